import { around, boxOf } from '../../../text-layer/extent.js'
import type { PageText } from '../../../text-layer/page-text.js'
import { accountFacts } from './account.js'
import { type AccountPart, inPageOrder } from './accounts.js'
import { statedBalances } from './balances.js'
import { type Calendar, type CalendarEvidence, settleCalendar } from './calendar.js'
import { categoryOf, channelOf } from './categorise.js'
import { type RowEvidence, rowEvidence } from './confidence.js'
import { directionsOf } from './directions.js'
import type { Entry } from './entries.js'
import { type EntryText, textOfEntry, wordsOfEntry } from './entry-text.js'
import { signedBalance } from './movement.js'
import { findPeriod } from './period.js'
import { impliedEnds, isNewestFirst, reconcile } from './reconcile.js'
import { repairSteps } from './repair.js'
import type { Account, Transaction } from './statement.js'
import { monthsOf, totalsOf } from './summaries.js'

/** What one account's share takes from the whole document. */
export interface DocumentEvidence {
  readonly pages: readonly PageText[]
  readonly card: boolean
  /** Named once for all accounts of a file. */
  readonly holder: string | null
  readonly dates: CalendarEvidence
  /** A row's confidence. */
  readonly weigh: (evidence: RowEvidence) => number
}

export interface ReadAccount extends Account {
  readonly transactions: readonly Transaction[]
}

/**
 * Reads one account: which way each movement goes, on which day, and whether the balances follow.
 * @param first how many transactions of other accounts stand before its own
 */
export function readAccount({ ledgers, outside }: AccountPart, document: DocumentEvidence, first: number): ReadAccount {
  const { pages, card } = document
  const entries = ledgers.flatMap((ledger) => ledger.entries).sort(inPageOrder)
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
  const own = findPeriod(outside)
  const dates = own.length ? { ...document.dates, period: own } : document.dates
  const calendar = settleCalendar(dates)
  const drafts = entries.map((entry, index) => draftOf(entry, texts[index]!, directions[index]!, calendar, card, pages))
  const backwards = isNewestFirst(drafts)
  const inTime = <Item>(list: readonly Item[]) => (backwards ? [...list].reverse() : [...list])
  const at = (row: number) => (backwards && row < entries.length ? entries.length - 1 - row : row)
  const wasRead = inTime(entries.map(({ line }) => line.printed.row.read))
  const { steps, repairs } = repairSteps(inTime(drafts), stated, (row) => wasRead[row]!)
  const balances = impliedEnds(steps, stated)
  const { balanced, breaks } = reconcile(steps, balances)
  const broken = new Set(breaks.map(({ row }) => at(row)))
  const repaired = new Set(repairs.map(({ row }) => at(row)))
  const misplaced = new Set([...entries.keys()].filter((row) => isMisplaced(entries[row]!, directions[row]!)))
  const transactions = inTime(steps).map((each, row) => ({
    ...each,
    confidence: document.weigh(
      rowEvidence(entries[row]!, {
        chained: balanced !== null,
        broken: broken.has(row),
        settled: repaired.has(row) || misplaced.has(row),
      }),
    ),
  }))
  const facts = accountFacts(outside)
  return {
    account_holder_name: facts.account_holder_name ?? document.holder,
    account_number: facts.account_number,
    account_type: facts.account_type,
    period: {
      from: dates.period[0] ? calendar.dateOf(dates.period[0]) : null,
      to: dates.period[1] ? calendar.dateOf(dates.period[1]) : null,
    },
    opening_balance: balances.opening,
    closing_balance: balances.closing,
    rows: { from: first, to: first + entries.length },
    totals: totalsOf(transactions),
    months: monthsOf(steps, balances.opening),
    reconciliation: {
      balanced,
      breaks: breaks.map((each) => ({ ...each, row: first + at(each.row) })),
      repairs: repairs.map((each) => ({ ...each, row: first + at(each.row) })),
      misplaced: [...misplaced].map((row) => first + row),
    },
    transactions,
  }
}

const rowOf = (entry: Entry) => entry.line.printed.row

const isMisplaced = ({ movement }: Entry, direction: 'debit' | 'credit') =>
  movement.direction !== null && movement.direction !== direction

function draftOf(
  entry: Entry,
  { description, reference }: EntryText,
  direction: 'debit' | 'credit',
  calendar: Calendar,
  card: boolean,
  pages: readonly PageText[],
): Transaction {
  const page = pages.find(({ number }) => number === rowOf(entry).page)!
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
