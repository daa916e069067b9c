/** What a value could be: the natural logarithm of how likely, relative to its rivals. */
export interface Scored<Value> {
  readonly value: Value
  readonly logProbability: number
}

/** Keeps the best of equal values, best first. */
export function bestOfEach<Value>(
  candidates: readonly Scored<Value>[],
  key: (value: Value) => string = String,
): Scored<Value>[] {
  const best = new Map<string, Scored<Value>>()
  for (const candidate of candidates) {
    const known = best.get(key(candidate.value))
    if (!known || known.logProbability < candidate.logProbability) best.set(key(candidate.value), candidate)
  }
  return [...best.values()].sort((a, b) => b.logProbability - a.logProbability)
}
