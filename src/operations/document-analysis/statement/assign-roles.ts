import type { AmountColumn } from './amount-columns.js'
import { type AmountRole, isAmountRole } from './column-words.js'
import type { LedgerLine } from './ledger.js'
import { type ColumnRoles, cellOf, cents, movementOf, signedBalance } from './movement.js'
import { edgeDistance, type PlacedHeading, type Section, sharedPart } from './section.js'

/** Columns that are weighed: a page has no more of them that matter. */
const mostColumns = 5
/** A column with fewer figures than this part of the fullest one is no column of the ledger, unless it is headed. */
const leastShare = 0.02
/** The arithmetic of so many lines tells what a column holds; more would only take time. */
const mostLines = 120
const mostFill = 1.3
const chainWeight = 4

/**
 * What each column of amounts holds. Every sensible way is tried, and the one is taken that agrees best with the headings,
 * with the usual order and, above all, with the arithmetic: balances that follow from the movements between them.
 */
export function assignRoles(
  columns: readonly AmountColumn[],
  sections: readonly Section[],
  lines: readonly LedgerLine[],
): ColumnRoles {
  const headed = columns.map((column) => headingOver(column, columns, sections))
  const fullest = Math.max(1, ...columns.map(({ count }) => count))
  const eligible = columns
    .map((column, index) => ({
      index,
      worth: column.count + (headed[index] && isAmountRole(headed[index].role) ? fullest : 0),
    }))
    .filter(({ worth }) => worth >= fullest * leastShare)
    .sort((a, b) => b.worth - a.worth)
    .slice(0, mostColumns)
    .map(({ index }) => index)
    .sort((a, b) => a - b)
  const used = lines.filter(({ kind, cells }) => kind !== 'total' && cells.some(Boolean)).slice(0, mostLines)
  const ways = choices(eligible.length)
    .map((choice) => {
      const roles: (AmountRole | null)[] = columns.map(() => null)
      for (const [order, index] of eligible.entries()) roles[index] = choice[order]!
      return { roles, score: headingScore(roles, headed, columns, fullest) + orderScore(roles) }
    })
    .sort((a, b) => b.score - a.score)
  let best: { roles: ColumnRoles; score: number } = { roles: columns.map(() => null), score: Number.NEGATIVE_INFINITY }
  for (const { roles, score: base } of ways) {
    // The rest are behind even if their figures agreed in every way.
    if (base + mostFill + chainWeight <= best.score) break
    const score = base + fillScore(roles, columns, used) + chainWeight * chainScore(roles, used)
    if (score > best.score) best = { roles, score }
  }
  return best.roles
}

/** All ways of giving out the roles: one balance at most, and one amount or debits and credits apart. */
function choices(count: number): (AmountRole | null)[][] {
  if (count === 0) return [[]]
  return choices(count - 1).flatMap((head) =>
    ([null, 'debit', 'credit', 'amount', 'balance'] as const)
      .filter((role) => role === null || !head.includes(role))
      .filter((role) => role !== 'amount' || !(head.includes('debit') || head.includes('credit')))
      .filter((role) => (role !== 'debit' && role !== 'credit') || !head.includes('amount'))
      .map((role) => [...head, role]),
  )
}

/** The heading that stands over a column and over no other one better. */
function headingOver(
  column: AmountColumn,
  columns: readonly AmountColumn[],
  sections: readonly Section[],
): PlacedHeading | null {
  const headings = sections.find((section) => section.headings.length)?.headings ?? []
  const distance = (heading: PlacedHeading, over: AmountColumn) =>
    edgeDistance(heading, over) - (sharedPart(heading, over) > 0 ? 0.02 : 0)
  const nearest = headings
    .filter((heading) => columns.every((other) => distance(heading, column) <= distance(heading, other)))
    .filter((heading) => distance(heading, column) < 0.06)
    .sort((a, b) => distance(a, column) - distance(b, column))
  return nearest.find(({ role }) => isAmountRole(role)) ?? nearest[0] ?? null
}

