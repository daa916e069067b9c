import { cents } from './movement.js'
import type { Reconciliation } from './statement.js'

export interface Step {
  readonly debit: number | null
  readonly credit: number | null
  readonly balance: number | null
}

/** The balances before the first and after the last step, in the order in which they happened. */
export interface Ends {
  readonly opening: number | null
  readonly closing: number | null
}

export const movedBy = ({ debit, credit }: Pick<Step, 'debit' | 'credit'>): number =>
  cents(credit ?? 0) - cents(debit ?? 0)

/**
 * Follows the balances from the opening to the closing one. Each printed balance is the start of the next step, so one
 * wrong figure breaks two rows at most.
 * @param steps in the order in which they happened
 */
export function reconcile(
  steps: readonly Step[],
  { opening, closing }: Ends,
): Pick<Reconciliation, 'balanced' | 'breaks'> {
  const breaks: { row: number; expected: number; found: number }[] = []
  let known = opening === null ? null : cents(opening)
  let checked = 0
  for (const [row, step] of steps.entries()) {
    if (known !== null) known += movedBy(step)
    if (step.balance === null) continue
    if (known !== null) {
      checked++
      if (known !== cents(step.balance)) breaks.push({ row, expected: known / 100, found: step.balance })
    }
    known = cents(step.balance)
  }
  if (closing !== null && known !== null) {
    checked++
    if (known !== cents(closing)) breaks.push({ row: steps.length, expected: known / 100, found: closing })
  }
  return { balanced: checked === 0 ? null : breaks.length === 0, breaks }
}

/** What the running balances imply where an end is not printed. */
export function impliedEnds(steps: readonly Step[], { opening, closing }: Ends): Ends {
  const first = steps.findIndex(({ balance }) => balance !== null)
  const last = steps.findLastIndex(({ balance }) => balance !== null)
  const moved = (from: number, to: number) => steps.slice(from, to).reduce((sum, step) => sum + movedBy(step), 0)
  if (first < 0) return { opening, closing }
  return {
    opening: opening ?? (cents(steps[first]!.balance!) - moved(0, first + 1)) / 100,
    closing: closing ?? (cents(steps[last]!.balance!) + moved(last + 1, steps.length)) / 100,
  }
}

/** Whether a list begins with the newest: its dates fall, or, where they do not tell, its balances follow upwards. */
export function isNewestFirst(steps: readonly (Step & { readonly date: string | null })[]): boolean {
  const dates = steps.flatMap(({ date }) => date ?? [])
  const rises = dates.slice(1).filter((date, index) => date > dates[index]!).length
  const falls = dates.slice(1).filter((date, index) => date < dates[index]!).length
  if (rises !== falls) return falls > rises
  const none = { opening: null, closing: null }
  return reconcile([...steps].reverse(), none).breaks.length < reconcile(steps, none).breaks.length
}
