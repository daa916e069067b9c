import type { Picture } from '../../../vision/picture.js'

/**
 * How much of a straight side lies at each place of an upright patch, as sums that give the mean over any stretch in
 * one subtraction. Boundaries are counted between pixels: column x is the boundary left of pixel x.
 */
export interface EdgeMaps {
  readonly width: number
  readonly height: number
  /** Mean strength, 0 to 1, of an upright boundary at column `x` from row `from` to row `to`. */
  upright(x: number, from: number, to: number): number
  /** Mean strength, 0 to 1, of a level boundary at row `y` from column `from` to column `to`. */
  level(y: number, from: number, to: number): number
}

/** Rows (or columns) that are averaged along a boundary before its step is measured: a step that is not straight cancels out. */
const ALONG = 3
/** Columns on either side among which a boundary's step must be the largest. */
const REACH = 3
/** Step in levels that counts half. Print on a tinted background begins at about this. */
const HALF = 4

export function edgeMaps({ width, height, channels, data }: Picture): EdgeMaps {
  // Each plane with the lines that are compared one after the other in memory.
  const columns: Uint8Array[] = []
  const rows: Uint8Array[] = []
  for (let channel = 0; channel < channels; channel++) {
    const [down, along] = [new Uint8Array(width * height), new Uint8Array(width * height)]
    for (let y = 0, at = channel; y < height; y++)
      for (let x = 0; x < width; x++, at += channels) down[x * height + y] = along[y * width + x] = data[at]!
    columns.push(down)
    rows.push(along)
  }
  const upright = sums(columns, width, height)
  const level = sums(rows, height, width)
  const mean = (map: Float32Array, length: number, at: number, from: number, to: number) => {
    const [a, b] = [Math.max(0, Math.round(from)), Math.min(length, Math.round(to))]
    return b > a ? (map[at * (length + 1) + b]! - map[at * (length + 1) + a]!) / (b - a) : 0
  }
  return {
    width,
    height,
    upright: (x, from, to) => mean(upright, height, x, from, to),
    level: (y, from, to) => mean(level, width, y, from, to),
  }
}

/** For each boundary across, the running sum along it of the step's strength; `across` × (`along` + 1). */
function sums(planes: readonly Uint8Array[], across: number, along: number): Float32Array {
  const strength = new Float32Array(across * along)
  const line = new Float32Array(along)
  for (const plane of planes)
    for (let x = 2; x < across - 1; x++) {
      const start = x * along
      for (let y = 0, at = start; y < along; y++, at++)
        line[y] = (plane[at]! + plane[at + along]! - plane[at - along]! - plane[at - 2 * along]!) / 2
      let sum = 0
      for (let y = -ALONG; y < along; y++) {
        if (y + ALONG < along) sum += line[y + ALONG]!
        if (y - ALONG - 1 >= 0) sum -= line[y - ALONG - 1]!
        if (y < 0) continue
        const step = Math.abs(sum) / (2 * ALONG + 1)
        if (step > strength[start + y]!) strength[start + y] = step
      }
    }
  const total = new Float32Array(across * (along + 1))
  const ridge = new Float32Array(across * along)
  for (let x = 3; x < across - 3; x++)
    for (let y = 0; y < along; y++) {
      const step = strength[x * along + y]!
      let highest = true
      for (let d = -REACH; d <= REACH && highest; d++) {
        const other = strength[(x + d) * along + y]
        if (d && other !== undefined && other > step) highest = false
      }
      if (highest) ridge[x * along + y] = step / (step + HALF)
    }
  for (let x = 1; x < across - 1; x++)
    for (let y = 0, sum = 0; y < along; y++) {
      // A side that leans by a degree passes three columns.
      sum += Math.max(ridge[(x - 1) * along + y]!, ridge[x * along + y]!, ridge[(x + 1) * along + y]!)
      total[x * (along + 1) + y + 1] = sum
    }
  return total
}
