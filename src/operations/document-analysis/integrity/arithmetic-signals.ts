import type { AnalysedPage } from '../analysis.js'
import type { Account, Statement, Transaction } from '../statement/statement.js'
import type { Signal } from './signal.js'

/** Rows with breaks that are named one by one; a statement with more is wrong throughout. */
const mostNamed = 10
/** So many balances that follow from one another prove that no row between them was missed. */
const fewestFollowed = 3
/** A reading less sure than this may be what breaks the chain. */
const sureReading = 0.97

/** What a statement's own arithmetic says. A statement that cannot be followed says nothing. */
export function statementSignals(statement: Statement, pages: readonly AnalysedPage[]): Signal[] {
  const { transactions } = statement
  const wasRead = pages.some(({ source }) => source === 'ocr')
  const breaks = statement.accounts.flatMap(({ reconciliation, rows }) =>
    reconciliation.breaks.filter(({ row }) => row < rows.to),
  )
  const signals: Signal[] = breaks.slice(0, mostNamed).map(({ row, expected, found }) => {
    const { page, box, date } = transactions[row]!
    return {
      code: 'running_balance_breaks',
      severity: wasRead && !isSure(row, statement, pages) ? 'low' : 'medium',
      page,
      box,
      detail: `The balance${date ? ` of ${date}` : ''} is ${money(found)}; the rows before make it ${money(expected)}.`,
    }
  })
  for (const account of statement.accounts) signals.push(...closingSignals(account, transactions, pages))
  for (const row of statement.reconciliation.misplaced.slice(0, mostNamed)) {
    const { page, box, debit } = transactions[row]!
    const [is, stands] = debit === null ? ['credit', 'debits'] : ['debit', 'credits']
    signals.push({
      code: 'amount_in_wrong_column',
      severity: wasRead ? 'low' : 'medium',
      page,
      box,
      detail: `The amount stands in the column of ${stands}; its balance or its narration makes it a ${is}.`,
    })
  }
  for (const account of statement.accounts) signals.push(...outsidePeriod(account, transactions))
  return signals
}

function closingSignals(
  { reconciliation, rows }: Account,
  transactions: readonly Transaction[],
  pages: readonly AnalysedPage[],
): Signal[] {
  const own = transactions.slice(rows.from, rows.to)
  const followed = own.filter(({ balance }) => balance !== null).length
  const isProven = reconciliation.breaks.every(({ row }) => row >= rows.to)
  const complete = followed >= fewestFollowed && isProven && !lacksPages(pages)
  return reconciliation.breaks
    .filter(({ row }) => row >= rows.to)
    .map(({ expected, found }) => ({
      code: 'closing_balance_differs',
      // Where balances do not prove the rows, one may have been missed.
      severity: complete ? 'medium' : 'low',
      page: own.at(-1)?.page ?? null,
      box: null,
      detail: `The closing balance is stated as ${money(found)}; the rows lead to ${money(expected)}.`,
    }))
}

function outsidePeriod({ rows, period }: Account, transactions: readonly Transaction[]): Signal[] {
  const own = transactions.slice(rows.from, rows.to)
  const outside = own.filter(
    ({ date }) => date && ((period.from && date < period.from) || (period.to && date > period.to)),
  )
  const [first] = outside
  if (!first) return []
  return [
    {
      code: 'date_outside_period',
      severity: 'low',
      page: first.page,
      box: first.box,
      detail: `${outside.length} of ${own.length} rows are dated outside the statement's period.`,
    },
  ]
}

/** "1 of 2" on the last page that was sent. */
function lacksPages(pages: readonly AnalysedPage[]): boolean {
  const counts = pages.flatMap(({ lines }) =>
    lines.flatMap(({ text }) =>
      Number(/^(?:page\s*:?\s*)?\d{1,3}\s*(?:of|\/|von|de|sur)\s*(\d{1,3})$/i.exec(text.trim())?.[1] ?? []),
    ),
  )
  return counts.some((count) => count > pages.length)
}

/** Whether the words of a row were read without doubt. */
function isSure(row: number, { transactions }: Statement, pages: readonly AnalysedPage[]): boolean {
  const { page, box } = transactions[row]!
  const lines = pages.find(({ number }) => number === page)?.lines ?? []
  const inside = lines.filter(({ box: [, top, , height] }) => {
    const middle = top! + height! / 2
    return box !== null && middle >= box[1]! && middle <= box[1]! + box[3]!
  })
  return inside.length > 0 && inside.every(({ confidence }) => confidence >= sureReading)
}

const money = (value: number) => value.toFixed(2)
