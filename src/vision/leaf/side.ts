import type { Point } from '../picture.js'
import type { Planes } from './planes.js'

/** A side of a leaf as a line through two points, and how well the picture bears it out. */
export interface Side {
  readonly from: Point
  readonly to: Point
  /** Share of the places along the side where an edge lies on the line, 0 to 1. */
  readonly support: number
  /** Share of the places where the inside looks like paper against what is outside, 0 to 1. */
  readonly contrast: number
}

const PLACES = 48
/** How far the first guess may be off, in pixels of the picture that is measured (its longest side is about 1024). */
const REACH = 9
/** Least difference of two strips, in levels of 255: fainter edges are shading or print. */
const LEAST_STEP = 10

/**
 * Moves a side, given clockwise, onto the edge that lies along it: the strongest step from outside to inside at 48
 * places, then the straight line that most of them agree on. Places that a finger or a shadow hides are outvoted.
 */
export function measureSide(planes: Planes, from: Point, to: Point): Side {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const along: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  // The leaf runs clockwise, so that its inside lies to the right of each side.
  const inward: Point = [-along[1], along[0]]
  const edges: [place: number, offset: number][] = []
  for (let n = 0; n < PLACES; n++) {
    const place = length * (0.06 + (0.88 * (n + 0.5)) / PLACES)
    const start: Point = [from[0] + along[0] * place, from[1] + along[1] * place]
    let [best, offset] = [LEAST_STEP, Number.NaN]
    for (let shift = -REACH; shift <= REACH; shift++) {
      // Far from the guess an edge must be clearer: print near the rim must not pull the side inwards.
      const step = paperStep(planes, start, inward, shift, 0.5, 5) * (1 - (0.35 * Math.abs(shift)) / REACH)
      if (step > best) [best, offset] = [step, shift]
    }
    if (!Number.isNaN(offset)) edges.push([place, offset])
  }
  const line = agreedLine(edges, length)
  const at = (place: number): Point => {
    const offset = line.offset + line.slope * place
    return [from[0] + along[0] * place + inward[0] * offset, from[1] + along[1] * place + inward[1] * offset]
  }
  let contrasting = 0
  for (let n = 0; n < PLACES; n++) {
    const place = length * (0.06 + (0.88 * (n + 0.5)) / PLACES)
    if (paperStep(planes, at(place), inward, 0, 3, 11) > LEAST_STEP) contrasting++
  }
  return { from: at(0), to: at(length), support: line.agreeing / PLACES, contrast: contrasting / PLACES }
}

/** The line offset + slope × place that most edges lie within 1.5 pixels of, then the least squares line of those. */
function agreedLine(edges: readonly [number, number][], length: number) {
  let [most, origin, gradient] = [0, 0, 0]
  for (let first = 0; first < edges.length; first++)
    for (let second = first + 1; second < edges.length; second++) {
      const [p, o] = edges[first]!
      const [q, u] = edges[second]!
      if (q - p < length / 4) continue
      const slope = (u - o) / (q - p)
      let agreeing = 0
      for (const [place, offset] of edges) if (Math.abs(o + slope * (place - p) - offset) <= 1.5) agreeing++
      if (agreeing > most) [most, origin, gradient] = [agreeing, o - slope * p, slope]
    }
  const best = edges.filter(([place, offset]) => Math.abs(origin + gradient * place - offset) <= 1.5 + 1e-9)
  if (best.length < 2) return { offset: 0, slope: 0, agreeing: 0 }
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const place = mean(best.map(([value]) => value))
  const offset = mean(best.map(([, value]) => value))
  const spread = best.reduce((sum, [p]) => sum + (p - place) ** 2, 0)
  const slope = best.reduce((sum, [p, o]) => sum + (p - place) * (o - offset), 0) / (spread || 1)
  return { offset: offset - slope * place, slope, agreeing: best.length }
}

/**
 * How much more like paper the strip from `near` to `far` pixels inside a place is than the same strip outside it, in
 * levels: brighter, or as bright and of another colour while the outside is no white itself. Never counts a darker
 * inside: a tinted panel on a white sheet is not a leaf on a desk, and cutting it out would lose what stands around it.
 */
function paperStep(planes: Planes, [x, y]: Point, [ix, iy]: Point, shift: number, near: number, far: number): number {
  const { width, height, luma, blue, red } = planes
  let [count, brighter, bluer, redder, outLuma, outBlue, outRed] = [0, 0, 0, 0, 0, 0, 0]
  for (let depth = near; depth < far; depth++) {
    const inX = Math.floor(x + ix * (shift + depth))
    const inY = Math.floor(y + iy * (shift + depth))
    const outX = Math.floor(x + ix * (shift - depth))
    const outY = Math.floor(y + iy * (shift - depth))
    if (inX < 0 || inY < 0 || inX >= width || inY >= height) continue
    if (outX < 0 || outY < 0 || outX >= width || outY >= height) continue
    const inside = inY * width + inX
    const outside = outY * width + outX
    brighter += luma[inside]! - luma[outside]!
    bluer += blue[inside]! - blue[outside]!
    redder += red[inside]! - red[outside]!
    outLuma += luma[outside]!
    outBlue += blue[outside]!
    outRed += red[outside]!
    count++
  }
  if (count < 2 || brighter / count < -LEAST_STEP) return 0
  const outsideIsWhite = outLuma / count > 190 && Math.hypot(outBlue / count - 128, outRed / count - 128) < 12
  if (outsideIsWhite) return Math.max(0, brighter / count)
  return Math.sqrt(brighter ** 2 + 4 * (bluer ** 2 + redder ** 2)) / count
}
