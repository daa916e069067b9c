import { around, boxOf } from '../../../text-layer/extent.js'
import type { PageText } from '../../../text-layer/page-text.js'
import type { PrintedDate } from '../../../values/printed-date.js'
import { rowsOfPage } from '../tables/row.js'
import { accountFacts } from './account.js'
import { accountStarts, statedBalances } from './balances.js'
import { type Calendar, settleCalendar } from './calendar.js'
import { categoryOf, channelOf } from './categorise.js'
import { rowConfidence } from './confidence.js'
import { findOrigin } from './currency.js'
import { directionsOf } from './directions.js'
import type { Entry } from './entries.js'
import { type EntryText, textOfEntry, wordsOfEntry } from './entry-text.js'
import { ledgersOf, mainLedgers } from './ledgers.js'
import { signedBalance } from './movement.js'
import { findPeriod } from './period.js'
import { type PrintedRow, printedRow } from './printed-row.js'
import { impliedEnds, isNewestFirst, reconcile, type Step } from './reconcile.js'
import { recurringOf } from './recurring.js'
import { repairSteps } from './repair.js'
import { sectionsOf } from './section.js'
import type { Statement, Transaction } from './statement.js'
import { monthsOf, totalsOf } from './summaries.js'

/**
 * Reads a bank or card statement out of a document's pages: rows, tables by their headers, columns of amounts by their
 * figures, then one decision on what each column holds. Nothing in it knows a bank.
 * @param card whether the document is a card's statement: what is unmarked is then spent, and balances are owed
 * @returns null where no dated movement is found
 */
export function readStatement(pages: readonly PageText[], { card }: { card: boolean }): Statement | null {
  const rows = pages.flatMap(rowsOfPage).map(printedRow)
  const { sections } = sectionsOf(rows)
  const ledgers = mainLedgers(ledgersOf(sections))
  const entries = ledgers.flatMap((ledger) => ledger.entries).sort(byPlace)
  if (entries.length === 0) return null
  const outside = rowsOutside(rows, entries)
  const account = accountFacts(outside)
  const origin = findOrigin(rows, account.ifsc_code)
  const landmarks = ledgers.flatMap((ledger) => ledger.landmarks)
  // Balances between two movements are carried from one page to the next.
  const ends = ledgers.flatMap(({ landmarks: all, entries: { length } }) =>
    all.filter(({ at }) => at === 0 || at === length),
  )
  const inLedger = new Set(landmarks.map(({ line }) => line.printed))
  const summary = outside.filter((row) => !inLedger.has(row))
  const stated = statedBalances(ends, ledgers[0]!.roles, summary, card)
  const texts = entries.map(textOfEntry)
  const directions = directionsOf({ entries, texts, card, opening: stated.opening })
  const period = findPeriod(outside)
  const calendar = settleCalendar({
    entries: entries.flatMap(({ date }) => date ?? []),
    others: outside.flatMap(({ dates }) => dates.map(({ value }) => value)),
    period,
    monthFirst: origin.monthFirst,
  })
  const starts = accountStarts(landmarks, ledgers[0]!.roles, entries.length, card)
  const drafts = entries.map((entry, index): Transaction & Step => {
    const from = starts.get(index)
    const draft = draftOf(entry, texts[index]!, directions[index]!, calendar, card, pages)
    return from === undefined ? draft : { ...draft, from }
  })
  const backwards = isNewestFirst(drafts)
  const inOrder = <Item>(list: readonly Item[]) => (backwards ? [...list].reverse() : [...list])
  const at = (row: number) => (backwards && row < entries.length ? entries.length - 1 - row : row)
  const wasRead = inOrder(entries.map(({ line }) => line.printed.row.read))
  const { steps, repairs } = repairSteps(inOrder(drafts), stated, (row) => wasRead[row]!)
  const balances = impliedEnds(steps, stated)
  const { balanced, breaks } = reconcile(steps, balances)
  const broken = new Set(breaks.map(({ row }) => at(row)))
  const repaired = new Set(repairs.map(({ row }) => at(row)))
  const chained = balanced !== null
  const transactions = inOrder(steps).map(({ from: _, ...each }, index) => ({
    ...each,
    confidence: rowConfidence(entries[index]!, { chained, broken: broken.has(index), repaired: repaired.has(index) }),
  }))
  return {
    ...account,
    currency: origin.currency,
    period: periodOf(period, calendar),
    opening_balance: balances.opening,
    closing_balance: balances.closing,
    transactions,
    totals: totalsOf(transactions),
    months: monthsOf(steps, balances.opening),
    recurring: recurringOf(transactions),
    reconciliation: {
      balanced,
      breaks: breaks.map((each) => ({ ...each, row: at(each.row) })),
      repairs: repairs.map((each) => ({ ...each, row: at(each.row) })),
    },
  }
}

function draftOf(
  entry: Entry,
  { description, reference }: EntryText,
  direction: 'debit' | 'credit',
  calendar: Calendar,
  card: boolean,
  pages: readonly PageText[],
): Transaction {
  const page = pages.find(({ number }) => number === entry.line.printed.row.page)!
  const { value } = entry.movement
  return {
    date: entry.date ? calendar.dateOf(entry.date) : null,
    value_date: entry.valueDate ? calendar.dateOf(entry.valueDate) : null,
    description,
    reference,
    debit: direction === 'debit' ? value : null,
    credit: direction === 'credit' ? value : null,
    balance: entry.balance ? signedBalance(entry.balance, card) : null,
    category: categoryOf(description, direction),
    channel: channelOf(description),
    page: page.number,
    box: boxOf(around(wordsOfEntry(entry)), page),
    confidence: 0,
  }
}

const periodOf = ([from, to]: readonly PrintedDate[], calendar: Calendar) => ({
  from: from ? calendar.dateOf(from) : null,
  to: to ? calendar.dateOf(to) : null,
})

const byPlace = (a: Entry, b: Entry) =>
  a.line.printed.row.page - b.line.printed.row.page || a.line.printed.row.top - b.line.printed.row.top

function rowsOutside(rows: readonly PrintedRow[], entries: readonly Entry[]): PrintedRow[] {
  const inside = new Set(entries.flatMap(({ lines }) => lines.map(({ printed }) => printed)))
  return rows.filter((row) => !inside.has(row))
}