function headingScore(
  roles: ColumnRoles,
  headed: readonly (PlacedHeading | null)[],
  columns: readonly AmountColumn[],
  fullest: number,
): number {
  return roles.reduce((score, role, index) => {
    const heading = headed[index]?.role ?? null
    // Without a heading, a column that is well filled ought to be one of the ledger's all the same.
    if (heading === null) return score - (role === null ? columns[index]!.count / fullest : 0.7)
    if (!isAmountRole(heading)) return score - (role === null ? 0 : 2)
    if (heading === role) return score + 3
    if (role === null) return score - 2
    if (heading === 'amount') return score - 0.8
    if (heading === 'balance') return score - 3
    return score - (role === 'amount' ? 1.5 : 4)
  }, 0)
}

/** Debits stand before credits on most statements, and balances last on nearly all. */
function orderScore(roles: ColumnRoles): number {
  const at = (role: AmountRole) => roles.indexOf(role)
  let score = 0
  if (at('debit') >= 0 && at('credit') >= 0 && at('debit') < at('credit')) score += 0.2
  if (at('balance') >= 0 && roles.slice(at('balance') + 1).every((role) => role === null)) score += 0.5
  // One column alone holds both ways.
  const ways = at('amount') >= 0 || (at('debit') >= 0 && at('credit') >= 0)
  if (ways) score += 1
  else if (at('debit') >= 0 || at('credit') >= 0) score += 0.6
  return score
}

/** Debits and credits exclude each other; something moves on every line, a balance stands on most. */
function fillScore(roles: ColumnRoles, columns: readonly AmountColumn[], lines: readonly LedgerLine[]): number {
  const ledger = lines.filter(({ kind }) => kind === null)
  if (ledger.length === 0) return 0
  const share = (test: (line: LedgerLine) => boolean) => ledger.filter(test).length / ledger.length
  const both = share((line) => Boolean(cellOf(line, roles, 'debit')?.value && cellOf(line, roles, 'credit')?.value))
  const moving = share((line) => Boolean(movementOf(line, roles)?.value))
  const balances = Math.min(1, (columns[roles.indexOf('balance')]?.count ?? 0) / ledger.length)
  return moving + 0.3 * balances - 6 * both
}

/** Share of balances that follow from the one before, over the reading direction that fits better; 0 to 1. */
export function chainScore(roles: ColumnRoles, lines: readonly LedgerLine[]): number {
  if (!roles.includes('balance')) return 0
  const forward = linksOf(roles, lines)
  const backward = linksOf(roles, [...lines].reverse())
  const { fit, checked } = forward.fit >= backward.fit ? forward : backward
  return checked === 0 ? 0 : (fit / checked) * Math.min(1, checked / 4)
}

function linksOf(roles: ColumnRoles, lines: readonly LedgerLine[]): { fit: number; checked: number } {
  let known: number | null = null
  let moved = 0
  let unsure = 0
  let [fit, checked] = [0, 0]
  for (const line of lines) {
    const movement = line.kind ? null : movementOf(line, roles)
    const amount = line.kind ? null : cellOf(line, roles, 'amount')
    if (movement?.direction) moved += movement.direction === 'debit' ? -movement.value : movement.value
    else if (movement && amount?.sign) moved += amount.sign === 'minus' ? -movement.value : movement.value
    else if (movement) unsure += movement.value
    const printed = cellOf(line, roles, 'balance')
    if (!printed) continue
    const balance = signedBalance(printed)
    // A balance that changes while nothing moved tells of a column that was overlooked.
    if (known !== null && (moved !== 0 || unsure !== 0 || cents(balance) !== cents(known))) {
      checked++
      const [step, sure, open] = [cents(balance) - cents(known), cents(moved), cents(unsure)]
      if (sure + open === step || (open !== 0 && sure - open === step)) fit += 1
      // What a card owes grows with what is spent.
      else if ([-sure - open, open - sure].includes(step)) fit += 0.5
    }
    known = balance
    moved = 0
    unsure = 0
  }
  return { fit, checked }
}
