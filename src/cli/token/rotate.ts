import { type Command, readArguments } from '../command.js'
import { readDuration, showMoment } from '../moment.js'
import { json, tokenFacts } from './token-facts.js'
import { withTokens } from './with-tokens.js'

export const rotateToken: Command = {
  name: 'token rotate',
  synopsis: 'ID [options]',
  summary: 'Give a token a new text; the old text keeps working for the overlap.',
  details: [
    ['ID', 'as "lekha token list" shows it; it stays the same'],
    ['--overlap TIME', 'e.g. 30m, 24h, 7d; 0: the old text ends at once (default: 24h)'],
    ['--json', 'print the token and its facts as JSON'],
  ],
  async run(argv, { print, note }) {
    const { values, positionals } = readArguments(
      argv,
      { overlap: { type: 'string', default: '24h' }, json: { type: 'boolean' } },
      { min: 1, max: 1, names: 'ID' },
    )
    const overlapMs = readDuration(values.overlap, '--overlap')
    await withTokens(async (tokens) => {
      const now = new Date()
      const end = new Date(now.getTime() + overlapMs)
      const { token, text } = await tokens.rotate(positionals[0]!, end)
      if (values.json) return print(json({ token: text, ...tokenFacts(token, now) }))
      const old = overlapMs ? `The old text works until ${showMoment(end, '')} UTC.` : 'The old text has ended.'
      note(`Token ${token.tokenId} ("${token.name}") has a new text. ${old} The new one is shown only now:\n`)
      print(`${text}\n`)
    })
  },
}
