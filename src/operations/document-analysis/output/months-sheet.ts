import type { Statement } from '../statement/statement.js'
import { amountCell, rightward, type SheetContent, textCell } from './sheet.js'

const columns = ['Month', 'Opening', 'Closing', 'Lowest', 'Highest', 'Average', 'Debits', 'Credits']

export function monthsSheet({ months }: Statement): SheetContent {
  const rows = months.map(({ month, opening, closing, min, max, average, debit, credit }) => [
    textCell(month),
    ...[opening, closing, min, max, average, debit, credit].map(amountCell),
  ])
  return {
    name: 'Months',
    widths: [12, ...columns.slice(1).map(() => 16)],
    rows: [columns.map((name, index) => (index ? rightward(textCell(name)) : textCell(name))), ...rows],
    headed: true,
  }
}
