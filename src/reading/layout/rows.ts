import type { Quad } from '../../vision/picture.js'
import { sizeOfQuad } from '../../vision/quad.js'

interface Placed {
  readonly quad: Quad
}

/** A row takes an item whose middle lies off the row's by less than this part of the smaller of both heights. */
const reach = 0.5

/**
 * Groups what stands side by side into rows, top to bottom, each from left to right. On a tilted page rows are followed
 * along the page's common slope.
 */
export function rowsOf<Item extends Placed>(items: readonly Item[]): Item[][] {
  const slope = commonSlope(items)
  const level = items
    .map((item) => {
      const [x, y] = middleOf(item.quad)
      return { item, x, y: y - slope * x, height: sizeOfQuad(item.quad).height }
    })
    .sort((a, b) => a.y - b.y)
  const rows: (typeof level)[] = []
  for (const placed of level) {
    const fits = (row: typeof level) => {
      const nearest = row.reduce((a, b) => (Math.abs(b.x - placed.x) < Math.abs(a.x - placed.x) ? b : a))
      return Math.abs(nearest.y - placed.y) < reach * Math.min(nearest.height, placed.height)
    }
    const row = rows.slice(-8).findLast(fits)
    if (row) row.push(placed)
    else rows.push([placed])
  }
  const top = (row: typeof level) => row.reduce((sum, { y }) => sum + y, 0) / row.length
  return rows.sort((a, b) => top(a) - top(b)).map((row) => row.sort((a, b) => a.x - b.x).map(({ item }) => item))
}

const middleOf = ([a, b, c, d]: Quad) => [(a[0] + b[0] + c[0] + d[0]) / 4, (a[1] + b[1] + c[1] + d[1]) / 4] as const

/** Median of dy/dx of the tops of wide items, weighted by their width: short ones tell little of a tilt. */
function commonSlope(items: readonly Placed[]): number {
  const slopes = items
    .map(({ quad }) => ({ quad, ...sizeOfQuad(quad) }))
    .filter(({ width, height }) => width > 4 * height)
    .map(({ quad: [a, b], width }) => ({ slope: (b[1] - a[1]) / (b[0] - a[0]), width }))
    .filter(({ slope }) => Math.abs(slope) < 1)
    .sort((a, b) => a.slope - b.slope)
  let half = slopes.reduce((sum, { width }) => sum + width, 0) / 2
  for (const { slope, width } of slopes) {
    half -= width
    if (half <= 0) return slope
  }
  return 0
}
