import type { Box, Quad } from '../../vision/picture.js'
import { sizeOfQuad } from '../../vision/quad.js'
import { type Extent, extentOf, middleY, union } from './leaf.js'

interface Size {
  readonly width: number
  readonly height: number
}

/** Text that covers less of the sheet than this stands on a leaf that lies on it. */
const mostCovered = 0.55
/** Of the leaf around its text, as a share of the text's width. */
const margin = 0.05

/**
 * The part of a sheet on which a leaf without visible edges lies, as scanned on the white of a page, or null: where text
 * covers most of the sheet, where there is little of it, or where it has not the shape of a leaf.
 */
export function frameOfText(quads: readonly Quad[], { width, height }: Size): Box | null {
  if (quads.length < 8) return null
  const text = union(quads.map(extentOf))
  const [across, down] = [text.right - text.left, text.bottom - text.top]
  if (across * down > mostCovered * width * height || across < down * 1.5 || across > down * 4) return null
  const free = across * margin
  const left = Math.max(0, Math.floor(text.left - free))
  const top = Math.max(0, Math.floor(text.top - free))
  const right = Math.min(width, Math.ceil(text.right + free))
  const bottom = Math.min(height, Math.ceil(text.bottom + free))
  return [left, top, right - left, bottom - top]
}

/** Places in the lower part of the leaf that are long enough to be the magnetic line or a group of it. */
export function magneticPlaces(quads: readonly Quad[], { height }: Size): Quad[] {
  return quads.filter((quad) => {
    const size = sizeOfQuad(quad)
    return size.width > size.height * 2 && middleY(extentOf(quad)) > height * 0.55
  })
}

/**
 * Places worth reading: what runs upwards along the margin is the printer's name, and the magnetic line was read by a
 * network of its own.
 */
export function placesToRead(quads: readonly Quad[], micr: { readonly quad: Quad } | null, leaf: Size): Quad[] {
  const line = micr && extentOf(micr.quad)
  return quads.filter((quad) => {
    const extent = extentOf(quad)
    return !isMargin(extent, leaf) && !(line && liesIn(extent, line))
  })
}

const isMargin = ({ left, right, top, bottom }: Extent, { width, height }: Size) =>
  (bottom - top > 0.12 * height && bottom - top > 3 * (right - left)) ||
  (bottom - top > 1.5 * (right - left) && (right < 0.03 * width || left > 0.97 * width))

/** Its middle stands on the line's rows and most of it between the line's ends. */
function liesIn(extent: Extent, line: Extent): boolean {
  const inside = Math.min(extent.right, line.right) - Math.max(extent.left, line.left)
  return middleY(extent) > line.top && middleY(extent) < line.bottom && inside > 0.6 * (extent.right - extent.left)
}
