import type { Point, Quad } from '../../vision/picture.js'
import { orderCorners } from '../../vision/quad.js'

/** A rectangle at any angle: its centre, the direction of its first axis as a unit vector, and half its two sides. */
export interface Rectangle {
  readonly centre: Point
  readonly axis: Point
  readonly halfWidth: number
  readonly halfHeight: number
}

/** The convex hull, anticlockwise, without points on its sides (Andrew's monotone chain, 1979). */
export function convexHull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const chain = (ordered: readonly Point[]) => {
    const hull: Point[] = []
    for (const point of ordered) {
      while (hull.length > 1 && turn(hull.at(-2)!, hull.at(-1)!, point) <= 0) hull.pop()
      hull.push(point)
    }
    return hull.slice(0, -1)
  }
  const hull = [...chain(sorted), ...chain(sorted.reverse())]
  return hull.length ? hull : sorted.slice(0, 1)
}

const turn = (a: Point, b: Point, c: Point) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

/** The rectangle of least area around the points. One of its sides lies on a side of the hull (Freeman and Shapira 1975). */
export function smallestRectangle(points: readonly Point[]): Rectangle {
  const hull = convexHull(points)
  let best: Rectangle | undefined
  let bestArea = Infinity
  for (const [index, from] of hull.entries()) {
    const to = hull[(index + 1) % hull.length]!
    const length = Math.hypot(to[0] - from[0], to[1] - from[1])
    const axis: Point = length ? [(to[0] - from[0]) / length, (to[1] - from[1]) / length] : [1, 0]
    let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity]
    for (const [x, y] of hull) {
      const along = x * axis[0] + y * axis[1]
      const across = y * axis[0] - x * axis[1]
      left = Math.min(left, along)
      right = Math.max(right, along)
      top = Math.min(top, across)
      bottom = Math.max(bottom, across)
    }
    const area = (right - left) * (bottom - top)
    if (area >= bestArea) continue
    bestArea = area
    const along = (left + right) / 2
    const across = (top + bottom) / 2
    best = {
      centre: [along * axis[0] - across * axis[1], along * axis[1] + across * axis[0]],
      axis,
      halfWidth: (right - left) / 2,
      halfHeight: (bottom - top) / 2,
    }
  }
  if (!best) throw new RangeError('no points have no rectangle')
  return best
}

/** The corners clockwise from the one that is the top left when the rectangle is turned by less than 45°. */
export function cornersOf({ centre: [x, y], axis: [ax, ay], halfWidth: w, halfHeight: h }: Rectangle): Quad {
  const corner = (across: number, down: number): Point => [
    x + across * w * ax - down * h * ay,
    y + across * w * ay + down * h * ax,
  ]
  return orderCorners([corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)])
}
