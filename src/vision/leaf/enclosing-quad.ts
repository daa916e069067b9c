import type { Point, Quad } from '../picture.js'
import { isConvex, orderCorners } from '../quad.js'

/**
 * Four lines around a convex polygon: the edge whose loss adds least area goes, its neighbours being prolonged until
 * they meet, until four are left. Undefined where that is not possible.
 */
export function enclosingQuad(hull: readonly Point[]): Quad | undefined {
  let polygon = hull.map((point) => [point[0], point[1]] as Point)
  while (polygon.length > 4) {
    let best: { edge: number; meet: Point; added: number } | undefined
    const count = polygon.length
    for (let edge = 0; edge < count; edge++) {
      const a = polygon[edge]!
      const b = polygon[(edge + 1) % count]!
      const meet = intersection(polygon[(edge + count - 1) % count]!, a, polygon[(edge + 2) % count]!, b)
      if (!meet) continue
      // Beyond a and beyond b: the neighbours meet on the outer side.
      const outward = (b[0] - a[0]) * (meet[1] - a[1]) - (b[1] - a[1]) * (meet[0] - a[0])
      if (outward > 1e-9) continue
      if (!best || -outward < best.added) best = { edge, meet, added: -outward }
    }
    if (!best) return undefined
    const { edge, meet } = best
    const next = (edge + 1) % count
    polygon = polygon.map((point, index) => (index === edge ? meet : point)).filter((_, index) => index !== next)
  }
  if (polygon.length < 4) return undefined
  const quad = orderCorners(polygon as unknown as Quad)
  return isConvex(quad) ? quad : undefined
}

/** Where the line through a and b meets the line through c and d; undefined when they are parallel. */
export function intersection(a: Point, b: Point, c: Point, d: Point): Point | undefined {
  const [rx, ry] = [b[0] - a[0], b[1] - a[1]]
  const [sx, sy] = [d[0] - c[0], d[1] - c[1]]
  const cross = rx * sy - ry * sx
  if (Math.abs(cross) < 1e-9 * Math.hypot(rx, ry) * Math.hypot(sx, sy) || cross === 0) return undefined
  const t = ((c[0] - a[0]) * sy - (c[1] - a[1]) * sx) / cross
  return [a[0] + t * rx, a[1] + t * ry]
}
