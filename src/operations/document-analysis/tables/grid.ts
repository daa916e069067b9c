import { around, type Extent, heightOf, middleX, middleY } from '../../../text-layer/extent.js'
import type { Span } from './columns.js'
import type { Row } from './row.js'

/** What drawn lines say of a table. */
export interface Grid {
  /** What lies between its upright lines. */
  readonly columns: readonly Span[]
  /** Whether lines stand at its left and right too: between two of them there is one column, however its words are set. */
  readonly closed: boolean
  /** Middles of the level lines that run through it. */
  readonly levels: readonly number[]
}

/** Of a table's height or width that a line covers, its pieces taken together. */
const leastCovered = 0.7
/** Letter heights that a leaning line may stray, and that a line may stand off the words beside it. */
const stray = 0.4
const margin = 3

const widthOf = ({ left, right }: Extent) => right - left

/**
 * The columns and rows that lines divide rows of words into; null where no line runs between them.
 * @param rules lines of the rows' page
 */
export function gridOf(rows: readonly Row[], rules: readonly Extent[]): Grid | null {
  const block = around(rows)
  const size = median(rows.map((row) => row.size))
  const walls = linesThrough(
    rules.filter((rule) => heightOf(rule) > widthOf(rule)),
    { middle: middleX, from: ({ top }) => top, to: ({ bottom }) => bottom },
    [block.top, block.bottom],
    stray * size,
  ).filter((x) => x > block.left - margin * size && x < block.right + margin * size)
  const inner = walls.filter((x) => rows.some(({ left }) => left < x) && rows.some(({ right }) => right > x))
  if (inner.length === 0) return null
  const levels = linesThrough(
    rules.filter((rule) => widthOf(rule) > heightOf(rule)),
    { middle: middleY, from: ({ left }) => left, to: ({ right }) => right },
    [block.left, block.right],
    stray * size,
  )
  const edges = [Math.min(block.left, walls[0]!), ...inner, Math.max(block.right, walls.at(-1)!)]
  const columns = edges.slice(1).map((right, index) => ({ left: edges[index]!, right }))
  return {
    columns: columns.filter(({ left, right }) => right - left > stray * size),
    closed: walls[0]! <= block.left + stray * size && walls.at(-1)! >= block.right - stray * size,
    levels,
  }
}

/**
 * Whether upright lines, one of them between words, run on from one row to the next: both belong to one table, however far
 * apart they are. A frame alone makes none.
 */
export function isEnclosed(above: Row, below: Row, rules: readonly Extent[]): boolean {
  const gap = (above.bottom + below.top) / 2
  const [left, right] = [Math.min(above.left, below.left), Math.max(above.right, below.right)]
  const between = rules.filter(
    (rule) =>
      heightOf(rule) > widthOf(rule) &&
      rule.top < gap &&
      rule.bottom > gap &&
      middleX(rule) > left - margin * above.size &&
      middleX(rule) < right + margin * above.size,
  )
  const places = new Set(between.map((rule) => Math.round(middleX(rule) / above.size)))
  const isInside = (place: number) => place * above.size > left + above.size && place * above.size < right - above.size
  return places.size >= 2 && [...places].some(isInside)
}

interface Axis {
  readonly middle: (rule: Extent) => number
  readonly from: (rule: Extent) => number
  readonly to: (rule: Extent) => number
}

/** Where lines, put together out of pieces that stand at one place, cover most of a stretch. */
function linesThrough(
  rules: readonly Extent[],
  { middle, from, to }: Axis,
  [start, end]: readonly [number, number],
  tolerance: number,
): number[] {
  const near = rules.filter((rule) => to(rule) > start && from(rule) < end).sort((a, b) => middle(a) - middle(b))
  const groups: Extent[][] = []
  for (const rule of near) {
    const group = groups.at(-1)
    if (group && middle(rule) - middle(group.at(-1)!) < tolerance) group.push(rule)
    else groups.push([rule])
  }
  return groups
    .filter((group) => {
      let [covered, reached] = [0, start]
      for (const rule of [...group].sort((a, b) => from(a) - from(b))) {
        covered += Math.max(0, Math.min(end, to(rule)) - Math.max(reached, from(rule)))
        reached = Math.max(reached, Math.min(end, to(rule)))
      }
      return covered >= leastCovered * (end - start)
    })
    .map((group) => median(group.map(middle)))
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!
