import type { PrintedAmount } from '../../../values/printed-amount.js'
import type { PrintedDate } from '../../../values/printed-date.js'
import { type AmountColumn, columnOf } from './amount-columns.js'
import { kindOfLine, type LineKind } from './line-kinds.js'
import type { Placed, PrintedRow } from './printed-row.js'
import { edgeDistance, type Section, sharedPart, spanOnPage } from './section.js'

/** A row of a section sorted into what the columns hold. */
export interface LedgerLine {
  readonly printed: PrintedRow
  readonly section: Section
  readonly date: Placed<PrintedDate> | null
  readonly valueDate: Placed<PrintedDate> | null
  /** One for each column of amounts. */
  readonly cells: readonly (Placed<PrintedAmount> | null)[]
  /** Indices of the words that are neither a date nor an amount of a column. */
  readonly rest: readonly number[]
  /** Where the ledger's text can begin, in parts of the page's width: right of the dates, where those come first. */
  readonly textFrom: number
  readonly kind: LineKind | null
}

export function ledgerLines(section: Section, columns: readonly AmountColumn[]): LedgerLine[] {
  const column = dateColumn(section)
  const textFrom = column && !isBeforeDates(section, column) ? column.right : 0
  return section.rows.map((printed) => {
    const cells: (Placed<PrintedAmount> | null)[] = columns.map(() => null)
    for (const amount of printed.amounts) {
      const index = columnOf(amount, printed, columns)
      if (index !== null) cells[index] = better(cells[index] ?? null, amount)
    }
    const { date, valueDate } = datesOf(printed, section, column)
    const taken = new Set<number>()
    for (const part of [date, valueDate, ...cells])
      if (part) for (let index = part.from; index < part.to; index++) taken.add(index)
    const isSerial = (index: number) =>
      date !== null && index < date.from && /^\d{1,5}[.)]?$/.test(printed.row.words[index]!.text)
    const rest = printed.row.words.map((_, index) => index).filter((index) => !taken.has(index) && !isSerial(index))
    const text = rest.map((index) => printed.row.words[index]!.text).join(' ')
    return { printed, section, date, valueDate, cells, rest, textFrom, kind: kindOfLine(text) }
  })
}

/** Of two amounts over one column, the one that is an amount by its form, else the right one. */
const better = (known: Placed<PrintedAmount> | null, amount: Placed<PrintedAmount>) =>
  known?.value.plain && !amount.value.plain ? known : amount

const isBeforeDates = ({ headings }: Section, column: { left: number }) =>
  headings.some(({ role, right }) => role === 'description' && right < column.left)

/** Where dates begin: under their heading, or where most rows have one that is their first or second word. */
function dateColumn({ headings, rows }: Section): { left: number; right: number } | null {
  const leading = rows.flatMap((printed) => {
    const first = printed.dates.find(({ from }) => from <= 1)
    return first ? [spanOnPage(first, printed.row)] : []
  })
  const heading = headings.find(({ role }) => role === 'date')
  const all = heading ? rows.flatMap(({ dates, row }) => dates.map((date) => spanOnPage(date, row))) : []
  const under = heading ? all.filter((span) => isUnder(span, heading)) : leading
  const spans = (under.length ? under : leading).sort((a, b) => a.left - b.left)
  return spans[Math.floor(spans.length / 2)] ?? null
}

const isUnder = (span: { left: number; right: number }, heading: { left: number; right: number }) =>
  sharedPart(span, heading) > 0 || edgeDistance(span, heading) < 0.03

function datesOf(printed: PrintedRow, { headings }: Section, column: { left: number; right: number } | null) {
  const none = { date: null, valueDate: null }
  if (!column) return none
  const span = (placed: Placed<PrintedDate>) => spanOnPage(placed, printed.row)
  const date = printed.dates.find((placed) => sharedPart(span(placed), column) > 0.3) ?? null
  const heading = headings.find(({ role }) => role === 'value_date')
  const others = printed.dates.filter((placed) => placed !== date)
  // Without its heading, a second date is the value's where it stands right beside the first.
  const valueDate = heading
    ? others.find((placed) => isUnder(span(placed), heading))
    : others.find((placed) => date !== null && placed.from === date.to)
  return { date, valueDate: valueDate ?? null }
}
