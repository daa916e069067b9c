import type { PageText } from '../../../text-layer/page-text.js'
import { rowsOfPage } from '../tables/row.js'
import { accountFacts } from './account.js'
import { accountParts, inPageOrder } from './accounts.js'
import { type RowEvidence, rowConfidence } from './confidence.js'
import { findOrigin } from './currency.js'
import type { Entry } from './entries.js'
import { ledgersOf, mainLedgers } from './ledgers.js'
import { findPeriod } from './period.js'
import { type PrintedRow, printedRow } from './printed-row.js'
import { type ReadAccount, readAccount } from './read-account.js'
import { recurringOf } from './recurring.js'
import { sectionsOf } from './section.js'
import type { Account, Reconciliation, Statement } from './statement.js'
import { monthsOf, totalsOf } from './summaries.js'

/**
 * Reads a bank or card statement out of a document's pages: rows, tables by their headers, columns of amounts by their
 * figures, then one decision on what each column holds, then each account by itself. Nothing in it knows a bank.
 * @param card whether the document is a card's statement: what is unmarked is then spent, and balances are owed
 * @param weigh what a row's evidence is worth; fitting needs another one
 * @returns null where no dated movement is found
 */
export function readStatement(
  pages: readonly PageText[],
  { card, weigh = rowConfidence }: { card: boolean; weigh?: (evidence: RowEvidence) => number },
): Statement | null {
  const rows = pages.flatMap(rowsOfPage).map(printedRow)
  const { sections } = sectionsOf(rows)
  const ledgers = mainLedgers(ledgersOf(sections))
  const entries = ledgers.flatMap((ledger) => ledger.entries).sort(inPageOrder)
  if (entries.length === 0) return null
  const outside = rowsOutside(rows, entries)
  const facts = accountFacts(outside)
  const origin = findOrigin(rows, facts.ifsc_code)
  const dates = {
    entries: entries.flatMap(({ date }) => date ?? []),
    others: outside.flatMap((row) => row.dates.map(({ value }) => value)),
    period: findPeriod(outside),
    monthFirst: origin.monthFirst,
  }
  const accounts: ReadAccount[] = []
  for (const part of accountParts(ledgers, outside))
    accounts.push(
      readAccount(
        part,
        { pages, card, holder: facts.account_holder_name, dates, weigh },
        accounts.at(-1)?.rows.to ?? 0,
      ),
    )
  const [first, last] = [accounts[0]!, accounts.at(-1)!]
  const transactions = accounts.flatMap((account) => account.transactions)
  const flows = transactions.map((each) => ({ ...each, balance: null }))
  return {
    ...facts,
    currency: origin.currency,
    period: first.period,
    opening_balance: first.opening_balance,
    closing_balance: last.closing_balance,
    transactions,
    totals: totalsOf(transactions),
    months: accounts.length === 1 ? first.months : monthsOf(flows, null),
    recurring: recurringOf(transactions),
    reconciliation: overall(accounts),
    accounts: accounts.map(({ transactions: _, ...account }) => account),
  }
}

function overall(accounts: readonly Account[]): Reconciliation {
  const all = accounts.map(({ reconciliation }) => reconciliation)
  const known = all.flatMap(({ balanced }) => balanced ?? [])
  return {
    balanced: known.length ? known.every(Boolean) : null,
    breaks: accounts.flatMap(({ reconciliation, rows }, index) =>
      // The row after an account that is not the last one is the next account's first.
      reconciliation.breaks.filter(({ row }) => row < rows.to || index === accounts.length - 1),
    ),
    repairs: all.flatMap(({ repairs }) => repairs),
    misplaced: all.flatMap(({ misplaced }) => misplaced),
  }
}

function rowsOutside(rows: readonly PrintedRow[], entries: readonly Entry[]): PrintedRow[] {
  const inside = new Set(entries.flatMap(({ lines }) => lines.map(({ printed }) => printed)))
  return rows.filter((row) => !inside.has(row))
}
