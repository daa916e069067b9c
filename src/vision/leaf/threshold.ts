/**
 * The level that best parts the values from `from` to `to` into two classes (Otsu 1979): values above it are the upper
 * class. Undefined when they are all alike.
 */
export function otsu(plane: Uint8Array, from = 0, to = 255): number | undefined {
  const histogram = new Float64Array(256)
  for (const value of plane) histogram[value]!++
  let [total, sum] = [0, 0]
  for (let value = from; value <= to; value++) {
    total += histogram[value]!
    sum += histogram[value]! * value
  }
  let [below, belowSum, best] = [0, 0, 0]
  let level: number | undefined
  for (let value = from; value < to; value++) {
    below += histogram[value]!
    belowSum += histogram[value]! * value
    const above = total - below
    if (below === 0 || above === 0) continue
    const between = below * above * (belowSum / below - (sum - belowSum) / above) ** 2
    if (between > best) {
      best = between
      level = value
    }
  }
  return level
}
