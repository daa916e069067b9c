import type { Picture, Point, Quad } from '../../../vision/picture.js'
import type { Frame } from './find-frame.js'

/** How far from the side, in pixels of the patch, its edge is sought: 3 % of a usual photograph. */
const REACH = 2
/** Shares of a side near its corners that are left out: corners are rounded, and neighbouring sides disturb. */
const MARGIN = 0.08
/** A point of the edge lies this near to the line, in pixels. */
const NEAR = 1
/** Smallest step that counts as an edge, in levels. */
const LEAST_STEP = 6
/** Share of a side's points that must lie on one line for it to be believed. */
const LEAST = 0.85
/** Steep for a side of a photograph that has been laid straight: perspective leans it by less. */
const MOST_LEAN = 0.06

/** The line at `offset` from a side in its middle, leaning by `lean` pixels a pixel. */
interface Line {
  readonly offset: number
  readonly lean: number
}

/**
 * The frame with each side laid along the edge that runs near it, so that a leaning photograph keeps its perspective. A
 * side along which no edge runs stays as it is.
 */
export function fitSides(picture: Picture, { left, top, right, bottom }: Frame): Quad {
  const upright = (x: number) => fit(edgePoints(picture, x, top, bottom, true), bottom - top)
  const level = (y: number) => fit(edgePoints(picture, y, left, right, false), right - left)
  const [l, t, r, b] = [upright(left), level(top), upright(right), level(bottom)]
  const [cx, cy] = [(left + right) / 2, (top + bottom) / 2]
  const corner = (x: number, y: number, side: Line, end: Line): Point => {
    // x = x0 + side.lean (y − cy), y = y0 + end.lean (x − cx)
    const [x0, y0] = [x + side.offset, y + end.offset]
    const px = (x0 + side.lean * (y0 - cy - end.lean * cx)) / (1 - side.lean * end.lean)
    return [px, y0 + end.lean * (px - cx)]
  }
  return [corner(left, top, l, t), corner(right, top, r, t), corner(right, bottom, r, b), corner(left, bottom, l, b)]
}

/** For places along a side, in pixels from its middle: how far from it the largest step lies. */
function edgePoints(picture: Picture, at: number, from: number, to: number, upright: boolean): Point[] {
  const { width, height, channels, data } = picture
  const points: Point[] = []
  const margin = MARGIN * (to - from)
  const [across, along] = upright ? [width, height] : [height, width]
  const sample = (a: number, b: number, channel: number) =>
    upright ? data[(b * width + a) * channels + channel]! : data[(a * width + b) * channels + channel]!
  const stepAt = (a: number, b: number) => {
    let most = 0
    for (let channel = 0; channel < channels; channel++) {
      let sum = 0
      for (let k = -1; k <= 1; k++) sum += sample(a, b + k, channel) - sample(a - 1, b + k, channel)
      most = Math.max(most, Math.abs(sum) / 3)
    }
    return most
  }
  for (let b = Math.ceil(Math.max(1, from + margin)); b < Math.min(along - 1, to - margin); b++) {
    const steps = new Float64Array(2 * REACH + 1)
    for (let d = -REACH; d <= REACH; d++) {
      const a = Math.round(at) + d
      if (a >= 2 && a <= across - 2) steps[d + REACH] = stepAt(a, b)
    }
    const best = steps.reduce((most, step, n) => (step > steps[most]! ? n : most), 0)
    if (steps[best]! > LEAST_STEP)
      points.push([b - (from + to) / 2, best - REACH + vertex(steps, best) + Math.round(at) - at])
  }
  return points
}

/** Where between its neighbours the top of a parabola through three steps lies, −0.5 to 0.5. */
function vertex(steps: Float64Array, at: number): number {
  const [before, here, after] = [steps[at - 1] ?? 0, steps[at]!, steps[at + 1] ?? 0]
  const bend = 2 * here - before - after
  return bend > 0 ? Math.max(-0.5, Math.min(0.5, (after - before) / (2 * bend))) : 0
}

/** The line that most points lie on, among those through two of them (RANSAC without chance), then fitted to these. */
function fit(points: readonly Point[], length: number): Line {
  const none = { offset: 0, lean: 0 }
  const stride = Math.max(1, Math.floor(points.length / 16))
  let inliers: Point[] = []
  for (let i = 0; i < points.length; i += stride)
    for (let j = i + stride; j < points.length; j += stride) {
      const [[xi, yi], [xj, yj]] = [points[i]!, points[j]!]
      const lean = (yj - yi) / (xj - xi)
      if (Math.abs(lean) > MOST_LEAN) continue
      const near = points.filter(([x, y]) => Math.abs(y - yi - lean * (x - xi)) <= NEAR)
      if (near.length > inliers.length) inliers = near
    }
  if (inliers.length < LEAST * length * (1 - 2 * MARGIN)) return none
  const n = inliers.length
  const [mx, my] = [inliers.reduce((sum, [x]) => sum + x, 0) / n, inliers.reduce((sum, [, y]) => sum + y, 0) / n]
  const [xx, xy] = inliers.reduce(([a, b], [x, y]) => [a + (x - mx) ** 2, b + (x - mx) * (y - my)], [0, 0])
  const lean = xy / Math.max(1e-6, xx)
  return { offset: my - lean * mx, lean }
}
