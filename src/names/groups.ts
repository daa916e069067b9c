/** Score of a pair of a list, by index; `undecidable` pairs never hold a group together. */
export interface ScoredPair {
  readonly a: number
  readonly b: number
  readonly probability: number
  readonly undecidable: boolean
}

/**
 * Groups names that are one identity: every two members of a group match (complete linkage, best pairs first), so that no
 * contradiction stands inside a group. A name that fits two groups by undecidable pairs alone stays by itself: R Sharma
 * bridges nobody. `indices` are the names to group; each comes out in exactly one group, in ascending order.
 */
export function groupNames(indices: readonly number[], pairs: readonly ScoredPair[], threshold: number): number[][] {
  const score = new Map<number, ScoredPair>()
  const key = (a: number, b: number): number => Math.min(a, b) * 1_000 + Math.max(a, b)
  for (const pair of pairs) score.set(key(pair.a, pair.b), pair)
  const groupOf = new Map<number, number[]>(indices.map((index) => [index, [index]]))
  const matching = pairs.filter((pair) => pair.probability >= threshold)
  const merge = (candidates: ScoredPair[]): void => {
    for (const pair of candidates.sort((x, y) => y.probability - x.probability)) {
      const left = groupOf.get(pair.a)!
      const right = groupOf.get(pair.b)!
      if (left === right) continue
      if (!left.every((i) => right.every((j) => score.get(key(i, j))!.probability >= threshold))) continue
      const merged = [...left, ...right].sort((x, y) => x - y)
      for (const index of merged) groupOf.set(index, merged)
    }
  }
  merge(matching.filter((pair) => !pair.undecidable))
  // an ambiguous name joins only where there is exactly one group that it fits
  const open = matching.filter((pair) => pair.undecidable)
  const suitors = new Map<number[], Set<number[]>>()
  for (const pair of open) {
    const left = groupOf.get(pair.a)!
    const right = groupOf.get(pair.b)!
    if (left === right) continue
    if (!left.every((i) => right.every((j) => score.get(key(i, j))!.probability >= threshold))) continue
    suitors.set(left, (suitors.get(left) ?? new Set()).add(right))
    suitors.set(right, (suitors.get(right) ?? new Set()).add(left))
  }
  merge(
    open.filter(
      (pair) => suitors.get(groupOf.get(pair.a)!)?.size === 1 && suitors.get(groupOf.get(pair.b)!)?.size === 1,
    ),
  )
  return [...new Set(indices.map((index) => groupOf.get(index)!))]
}
