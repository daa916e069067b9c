import { around, boxOf } from '../../../text-layer/extent.js'
import type { PageText } from '../../../text-layer/page-text.js'
import { rowsOfPage } from '../tables/row.js'
import { statedBalances } from './balances.js'
import { settleCalendar } from './calendar.js'
import { directionsOf } from './directions.js'
import type { Entry } from './entries.js'
import { textOfEntry, wordsOfEntry } from './entry-text.js'
import { ledgersOf, mainLedgers } from './ledgers.js'
import { signedBalance } from './movement.js'
import { findPeriod } from './period.js'
import { type PrintedRow, printedRow } from './printed-row.js'
import { reconcile } from './reconcile.js'
import { sectionsOf } from './section.js'
import type { Statement } from './statement.js'

/**
 * Reads a bank or card statement out of a document's pages.
 * @param card whether the document is a card's statement
 * @returns null where no movement with a date is found
 */
export function readStatement(pages: readonly PageText[], { card }: { card: boolean }): Statement | null {
  const rows = pages.flatMap(rowsOfPage).map(printedRow)
  const { preamble, sections } = sectionsOf(rows)
  const ledgers = mainLedgers(ledgersOf(sections))
  if (ledgers.length === 0) return null
  const entries = ledgers.flatMap((ledger) => ledger.entries).sort(byPlace)
  const texts = entries.map(textOfEntry)
  const outside = rowsOutside(rows, entries)
  const stated = statedBalances(
    ledgers.flatMap(({ landmarks }) => landmarks),
    ledgers[0]!.roles,
    outside,
  )
  const directions = directionsOf({ entries, texts, card, opening: stated.opening })
  const period = findPeriod(preamble.length ? [...preamble, ...outside] : outside)
  const calendar = settleCalendar({
    entries: entries.flatMap(({ date }) => date ?? []),
    others: outside.flatMap(({ dates }) => dates.map(({ value }) => value)),
    period,
    monthFirst: false,
  })
  const transactions = entries.map((entry, index) => {
    const page = pages.find(({ number }) => number === entry.line.printed.row.page)!
    const value = entry.movement.value
    return {
      date: entry.date ? calendar.dateOf(entry.date) : null,
      value_date: entry.valueDate ? calendar.dateOf(entry.valueDate) : null,
      description: texts[index]!.description,
      reference: texts[index]!.reference,
      debit: directions[index] === 'debit' ? value : null,
      credit: directions[index] === 'credit' ? value : null,
      balance: entry.balance ? signedBalance(entry.balance) : null,
      category: 'other',
      channel: null,
      page: page.number,
      box: boxOf(around(wordsOfEntry(entry)), page),
      confidence: 0.9,
    }
  })
  const opening = stated.opening
  const closing = stated.closing ?? transactions.findLast(({ balance }) => balance !== null)?.balance ?? null
  return {
    bank_name: null,
    account_holder_name: null,
    account_number: null,
    account_type: null,
    ifsc_code: null,
    currency: null,
    period: {
      from: period[0] ? calendar.dateOf(period[0]) : null,
      to: period[1] ? calendar.dateOf(period[1]) : null,
    },
    opening_balance: opening,
    closing_balance: closing,
    transactions,
    totals: { debit: 0, credit: 0, debit_count: 0, credit_count: 0 },
    months: [],
    recurring: [],
    reconciliation: { ...reconcile(transactions, { opening, closing }), repairs: [] },
  }
}

const byPlace = (a: Entry, b: Entry) =>
  a.line.printed.row.page - b.line.printed.row.page || a.line.printed.row.top - b.line.printed.row.top

const rowsOutside = (rows: readonly PrintedRow[], entries: readonly Entry[]): PrintedRow[] => {
  const inside = new Set(entries.flatMap(({ lines }) => lines.map(({ printed }) => printed)))
  return rows.filter((row) => !inside.has(row))
}
