import { median } from './median.js'

/** A symbol that was seen in one of many overlapping strips: `y` is the strip's middle row. */
export interface Sighting {
  readonly x: number
  readonly y: number
  readonly probability: number
}

/** A straight line y = slope · x + offset along which symbols were seen. */
export interface Baseline {
  readonly slope: number
  readonly offset: number
  /** Sum of the symbols' probabilities along it: about the number of symbols. */
  readonly weight: number
  /** Median distance of neighbours. */
  readonly pitch: number
}

/** Up to 3.5°: a leaf that was straightened lies within, and so do most photographs. */
const SLOPES = Array.from({ length: 25 }, (_, index) => (index - 12) * 0.005)
const OFFSET_STEP = 4
/** Rows by which a sighting may miss the line: strips are 12 rows apart, and symbols are seen in two or three. */
const REACH = 9
/** Sightings closer than this along the line are of the same symbol. */
const SAME = 7

/** The lines along which most symbols stand, strongest first, those that cross a stronger one left out. */
export function findBaselines(sightings: readonly Sighting[], width: number, most: number): Baseline[] {
  const baselines: Baseline[] = []
  let left = sightings.filter(({ probability }) => probability > 0.4)
  while (baselines.length < most && left.length >= 6) {
    const best = strongest(left, width)
    if (!best || best.weight < 5) break
    const along = left.filter((sighting) => misses(best, sighting) <= REACH + OFFSET_STEP)
    baselines.push({ ...fit(along, best), weight: best.weight, pitch: pitchAlong(along) })
    left = left.filter((sighting) => misses(best, sighting) > 2 * REACH)
  }
  return baselines
}

type Course = Pick<Baseline, 'slope' | 'offset'>

const misses = ({ slope, offset }: Course, { x, y }: Sighting) => Math.abs(y - slope * x - offset)

function strongest(sightings: readonly Sighting[], width: number): (Course & { weight: number }) | undefined {
  let best: (Course & { weight: number }) | undefined
  const bins = Math.ceil(width / SAME) + 1
  for (const slope of SLOPES) {
    const levels = sightings.map(({ x, y }) => y - slope * x)
    const [lowest, highest] = [Math.min(...levels), Math.max(...levels)]
    for (let offset = lowest; offset <= highest; offset += OFFSET_STEP) {
      const seen = new Float32Array(bins)
      sightings.forEach(({ x, probability }, index) => {
        const miss = Math.abs(levels[index]! - offset)
        if (miss > REACH) return
        const bin = Math.min(bins - 1, Math.max(0, Math.round(x / SAME)))
        // A symbol counts most where the strip lies squarely on it.
        seen[bin] = Math.max(seen[bin]!, probability * (1 - 0.3 * (miss / REACH)))
      })
      let weight = 0
      for (let bin = 0; bin < bins; bin++)
        if (seen[bin]! >= (seen[bin - 1] ?? 0) && seen[bin]! > (seen[bin + 1] ?? 0)) weight += seen[bin]!
      // Of two equal courses the flatter one is likelier.
      if (weight - 4 * Math.abs(slope) > (best ? best.weight - 4 * Math.abs(best.slope) : 0))
        best = { slope, offset, weight }
    }
  }
  return best
}

/** Least squares, weighted by the squares of the probabilities; the course itself where all symbols stand close together. */
function fit(sightings: readonly Sighting[], course: Course): Course {
  let [w, wx, wy, wxx, wxy] = [0, 0, 0, 0, 0]
  for (const { x, y, probability } of sightings) {
    const weight = probability * probability
    w += weight
    wx += weight * x
    wy += weight * y
    wxx += weight * x * x
    wxy += weight * x * y
  }
  const spread = wxx - (wx * wx) / w
  if (spread / w < 80 * 80) return course
  const slope = (wxy - (wx * wy) / w) / spread
  return { slope, offset: (wy - slope * wx) / w }
}

function pitchAlong(sightings: readonly Sighting[]): number {
  const middles: number[] = []
  let group: Sighting[] = []
  for (const sighting of [...sightings].sort((a, b) => a.x - b.x)) {
    if (group.length && sighting.x - group[0]!.x > SAME) {
      middles.push(median(group.map(({ x }) => x)))
      group = []
    }
    group.push(sighting)
  }
  if (group.length) middles.push(median(group.map(({ x }) => x)))
  const steps = middles.slice(1).map((middle, index) => middle - middles[index]!)
  const rough = median(steps)
  return median(steps.filter((step) => step < 1.5 * rough)) || rough
}
