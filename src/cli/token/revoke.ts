import { type Command, readArguments } from '../command.js'
import { showMoment } from '../moment.js'
import { json, tokenFacts } from './token-facts.js'
import { withTokens } from './with-tokens.js'

export const revokeToken: Command = {
  name: 'token revoke',
  synopsis: 'ID [options]',
  summary: 'End a token for good. A running service refuses it within LEKHA_TOKEN_CACHE_MS.',
  details: [
    ['ID', 'as "lekha token list" shows it'],
    ['--json', "print the token's facts as JSON"],
  ],
  async run(argv, { print }) {
    const { values, positionals } = readArguments(argv, { json: { type: 'boolean' } }, { min: 1, max: 1, names: 'ID' })
    await withTokens(async (tokens) => {
      const token = await tokens.revoke(positionals[0]!)
      if (values.json) return print(json(tokenFacts(token, new Date())))
      print(`Token ${token.tokenId} ("${token.name}") is revoked since ${showMoment(token.revokedAt, '')} UTC.\n`)
    })
  },
}
