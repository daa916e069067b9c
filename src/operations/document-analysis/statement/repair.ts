import { cents } from './movement.js'
import { type Ends, movedBy, reconcile, type Step } from './reconcile.js'
import type { Reconciliation } from './statement.js'

type Key = 'debit' | 'credit' | 'balance'
type Repair = Reconciliation['repairs'][number]

/**
 * Puts right a figure of which one digit was misread, where that alone closes the chain: the row's own break and, of a
 * balance, the next one's too. Nothing is done where two such changes would do, since then the arithmetic does not tell.
 * @param steps in the order in which they happened
 * @param read whether a row was read from a picture: what a file states is not misread
 */
export function repairSteps<S extends Step>(
  steps: readonly S[],
  ends: Ends,
  read: (row: number) => boolean,
): { steps: S[]; repairs: Repair[] } {
  let repaired = [...steps]
  const repairs: Repair[] = []
  for (let round = 0; round < steps.length; round++) {
    const { breaks } = reconcile(repaired, ends)
    const options = breaks.flatMap(({ row }) => optionsAt(repaired, ends, row, breaks.length, read))
    const fewest = Math.min(...options.map(({ left }) => left))
    const best = options.filter(({ left }) => left === fewest)
    if (best.length !== 1) break
    const { fix } = best[0]!
    repaired = repaired.map((step, row) => (row === fix.row ? { ...step, [fix.key]: fix.to } : step))
    repairs.push(fix)
  }
  return { steps: repaired, repairs }
}

interface Option {
  readonly fix: Repair
  /** Breaks that remain. */
  readonly left: number
}

/** The single digits of a broken row that would close it. */
function optionsAt(
  steps: readonly Step[],
  ends: Ends,
  row: number,
  breaks: number,
  read: (row: number) => boolean,
): Option[] {
  const step = steps[row]
  if (!step || !read(row)) return []
  const before = steps.slice(0, row).findLast(({ balance }) => balance !== null)?.balance ?? ends.opening
  if (before === null || step.balance === null) return []
  const wanted = {
    balance: cents(before) + movedBy(step),
    debit: cents(before) - cents(step.balance) + cents(step.credit ?? 0),
    credit: cents(step.balance) - cents(before) + cents(step.debit ?? 0),
  }
  return (['debit', 'credit', 'balance'] as const).flatMap((key): Option[] => {
    const from = step[key]
    if (from === null || !differInOneDigit(cents(from), wanted[key])) return []
    const to = wanted[key] / 100
    const changed = steps.map((each, index) => (index === row ? { ...each, [key]: to } : each))
    const left = reconcile(changed, ends).breaks.length
    return left < breaks && closes(changed, ends, row, key) ? [{ fix: { row, key, from, to }, left }] : []
  })
}

/** A balance is settled by what comes before and after it; an amount by the balances on both sides. */
function closes(steps: readonly Step[], ends: Ends, row: number, key: Key): boolean {
  const broken = new Set(reconcile(steps, ends).breaks.map((each) => each.row))
  const next = steps.findIndex((step, index) => index > row && step.balance !== null)
  const after = next < 0 ? steps.length : next
  return !broken.has(row) && (key !== 'balance' || !broken.has(after))
}

function differInOneDigit(a: number, b: number): boolean {
  const [x, y] = [String(a), String(b)]
  return x.length === y.length && [...x].filter((digit, index) => digit !== y[index]).length === 1
}
