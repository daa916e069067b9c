import type { PrintedAmount } from '../../../values/printed-amount.js'
import type { PrintedDate } from '../../../values/printed-date.js'
import type { LedgerLine } from './ledger.js'
import { type ColumnRoles, cellOf, type Movement, movementOf } from './movement.js'
import { spanOnPage } from './section.js'

/** One movement with every row that belongs to it. */
export interface Entry {
  readonly date: PrintedDate | null
  readonly valueDate: PrintedDate | null
  readonly movement: Movement
  /** The amount as printed, for its sign. */
  readonly amount: PrintedAmount | null
  readonly balance: PrintedAmount | null
  /** The row that holds the amount. */
  readonly line: LedgerLine
  /** From the top: the amount's row and those that its text runs on over. */
  readonly lines: readonly LedgerLine[]
}

/** An opening or closing balance, or a sum, where it stands among the entries. */
export interface Landmark {
  readonly kind: NonNullable<LedgerLine['kind']>
  readonly line: LedgerLine
  /** How many entries stand before it. */
  readonly at: number
}

interface Draft {
  readonly line: LedgerLine
  readonly date: PrintedDate | null
  readonly lead: LedgerLine[]
  readonly tail: LedgerLine[]
}

/** Rows that follow one another closer than this many letter heights belong together. */
const close = 1
/** An undated movement stands no farther below the one that its date is taken from. */
const farthest = 4
/** Rows of text that one movement runs over, more would be prose. */
const mostRows = 8

/**
 * The movements of a ledger in the order of the page.
 * @param before the last one of the page before, whose date the first ones may share
 */
export function entriesOf(
  lines: readonly LedgerLine[],
  roles: ColumnRoles,
  before: Entry | null = null,
): { entries: Entry[]; landmarks: Landmark[] } {
  const drafts: Draft[] = []
  const landmarks: Landmark[] = []
  let loose: LedgerLine[] = []
  let pending: LedgerLine | null = null
  let last: { date: PrintedDate | null; line: LedgerLine } | null = before
  let ended = before === null
  for (const line of lines) {
    const movement = movementOf(line, roles)
    const dated = line.date !== null
    if (line.kind && !(line.kind === 'total' && dated && movement)) {
      landmarks.push({ kind: line.kind, line, at: drafts.length })
      runOn(drafts.at(-1), loose)
      loose = []
      pending = null
      ended = line.kind !== 'opening' || ended
      if (line.kind === 'opening' && dated) last = { date: line.date!.value, line }
      continue
    }
    if (!movement) {
      if (dated) {
        runOn(drafts.at(-1), loose)
        loose = []
        pending = line
      } else if (line.rest.length) loose.push(line)
      continue
    }
    const above: LedgerLine | null = pending ?? last?.line ?? null
    const near = above !== null && gapBelow(above, line) < farthest
    const carried = pending ? pending.date!.value : (last?.date ?? null)
    const sameDay = pending !== null && (!dated || isSame(line.date!.value, pending.date!.value))
    const follows = near && (pending || (!ended && isInText(line)))
    if (!dated && !(follows && line.rest.length > 0)) {
      loose = []
      continue
    }
    const draft: Draft = { line, date: dated ? line.date!.value : carried, lead: [], tail: [] }
    if (pending && sameDay) draft.lead.push(pending, ...loose)
    else share(drafts.at(-1), loose, draft)
    drafts.push(draft)
    last = { date: draft.date, line }
    loose = []
    pending = null
    ended = false
  }
  runOn(drafts.at(-1), loose)
  const entries = drafts.map(({ line, date, lead, tail }) => ({
    date,
    valueDate: line.valueDate?.value ?? lead.find(({ valueDate }) => valueDate)?.valueDate?.value ?? null,
    movement: movementOf(line, roles)!,
    amount: cellOf(line, roles, 'amount') ?? cellOf(line, roles, 'debit') ?? cellOf(line, roles, 'credit'),
    balance: cellOf(line, roles, 'balance') ?? tail.map((each) => cellOf(each, roles, 'balance')).find(Boolean) ?? null,
    line,
    lines: [...lead, line, ...tail],
  }))
  return { entries, landmarks }
}

const isSame = (a: PrintedDate, b: PrintedDate) => a.first === b.first && a.second === b.second && a.year === b.year

/** In letter heights; rows of two pages follow each other closely. */
function gapBelow(above: LedgerLine, below: LedgerLine): number {
  const [a, b] = [above.printed.row, below.printed.row]
  return a.page === b.page ? (b.top - a.bottom) / Math.max(1, a.size) : 0
}

/** Whether a row begins where the ledger's text does, not out under the dates or at the page's margin. */
const isInText = (line: LedgerLine) => spanOnPage(line.printed.row, line.printed.row).left > line.textFrom - 0.005

const follow = (above: LedgerLine, below: LedgerLine) =>
  above.printed.row.page === below.printed.row.page && gapBelow(above, below) <= close

/** Rows under a movement that go on with its text. */
function runOn(draft: Draft | undefined, loose: readonly LedgerLine[]): void {
  if (!draft) return
  let above = draft.tail.at(-1) ?? draft.line
  for (const line of loose) {
    if (draft.tail.length >= mostRows || !follow(above, line) || !isInText(line)) break
    draft.tail.push(line)
    above = line
  }
}

/** Rows between two movements: those nearer to the lower one are its first rows, as in cells centred on their amount. */
function share(upper: Draft | undefined, loose: readonly LedgerLine[], lower: Draft): void {
  const gaps = loose.map((line, index) => gapBelow(index ? loose[index - 1]! : (upper?.line ?? line), line))
  const end = loose.length ? gapBelow(loose.at(-1)!, lower.line) : 0
  const all = [...gaps, end]
  // The widest gap divides; where all are alike, everything belongs to the upper one.
  const widest = all.indexOf(Math.max(...all))
  const alike = upper && Math.max(...all) - Math.min(...all) < 0.25
  const cut = alike ? loose.length : upper ? widest : 0
  runOn(upper, loose.slice(0, cut))
  let below = lower.line
  for (const line of loose.slice(cut).reverse()) {
    if (!follow(line, below) || !isInText(line) || lower.lead.length >= mostRows) break
    lower.lead.unshift(line)
    below = line
  }
}
