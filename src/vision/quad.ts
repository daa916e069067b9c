import type { Box, Point, Quad } from './picture.js'

export const quadOfBox = ([x, y, width, height]: Box): Quad => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
]

/** The corners of a whole picture. */
export const quadOfSize = (width: number, height: number): Quad => quadOfBox([0, 0, width, height])

export const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay)

/** Square pixels of a polygon; negative when its corners run anticlockwise (y points down). */
export function signedArea(polygon: readonly Point[]): number {
  let twice = 0
  let [px, py] = polygon.at(-1) ?? [0, 0]
  for (const [x, y] of polygon) {
    twice += px * y - x * py
    px = x
    py = y
  }
  return twice / 2
}

export const area = (polygon: readonly Point[]): number => Math.abs(signedArea(polygon))

/**
 * The smallest box of whole pixels around the points, cut to the picture when its size is given.
 * Values within a thousandth of a whole pixel count as that pixel, so that a round trip through a matrix adds none.
 */
export function boundsOf(points: readonly Point[], size?: { width: number; height: number }): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y] of points) {
    left = Math.min(left, x)
    top = Math.min(top, y)
    right = Math.max(right, x)
    bottom = Math.max(bottom, y)
  }
  const within = (value: number, most: number | undefined) =>
    most === undefined ? value : Math.min(most, Math.max(0, value))
  const x = within(Math.floor(left + 1e-3), size?.width)
  const y = within(Math.floor(top + 1e-3), size?.height)
  return [x, y, within(Math.ceil(right - 1e-3), size?.width) - x, within(Math.ceil(bottom - 1e-3), size?.height) - y]
}

/**
 * Puts four corners in any order clockwise, beginning at the top left: the first side is the one that runs most nearly
 * from left to right, so that a leaf turned by less than 45° keeps its top.
 */
export function orderCorners(corners: readonly [Point, Point, Point, Point]): Quad {
  const cx = (corners[0][0] + corners[1][0] + corners[2][0] + corners[3][0]) / 4
  const cy = (corners[0][1] + corners[1][1] + corners[2][1] + corners[3][1]) / 4
  const angle = ([x, y]: Point) => Math.atan2(y - cy, x - cx)
  const clockwise = [...corners].sort((a, b) => angle(a) - angle(b)) as [Point, Point, Point, Point]
  let first = 0
  let best = -Infinity
  for (let index = 0; index < 4; index++) {
    const [ax, ay] = clockwise[index]!
    const [bx, by] = clockwise[(index + 1) % 4]!
    const eastward = (bx - ax) / (Math.hypot(bx - ax, by - ay) || 1)
    if (eastward > best) {
      best = eastward
      first = index
    }
  }
  return turnQuad(clockwise, first)
}

/** The same quad beginning with another of its corners: `first` = 1 makes the top right corner the first. */
export function turnQuad(quad: Quad, first: number): Quad {
  const at = (index: number) => quad[(((first + index) % 4) + 4) % 4]!
  return [at(0), at(1), at(2), at(3)]
}

/** Convex, corners clockwise, no side shorter than a thousandth of the longest. */
export function isConvex(quad: Quad): boolean {
  for (let index = 0; index < 4; index++) {
    const [ax, ay] = quad[index]!
    const [bx, by] = quad[(index + 1) % 4]!
    const [cx, cy] = quad[(index + 2) % 4]!
    if ((bx - ax) * (cy - by) - (by - ay) * (cx - bx) <= 1e-9) return false
  }
  return true
}

/** Lengths of the mean of top and bottom, and of left and right. */
export function sizeOfQuad([a, b, c, d]: Quad): { width: number; height: number } {
  return { width: (distance(a, b) + distance(d, c)) / 2, height: (distance(a, d) + distance(b, c)) / 2 }
}

/** Intersection over union of two convex quads, 0 to 1. */
export function iou(one: Quad, other: Quad): number {
  const shared = area(intersect(one, other))
  const union = area(one) + area(other) - shared
  return union > 0 ? shared / union : 0
}

/** The polygon that two convex quads share (Sutherland and Hodgman 1974); empty when they do not meet. */
export function intersect(one: Quad, other: Quad): Point[] {
  const clip = signedArea(other) >= 0 ? other : [...other].reverse()
  let polygon: Point[] = [...one]
  for (let side = 0; side < 4 && polygon.length; side++) {
    const [ax, ay] = clip[side]!
    const [bx, by] = clip[(side + 1) % 4]!
    const inside = ([x, y]: Point) => (bx - ax) * (y - ay) - (by - ay) * (x - ax)
    const kept: Point[] = []
    let previous = polygon.at(-1)!
    let previousSide = inside(previous)
    for (const point of polygon) {
      const pointSide = inside(point)
      if (previousSide >= 0 !== pointSide >= 0) {
        const t = previousSide / (previousSide - pointSide)
        kept.push([previous[0] + t * (point[0] - previous[0]), previous[1] + t * (point[1] - previous[1])])
      }
      if (pointSide >= 0) kept.push(point)
      previous = point
      previousSide = pointSide
    }
    polygon = kept
  }
  return polygon
}

/** Intersection over union of two boxes, 0 to 1. */
export function boxIou(one: Box, other: Box): number {
  const width = Math.min(one[0] + one[2], other[0] + other[2]) - Math.max(one[0], other[0])
  const height = Math.min(one[1] + one[3], other[1] + other[3]) - Math.max(one[1], other[1])
  if (width <= 0 || height <= 0) return 0
  return (width * height) / (one[2] * one[3] + other[2] * other[3] - width * height)
}
