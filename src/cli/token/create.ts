import { type Command, CommandLineError, readArguments } from '../command.js'
import { readMoment, showMoment } from '../moment.js'
import { json, tokenFacts } from './token-facts.js'
import { withTokens } from './with-tokens.js'

export const createToken: Command = {
  name: 'token create',
  synopsis: '--name NAME [options]',
  summary: 'Create a token and print it, this once, on standard output.',
  details: [
    ['--name NAME', 'who or what uses it; shown in lists'],
    ['--scopes LIST', 'operations that it may call, joined by commas (default: all)'],
    ['--expires WHEN', 'e.g. 90d, or 2030-01-31 (default: never)'],
    ['--rate N', "requests a minute (default: the deployment's LEKHA_RATE_PER_MINUTE)"],
    ['--quota N', 'requests a UTC day (default: unlimited)'],
    ['--json', 'print the token and its facts as JSON'],
  ],
  async run(argv, { print, note }) {
    const { values } = readArguments(argv, {
      name: { type: 'string' },
      scopes: { type: 'string', default: '*' },
      expires: { type: 'string' },
      rate: { type: 'string' },
      quota: { type: 'string' },
      json: { type: 'boolean' },
    })
    const now = new Date()
    const request = {
      name: readName(values.name),
      scopes: await readScopes(values.scopes),
      expiresAt: values.expires === undefined ? null : readExpiry(values.expires, now),
      ratePerMinute: readCount(values.rate, '--rate'),
      dailyQuota: readCount(values.quota, '--quota'),
    }
    await withTokens(async (tokens) => {
      const { token, text } = await tokens.create(request)
      if (values.json) return print(json({ token: text, ...tokenFacts(token, now) }))
      note(
        `Token ${token.tokenId} for "${token.name}" (${token.environment}), expires: ${showMoment(token.expiresAt, 'never')}. ` +
          'It is shown only now:\n',
      )
      print(`${text}\n`)
    })
  },
}

function readName(text = ''): string {
  const name = text.trim()
  if (!name) throw new CommandLineError('--name is missing: say who or what uses the token.')
  // It stands in tables and in log lines.
  if (/\p{Cc}/u.test(name) || name.length > 100)
    throw new CommandLineError('--name takes one line of up to 100 characters.')
  return name
}

async function readScopes(text: string): Promise<string[]> {
  const scopes = [...new Set(text.split(',').map((scope) => scope.trim()))]
  // Only here: the operations bring their rules and tables with them, which no other command needs.
  const { operations } = await import('../../operations/registry.js')
  const known = operations.map(({ name }) => name)
  if (scopes.includes('*')) return ['*']
  for (const scope of scopes)
    if (!known.includes(scope))
      throw new CommandLineError(
        `--scopes: there is no operation "${scope}". There are: ${known.join(', ')}, or * for all.`,
      )
  return scopes
}

function readExpiry(text: string, now: Date): Date {
  const expiry = readMoment(text, '--expires', now)
  if (expiry <= now) throw new CommandLineError(`--expires: ${text} is not in the future.`)
  return expiry
}

function readCount(text: string | undefined, option: string): number | null {
  if (text === undefined) return null
  if (!/^[1-9]\d{0,8}$/.test(text))
    throw new CommandLineError(`${option} takes a whole number from 1; "${text}" is none.`)
  return Number(text)
}
