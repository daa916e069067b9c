import type { Statement } from '../statement/statement.js'
import {
  amountCell,
  countCell,
  dateCell,
  indented,
  percentCell,
  rightward,
  type SheetCell,
  type SheetContent,
  textCell,
} from './sheet.js'

const before = [
  ['Date', 12],
  ['Value date', 12],
  ['Description', 48],
  ['Reference', 20],
  ['Debit', 14],
  ['Credit', 14],
  ['Balance', 16],
  ['Category', 18],
  ['Channel', 18],
  ['Page', 7],
  ['Confidence', 12],
] as const
const account = ['Account', 20] as const
const check = ['Check', 40] as const

/** Texts that begin right behind a column of figures. */
const behindFigures: ReadonlySet<string> = new Set(['Category', 'Channel', 'Account', 'Check'])
const figures: ReadonlySet<string> = new Set(['Debit', 'Credit', 'Balance', 'Page', 'Confidence'])

/**
 * One row for each movement, in the order of the document; the last column says where the arithmetic breaks. Of several
 * accounts, a column before it says whose the movement is.
 */
export function transactionsSheet({ transactions, reconciliation, accounts }: Statement): SheetContent {
  const isShared = accounts.length > 1
  const columns = isShared ? [...before, account, check] : [...before, check]
  const accountOf = (row: number) => {
    const index = accounts.findIndex(({ rows }) => row >= rows.from && row < rows.to)
    return accounts[index]?.account_number ?? String(index + 1)
  }
  const notes = new Map<number, string[]>()
  const note = (row: number, text: string) => notes.set(row, [...(notes.get(row) ?? []), text])
  for (const { row, expected, found } of reconciliation.breaks)
    note(row, `balance ${found.toFixed(2)}, expected ${expected.toFixed(2)}`)
  for (const { row, key, from, to } of reconciliation.repairs)
    note(row, `${key} read as ${from.toFixed(2)}, set to ${to.toFixed(2)} by the balances`)
  for (const row of reconciliation.misplaced) note(row, "stands in the other direction's column")
  const rows = transactions.map((each, index) => [
    dateCell(each.date),
    dateCell(each.value_date),
    textCell(each.description),
    textCell(each.reference),
    amountCell(each.debit),
    amountCell(each.credit),
    amountCell(each.balance),
    indented(textCell(each.category)),
    indented(textCell(each.channel)),
    countCell(each.page),
    percentCell(each.confidence),
    ...(isShared ? [indented(textCell(accountOf(index)))] : []),
    indented(textCell(notes.get(index)?.join('; '))),
  ])
  return {
    name: 'Transactions',
    widths: columns.map(([, width]) => width),
    rows: [columns.map(([name]) => headingOf(name)), ...rows],
    headed: true,
  }
}

function headingOf(name: string): SheetCell {
  if (figures.has(name)) return rightward(textCell(name))
  return behindFigures.has(name) ? indented(textCell(name)) : textCell(name)
}
