import { type ParseArgsConfig, parseArgs } from 'node:util'

type OptionsConfig = NonNullable<ParseArgsConfig['options']>

/** One command of the command line. */
export interface Command {
  /** The words that call it, e.g. `token create`. */
  readonly name: string
  /** What follows the words, e.g. `ID [options]`. */
  readonly synopsis: string
  readonly summary: string
  /** Lines that explain its arguments and options. */
  readonly details: readonly (readonly [argument: string, meaning: string])[]
  run(argv: readonly string[], output: Output): Promise<void>
}

export interface Output {
  /** Standard output: what was asked for, fit for a pipe. */
  print(text: string): void
  /** Standard error: what a person wants to know beside it. */
  note(text: string): void
}

/** The command line was called wrongly; the exit code is 2. */
export class CommandLineError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'CommandLineError'
  }
}

/**
 * Options and positional arguments of a command.
 * @throws CommandLineError for an unknown option, a missing value or the wrong number of arguments.
 */
export function readArguments<const Options extends OptionsConfig>(
  argv: readonly string[],
  options: Options,
  positionals: { min: number; max: number; names: string } = { min: 0, max: 0, names: '' },
) {
  const parsed = parse(argv, options)
  if (parsed.positionals.length < positionals.min) throw new CommandLineError(`${positionals.names} is missing.`)
  const surplus = parsed.positionals[positionals.max]
  if (surplus !== undefined) throw new CommandLineError(`"${surplus}" is one argument too many.`)
  return parsed
}

function parse<const Options extends OptionsConfig>(argv: readonly string[], options: Options) {
  try {
    return parseArgs({ args: [...argv], options, allowPositionals: true, strict: true })
  } catch (error) {
    // Node's message goes on to explain the shell; its first sentence says what is wrong.
    const [sentence] = (error as Error).message.split(/\.\s/)
    throw new CommandLineError(`${sentence}.`)
  }
}
