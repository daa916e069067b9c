import type { Statement } from '../statement/statement.js'
import { amountCell, countCell, dateCell, percentCell, rightward, type SheetContent, textCell } from './sheet.js'

const columns = [
  ['Date', 12],
  ['Value date', 12],
  ['Description', 48],
  ['Reference', 20],
  ['Debit', 14],
  ['Credit', 14],
  ['Balance', 16],
  ['Category', 18],
  ['Channel', 14],
  ['Page', 7],
  ['Confidence', 12],
  ['Check', 40],
] as const

const figures: ReadonlySet<string> = new Set(['Debit', 'Credit', 'Balance', 'Page', 'Confidence'])

/** One row for each movement, in the order of the document; the last column says where the arithmetic breaks. */
export function transactionsSheet({ transactions, reconciliation }: Statement): SheetContent {
  const notes = new Map<number, string[]>()
  const note = (row: number, text: string) => notes.set(row, [...(notes.get(row) ?? []), text])
  for (const { row, expected, found } of reconciliation.breaks)
    note(row, `balance ${found.toFixed(2)}, expected ${expected.toFixed(2)}`)
  for (const { row, key, from, to } of reconciliation.repairs)
    note(row, `${key} read as ${from.toFixed(2)}, set to ${to.toFixed(2)} by the balances`)
  const rows = transactions.map((each, index) => [
    dateCell(each.date),
    dateCell(each.value_date),
    textCell(each.description),
    textCell(each.reference),
    amountCell(each.debit),
    amountCell(each.credit),
    amountCell(each.balance),
    textCell(each.category),
    textCell(each.channel),
    countCell(each.page),
    percentCell(each.confidence),
    textCell(notes.get(index)?.join('; ')),
  ])
  return {
    name: 'Transactions',
    widths: columns.map(([, width]) => width),
    rows: [columns.map(([name]) => (figures.has(name) ? rightward(textCell(name)) : textCell(name))), ...rows],
    headed: true,
  }
}
