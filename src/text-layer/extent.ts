import type { Point } from '../vision/picture.js'

/** An upright rectangle in pixels, origin top left. */
export interface Extent {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export const extentOf = (points: readonly Point[]): Extent => ({
  left: Math.min(...points.map(([x]) => x)),
  top: Math.min(...points.map(([, y]) => y)),
  right: Math.max(...points.map(([x]) => x)),
  bottom: Math.max(...points.map(([, y]) => y)),
})

/** The smallest extent around all of them; at least one. */
export function around(parts: readonly Extent[]): Extent {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const part of parts) {
    left = Math.min(left, part.left)
    top = Math.min(top, part.top)
    right = Math.max(right, part.right)
    bottom = Math.max(bottom, part.bottom)
  }
  return { left, top, right, bottom }
}

export const middleX = ({ left, right }: Extent): number => (left + right) / 2
export const middleY = ({ top, bottom }: Extent): number => (top + bottom) / 2
export const heightOf = ({ top, bottom }: Extent): number => bottom - top

/** Length of what both share from left to right; negative: the gap between them. */
export const sharedWidth = (a: Extent, b: Extent): number => Math.min(a.right, b.right) - Math.max(a.left, b.left)

/** As the contract gives boxes: x, y, width, height in whole pixels, cut to the page. */
export function boxOf(extent: Extent, page: { width: number; height: number }): [number, number, number, number] {
  const within = (value: number, most: number) => Math.min(most, Math.max(0, value))
  const x = within(Math.floor(extent.left), page.width)
  const y = within(Math.floor(extent.top), page.height)
  return [x, y, within(Math.ceil(extent.right), page.width) - x, within(Math.ceil(extent.bottom), page.height) - y]
}
