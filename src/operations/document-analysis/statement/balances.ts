import { textOfWords } from '../tables/row.js'
import type { Landmark } from './entries.js'
import { foldText, kindOfLine } from './line-kinds.js'
import { type ColumnRoles, cellOf, signedBalance } from './movement.js'
import type { PrintedRow } from './printed-row.js'

export interface StatedBalances {
  readonly opening: number | null
  readonly closing: number | null
}

/**
 * The balances that the document states in words: in the ledger itself, else in a summary, where each stands behind its
 * name on the row or under it. The first opening and the last closing of the ledger count; pages in between carry forward.
 */
export function statedBalances(
  landmarks: readonly Landmark[],
  roles: ColumnRoles,
  outside: readonly PrintedRow[],
  owed: boolean,
): StatedBalances {
  const inLedger = (kind: 'opening' | 'closing') =>
    landmarks.filter((landmark) => landmark.kind === kind).flatMap((landmark) => balanceOf(landmark, roles, owed) ?? [])
  const summary = (kind: 'opening' | 'closing') => outside.flatMap((row) => inSummary(row, kind, owed) ?? [])
  return {
    opening: summary('opening')[0] ?? inLedger('opening')[0] ?? null,
    closing: summary('closing').at(-1) ?? inLedger('closing').at(-1) ?? null,
  }
}

const carried = /\b(?:brought|carried|forward|fwd|[bc]\/[fd])\b/

/**
 * Where another account begins in the middle of a ledger: a closing balance and then an opening one that is not the same.
 * What is brought forward from page to page is none.
 * @returns the opening balances' landmarks
 */
export function accountStarts(landmarks: readonly Landmark[], roles: ColumnRoles, entries: number): Landmark[] {
  return landmarks.filter((landmark) => {
    if (landmark.kind !== 'opening' || landmark.at === 0 || landmark.at >= entries || isCarried(landmark)) return false
    const closed = landmarks.find(({ kind, at }) => kind === 'closing' && at === landmark.at)
    const balance = balanceOf(landmark, roles, false)
    return closed && !isCarried(closed) && balance !== null && balance !== balanceOf(closed, roles, false)
  })
}

const isCarried = ({ line }: Landmark) => carried.test(foldText(textOfWords(line.printed.row.words)))

/** Under the heading of balances, else the last amount of the row. */
function balanceOf({ line }: Landmark, roles: ColumnRoles, owed: boolean): number | null {
  const cell = cellOf(line, roles, 'balance')
  if (cell) return signedBalance(cell, owed)
  const { amounts } = line.printed
  const last = amounts.filter(({ value }) => value.plain).at(-1)
  if (!last) return null
  // Without a column of balances, "previous balance" stands under debits when the account owes it.
  const column = line.cells.indexOf(last)
  const role = column >= 0 ? roles[column] : null
  return role === 'debit' ? -last.value.value : signedBalance(last.value, owed)
}

/** "Opening Balance (01 Oct 2024): Rs. 1,24,350.00", with the amount right behind its name. */
function inSummary(printed: PrintedRow, kind: 'opening' | 'closing', owed: boolean): number | null {
  const { row, amounts } = printed
  const plain = amounts.filter(({ value }) => value.plain)
  for (const [index, amount] of plain.entries()) {
    const from = plain[index - 1]?.to ?? 0
    const label = row.words
      .slice(from, amount.from)
      .map(({ text }) => text)
      .join(' ')
    if (kindOfLine(label) === kind) return signedBalance(amount.value, owed)
  }
  return null
}
