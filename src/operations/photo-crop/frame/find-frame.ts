import type { EdgeMaps } from './edge-maps.js'
import { logProportions, type Proportions, usualProportions } from './proportions.js'

/** An upright frame in pixels of the patch, and how much speaks for it. */
export interface Frame {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  /** Log-odds, up to a constant. */
  readonly score: number
}

/** Where the face lies in the patch, in pixels. */
export interface FacePlace {
  readonly middle: readonly [x: number, y: number]
  readonly size: number
}

/** Log-probability density of a side at a distance from the face's middle, in faces, to the left, up, right or down. */
export type SideBelief = (side: 0 | 1 | 2 | 3, distance: number) => number

/** Of each kind: edges in the patch, and maxima of the belief. */
const candidatesPerSide = 9
const { left, top, right, bottom } = usualProportions
const usual = [left, top, right, bottom] as const
/** How much the proportions count beside the network, which has seen them too. */
const PROPORTIONS = 1
/** Above every value of logProportions, to pass over frames that cannot win. */
const mostUsual = 9
/** Log-odds of a side along which an edge runs from corner to corner. */
const EDGE = 1

/** The likeliest frame: sides that the network believes in, that lie on edges, and that make a usual photograph together. */
export function findFrame(maps: EdgeMaps, belief: SideBelief, { middle: [cx, cy], size }: FacePlace): Frame {
  const near = 0.7 * size
  const upright = (x: number) => maps.upright(x, cy - near, cy + near)
  const level = (y: number) => maps.level(y, cx - near, cx + near)
  const candidates = (
    side: 0 | 1 | 2 | 3,
    edge: (at: number) => number,
    at: (faces: number) => number,
    most: number,
  ) => {
    const places = Array.from({ length: Math.floor(most * size) }, (_, n) => Math.round(at((n + 1) / size)))
    const believed = peaks(places, (n) => belief(side, (n + 1) / size), candidatesPerSide)
    const onEdges = peaks(places, (n) => edge(places[n]!) * 4 + 0.5 * belief(side, (n + 1) / size), candidatesPerSide)
    const always = Math.round(at(usual[side]))
    return [...new Set([...believed, ...onEdges, always])].filter((place) => Math.abs(place - at(0)) > 0.4 * size)
  }
  const lefts = candidates(0, upright, (d) => cx - d * size, cx / size - 0.05)
  const tops = candidates(1, level, (d) => cy - d * size, cy / size - 0.05)
  const rights = candidates(2, upright, (d) => cx + d * size, (maps.width - cx) / size - 0.05)
  const bottoms = candidates(3, level, (d) => cy + d * size, (maps.height - cy) / size - 0.05)
  let best: Frame | undefined
  for (const left of lefts)
    for (const right of rights)
      for (const top of tops)
        for (const bottom of bottoms) {
          const faces: Proportions = {
            left: (cx - left) / size,
            top: (cy - top) / size,
            right: (right - cx) / size,
            bottom: (bottom - cy) / size,
          }
          const believed =
            belief(0, faces.left) + belief(1, faces.top) + belief(2, faces.right) + belief(3, faces.bottom)
          if (best && believed + 4 * EDGE + PROPORTIONS * mostUsual < best.score) continue
          const edges =
            maps.upright(left, top, bottom) +
            maps.level(top, left, right) +
            maps.upright(right, top, bottom) +
            maps.level(bottom, left, right)
          const score = believed + EDGE * edges + PROPORTIONS * logProportions(faces)
          if (!best || score > best.score) best = { left, top, right, bottom, score }
        }
  return best!
}

/** The places of the highest local maxima. */
function peaks(places: readonly number[], height: (n: number) => number, most: number): number[] {
  const heights = places.map((_, n) => height(n))
  const tops = places
    .map((_, n) => n)
    .filter((n) => !(heights[n - 1]! > heights[n]!) && !(heights[n + 1]! >= heights[n]!))
  return tops
    .sort((a, b) => heights[b]! - heights[a]!)
    .slice(0, most)
    .map((n) => places[n]!)
}
