import type { Quad } from '../../vision/picture.js'
import { boundsOf, quadOfBox } from '../../vision/quad.js'

/** A box wider than this times its height is a line of its own. */
const widest = 2
/** Boxes follow one another when the gap between them is below this part of the lower side of both. */
const gapReach = 0.45
/** …and when their middles lie off each other by less than this part of the narrower one's width. */
const sideReach = 0.4
/** So many boxes may as well be text that runs along the margin; two are two short lines. */
const fewest = 3

export interface Stack {
  /** Places in the list that was given, from the top. */
  readonly members: readonly number[]
  /** An upright box around all of them. */
  readonly quad: Quad
}

/**
 * Columns of small boxes one close below the other: what the detector makes of a number that runs up or down a margin,
 * and of a column of single digits. Which of the two it is, reading tells.
 */
export function findStacks(quads: readonly Quad[]): Stack[] {
  const boxes = quads
    .map((quad, index) => {
      const [left, top, width, height] = boundsOf(quad)
      return { index, left, top, width, height, middle: left + width / 2, bottom: top + height }
    })
    .filter(({ width, height }) => width < widest * height)
    .sort((a, b) => a.top - b.top)
  const stacks: (typeof boxes)[] = []
  for (const box of boxes) {
    const above = stacks.find((stack) => {
      const last = stack.at(-1)!
      const reach = gapReach * Math.min(last.height, last.width, box.height, box.width)
      const aside = sideReach * Math.min(last.width, box.width)
      return box.top - last.bottom < reach && Math.abs(box.middle - last.middle) < aside
    })
    if (above) above.push(box)
    else stacks.push([box])
  }
  return stacks
    .filter(
      (stack) =>
        stack.length >= fewest || (stack.length === 2 && stack.some(({ width, height }) => height > 1.5 * width)),
    )
    .map((stack) => {
      const left = Math.min(...stack.map((box) => box.left))
      const top = stack[0]!.top
      const right = Math.max(...stack.map((box) => box.left + box.width))
      const bottom = Math.max(...stack.map((box) => box.bottom))
      return { members: stack.map(({ index }) => index), quad: quadOfBox([left, top, right - left, bottom - top]) }
    })
}
