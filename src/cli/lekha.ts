import { type Command, CommandLineError, type Output } from './command.js'
import { commands, findCommand } from './commands.js'
import { helpOf, overview } from './help.js'

const output: Output = {
  print: (text) => process.stdout.write(text),
  note: (text) => process.stderr.write(text),
}

/**
 * The command `lekha`. Sets the exit code: 0 done, 1 failed, 2 called wrongly.
 * @param argv the arguments after the program's name
 */
export async function main(argv: readonly string[]): Promise<void> {
  // `lekha token list | head` closes the pipe early; that is no failure of ours.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
  try {
    await dispatch(argv)
  } catch (error) {
    process.exitCode = error instanceof CommandLineError ? 2 : 1
    output.note(`lekha: ${(error as Error).message}\n`)
  }
}

async function dispatch(argv: readonly string[]): Promise<void> {
  if (argv.length === 0) throw new CommandLineError(`a command is missing.\n\n${overview(commands)}`)
  const [first, ...others] = argv
  if (first === 'help' || first === '--help' || first === '-h') return output.print(helpOn(others))
  if (first === '--version' || first === '-v') return dispatch(['version'])
  const found = findCommand(argv)
  if (!found) throw new CommandLineError(unknown(argv))
  if (found.rest.includes('--help') || found.rest.includes('-h')) return output.print(helpOf(found.command))
  await run(found.command, found.rest)
}

async function run(command: Command, rest: readonly string[]): Promise<void> {
  try {
    await command.run(rest, output)
  } catch (error) {
    if (!(error instanceof CommandLineError)) throw error
    throw new CommandLineError(`${error.message}\n\n${helpOf(command)}`)
  }
}

/** The page of one command, the list of a group (`token`), or the list of all. */
function helpOn(topic: readonly string[]): string {
  const called = topic.join(' ')
  const group = commands.filter(({ name }) => !called || name === called || name.startsWith(`${called} `))
  if (group.length === 0) throw new CommandLineError(unknown(topic))
  return group.length === 1 ? helpOf(group[0]!) : overview(group)
}

function unknown(argv: readonly string[]): string {
  const called = argv.slice(0, argv[0] === 'token' ? 2 : 1).join(' ')
  return `there is no command "${called}".\n\n${overview(commands)}`
}
