import type { Point } from '../picture.js'
import { dilateMask, erodeMask } from './morphology.js'

/** A connected part of a mask: its pixels with its holes, and its convex hull, clockwise, in continuous coordinates. */
export interface Part {
  readonly area: number
  readonly hull: readonly Point[]
}

/** The parts of at least `least` pixels once thin bridges and hairs are cut off, largest first, at most three. */
export function largeParts(mask: Uint8Array, width: number, height: number, least: number): Part[] {
  const opened = dilateMask(erodeMask(mask, width, height, 2), width, height, 2)
  const labels = new Int32Array(opened.length)
  const stack = new Int32Array(opened.length)
  const parts: Part[] = []
  let label = 0
  for (let seed = 0; seed < opened.length; seed++) {
    if (!opened[seed] || labels[seed]) continue
    label++
    if (flood(opened, labels, stack, width, seed, label) < least) continue
    parts.push(partOf(labels, label, width, height))
  }
  return parts.sort((a, b) => b.area - a.area).slice(0, 3)
}

function flood(
  mask: Uint8Array,
  labels: Int32Array,
  stack: Int32Array,
  width: number,
  seed: number,
  label: number,
): number {
  let [depth, count] = [0, 0]
  const push = (at: number) => {
    if (mask[at] && !labels[at]) {
      labels[at] = label
      stack[depth++] = at
    }
  }
  push(seed)
  while (depth > 0) {
    const at = stack[--depth]!
    const x = at % width
    count++
    if (x > 0) push(at - 1)
    if (x < width - 1) push(at + 1)
    if (at >= width) push(at - width)
    if (at + width < mask.length) push(at + width)
  }
  return count
}

/** Rows from their first to their last pixel: holes count, and so do bays at the sides, which the hull would fill too. */
function partOf(labels: Int32Array, label: number, width: number, height: number): Part {
  const left: Point[] = []
  const right: Point[] = []
  let area = 0
  for (let y = 0; y < height; y++) {
    const row = labels.subarray(y * width, (y + 1) * width)
    const first = row.indexOf(label)
    if (first < 0) continue
    const last = row.lastIndexOf(label)
    area += last + 1 - first
    left.push([first, y], [first, y + 1])
    right.push([last + 1, y], [last + 1, y + 1])
  }
  return { area, hull: convexHull([...left, ...right]) }
}

/** Clockwise where y points down (Andrew 1979). */
export function convexHull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const half = (ordered: readonly Point[]) => {
    const chain: Point[] = []
    for (const point of ordered) {
      while (chain.length > 1 && turn(chain.at(-2)!, chain.at(-1)!, point) <= 0) chain.pop()
      chain.push(point)
    }
    return chain.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.reverse())]
}

const turn = (a: Point, b: Point, c: Point) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
