import type { Found } from './find/found.js'
import type { Extent } from './leaf.js'

/** What was decided for one field. `support` is the log-odds of the value against all that speaks for something else. */
export interface Decided<Value> {
  readonly value: Value
  readonly extent: Extent | null
  readonly support: number
  readonly evidence: string
}

/**
 * The likeliest value. Equal values join their evidence: the best counts whole, each further one that stands elsewhere
 * adds a nat. `nothing` is the logarithm of the odds that none of them is the value; below it the answer is null.
 */
export function choose<Value>(
  candidates: readonly Found<Value>[],
  nothing: number,
  key: (value: Value) => string = String,
): Decided<Value> | null {
  const groups = new Map<string, { best: Found<Value>; score: number }>()
  for (const candidate of [...candidates].sort((a, b) => b.logProbability - a.logProbability)) {
    const group = groups.get(key(candidate.value))
    if (!group) groups.set(key(candidate.value), { best: candidate, score: candidate.logProbability })
    else if (elsewhere(group.best.extent, candidate.extent) && candidate.logProbability > group.best.logProbability - 5)
      group.score += 1
  }
  const ranked = [...groups.values()].sort((a, b) => b.score - a.score)
  const first = ranked[0]
  if (!first || first.score < nothing) return null
  const rivals = [nothing, ...ranked.slice(1).map(({ score }) => score)]
  return {
    value: first.best.value,
    extent: first.best.extent,
    support: first.score - logSum(rivals),
    evidence: first.best.evidence,
  }
}

function elsewhere(a: Extent | null, b: Extent | null): boolean {
  if (!a || !b) return a !== b
  return a.right < b.left || b.right < a.left || a.bottom < b.top || b.bottom < a.top
}

export function logSum(values: readonly number[]): number {
  const most = Math.max(...values)
  return most + Math.log(values.reduce((sum, value) => sum + Math.exp(value - most), 0))
}
