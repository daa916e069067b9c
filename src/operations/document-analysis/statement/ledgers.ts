import { type AmountColumn, findAmountColumns } from './amount-columns.js'
import { assignRoles } from './assign-roles.js'
import { type Entry, entriesOf, type Landmark } from './entries.js'
import { ledgerLines } from './ledger.js'
import type { ColumnRoles } from './movement.js'
import type { Section } from './section.js'

/** Sections of one layout, with what was found in them. */
export interface Ledger {
  readonly sections: readonly Section[]
  readonly columns: readonly AmountColumn[]
  readonly roles: ColumnRoles
  readonly entries: readonly Entry[]
  readonly landmarks: readonly Landmark[]
}

/** The ledger of every layout of the document; a header that comes again goes on with its ledger. */
export function ledgersOf(sections: readonly Section[]): Ledger[] {
  const layouts = new Map<string, Section[]>()
  for (const section of sections) {
    const layout = section.headings.map(({ role }) => role).join(' ')
    layouts.set(layout, [...(layouts.get(layout) ?? []), section])
  }
  return [...layouts.values()].map(ledgerOf)
}

function ledgerOf(sections: readonly Section[]): Ledger {
  const columns = findAmountColumns(sections.map(withinLedger))
  const lines = sections.map((section) => ledgerLines(section, columns))
  const roles = assignRoles(columns, sections, lines.flat())
  const entries: Entry[] = []
  const landmarks: Landmark[] = []
  for (const each of lines) {
    const before = entries.at(-1) ?? null
    const [first] = each
    const isNextPage = before && first && first.printed.row.page === before.line.printed.row.page + 1
    const part = entriesOf(each, roles, isNextPage ? before : null)
    landmarks.push(...part.landmarks.map((landmark) => ({ ...landmark, at: landmark.at + entries.length })))
    entries.push(...part.entries)
  }
  return { sections, columns, roles, entries, landmarks }
}

/** Without what comes after the last dated row: sums and small print would blur the columns. */
function withinLedger(section: Section): Section {
  const last = section.rows.findLastIndex(({ dates, amounts }) => dates.length > 0 && amounts.length > 0)
  return { ...section, rows: section.rows.slice(0, last + 4) }
}

const fewestUnheaded = 3

/** Those that make the statement: the one with most dated movements, and what is laid out differently beside it. */
export function mainLedgers(ledgers: readonly Ledger[]): Ledger[] {
  const dated = ({ entries, sections }: Ledger) => {
    const count = entries.filter(({ date }) => date !== null).length
    // A sentence with a date and an amount is no ledger; several rows of them are, headed or not.
    return sections.some(({ headings }) => headings.length) || count >= fewestUnheaded ? count : 0
  }
  const main = ledgers.reduce<Ledger | null>((best, each) => (!best || dated(each) > dated(best) ? each : best), null)
  if (!main || dated(main) === 0) return []
  const balanced = main.roles.includes('balance')
  // A list without balances beside one with them repeats movements: the fees once more, the cheques once more.
  return ledgers.filter((each) => dated(each) > 0 && each.roles.includes('balance') === balanced)
}
