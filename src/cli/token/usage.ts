import { reportUsage } from '../../usage/usage-report.js'
import { type Command, CommandLineError, readArguments } from '../command.js'
import { table } from '../table.js'
import { json } from './token-facts.js'
import { withTokens } from './with-tokens.js'

const DAY_MS = 86_400_000

export const showUsage: Command = {
  name: 'token usage',
  synopsis: '[ID] [options]',
  summary: 'Requests by UTC day, token and operation.',
  details: [
    ['ID', 'one token only'],
    ['--days N', 'today and the days before it, N in all (default: 30)'],
    ['--json', 'print them as JSON'],
    ['', 'succeeded: read; unsuccessful: processed, and the document could not be used;'],
    ['', 'refused: 4xx; failed: 5xx. The first two count towards the quota.'],
  ],
  async run(argv, { print }) {
    const { values, positionals } = readArguments(
      argv,
      { days: { type: 'string', default: '30' }, json: { type: 'boolean' } },
      { min: 0, max: 1, names: 'ID' },
    )
    if (!/^[1-9]\d{0,4}$/.test(values.days)) throw new CommandLineError('--days takes a whole number from 1.')
    const now = Date.now()
    const since = new Date(now - (now % DAY_MS) - (Number(values.days) - 1) * DAY_MS)
    await withTokens(async (_tokens, store) => {
      const rows = await reportUsage(store.db, { since, tokenId: positionals[0] })
      if (values.json) return print(json(rows))
      const headings = [
        'day',
        'token',
        'operation',
        'requests',
        'succeeded',
        'unsuccessful',
        'refused',
        'failed',
        'pages',
        'bytes',
        'mean ms',
      ]
      const cells = rows.map((row) => [
        row.day,
        row.token_id,
        row.operation,
        ...[row.requests, row.succeeded, row.unsuccessful, row.refused, row.failed, row.pages, row.bytes].map(String),
        row.mean_ms.toFixed(1),
      ])
      print(table(headings, cells))
    })
  },
}
