import type { Analysis } from '../analysis.js'
import type { Account, Statement } from '../statement/statement.js'
import { amountCell, countCell, dateCell, percentCell, type SheetCell, type SheetContent, textCell } from './sheet.js'

/** What the document is and, of a statement, whose, from when to when, and what it adds up to. */
export function summarySheet(analysis: Analysis): SheetContent {
  const rows: SheetCell[][] = [
    line('Document', textCell(analysis.label)),
    line('Confidence', percentCell(analysis.confidence)),
    line('Pages', countCell(analysis.pages.length)),
    ...(analysis.statement ? statementLines(analysis.statement) : []),
    ...Object.entries(analysis.fields).map(([name, { value }]) =>
      line(name, textCell(value === null ? null : String(value))),
    ),
    line('Integrity', textCell(analysis.integrity.verdict)),
  ]
  return { name: 'Summary', widths: [28, 44, 16, 14, 10, 44], rows, headed: false }
}

const line = (name: string, ...cells: SheetCell[]): SheetCell[] => [
  { value: name, type: String, fontWeight: 'bold' },
  ...cells.map(leftward),
]

/** A column of facts reads from the left, numbers too. */
const leftward = (cell: SheetCell): SheetCell => (cell ? { ...cell, align: 'left' } : null)

function statementLines(statement: Statement): SheetCell[][] {
  const { totals, reconciliation, accounts } = statement
  const balanced = reconciliation.balanced
  return [
    line('Bank', textCell(statement.bank_name)),
    line('Account holder', textCell(statement.account_holder_name)),
    line('Account number', textCell(statement.account_number)),
    line('Account type', textCell(statement.account_type)),
    line('IFSC', textCell(statement.ifsc_code)),
    line('Currency', textCell(statement.currency)),
    line('From', dateCell(statement.period.from)),
    line('To', dateCell(statement.period.to)),
    line('Opening balance', amountCell(statement.opening_balance)),
    line('Closing balance', amountCell(statement.closing_balance)),
    line('Debits', amountCell(totals.debit), countCell(totals.debit_count)),
    line('Credits', amountCell(totals.credit), countCell(totals.credit_count)),
    line('Balances add up', textCell(balanced === null ? 'cannot be checked' : balanced ? 'yes' : 'no')),
    line('Breaks', countCell(reconciliation.breaks.length)),
    line('Digits put right', countCell(reconciliation.repairs.length)),
    ...(accounts.length > 1 ? accounts.map(accountLine) : []),
    ...statement.recurring.map(({ description, direction, amount, interval_days, count }) =>
      line(
        'Recurring',
        textCell(description),
        amountCell(amount),
        textCell(direction),
        countCell(count),
        textCell(`every ${interval_days} days`),
      ),
    ),
  ]
}

/** Number, period, first and last balance. */
const accountLine = (
  { account_number, period, opening_balance, closing_balance }: Account,
  index: number,
): SheetCell[] =>
  line(
    `Account ${index + 1}`,
    textCell(account_number ?? '?'),
    amountCell(opening_balance),
    amountCell(closing_balance),
    dateCell(period.from),
    dateCell(period.to),
  )
