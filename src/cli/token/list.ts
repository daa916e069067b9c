import { tokenState } from '../../tokens/token.js'
import { lastUsed } from '../../usage/usage-report.js'
import { type Command, readArguments } from '../command.js'
import { showMoment } from '../moment.js'
import { table } from '../table.js'
import { json, tokenFacts } from './token-facts.js'
import { withTokens } from './with-tokens.js'

export const listTokens: Command = {
  name: 'token list',
  synopsis: '[options]',
  summary: 'List the tokens, oldest first; never their texts.',
  details: [['--json', 'print them as JSON']],
  async run(argv, { print }) {
    const { values } = readArguments(argv, { json: { type: 'boolean' } })
    await withTokens(async (tokens, store) => {
      const now = new Date()
      const rows = []
      for (const token of await tokens.list()) rows.push({ token, used: await lastUsed(store.db, token.tokenId) })
      if (values.json) {
        const facts = rows.map(({ token, used }) => ({
          ...tokenFacts(token, now),
          last_used_at: used?.toISOString() ?? null,
        }))
        return print(json(facts))
      }
      const headings = ['id', 'name', 'env', 'state', 'scopes', 'expires (utc)', 'rate', 'quota', 'last used (utc)']
      const cells = rows.map(({ token, used }) => [
        token.tokenId,
        token.name,
        token.environment,
        tokenState(token, now),
        token.scopes.join(','),
        showMoment(token.expiresAt, 'never'),
        String(token.ratePerMinute ?? 'default'),
        String(token.dailyQuota ?? 'unlimited'),
        showMoment(used, 'never'),
      ])
      print(table(headings, cells))
    })
  },
}
