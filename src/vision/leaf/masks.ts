import { close } from './morphology.js'
import type { Planes } from './planes.js'
import { otsu } from './threshold.js'

/** 1 where a pixel may belong to the leaf. */
export type Mask = Uint8Array

/**
 * Several guesses at which pixels are the leaf: brighter than one of three levels, unlike the colour along the
 * picture's border, or on one side of a chroma level. A leaf that stands out at all stands out in one of them; which
 * guess is right is decided later, by the contrast along its sides.
 */
export function leafMasks(planes: Planes): Mask[] {
  const { width, height } = planes
  // 3 pixels of 320: print and pen strokes are narrower.
  const luma = close(planes.luma, width, height, 3)
  const masks: Mask[] = []
  const add = (plane: Uint8Array, level: number | undefined, above = true) => {
    if (level === undefined) return
    const mask = new Uint8Array(plane.length)
    for (let at = 0; at < mask.length; at++) mask[at] = plane[at]! > level === above ? 1 : 0
    masks.push(mask)
  }
  const middle = otsu(luma)
  if (middle === undefined) return []
  add(luma, middle)
  add(luma, otsu(luma, middle + 1, 255))
  add(luma, otsu(luma, 0, middle))
  const unlike = unlikeBorder({ ...planes, luma })
  add(unlike, otsu(unlike))
  for (const chroma of [planes.blue, planes.red]) {
    const level = otsu(chroma)
    add(chroma, level)
    add(chroma, level, false)
  }
  return masks
}

/** Distance of each pixel from the middle colour of the picture's border, cut at 255. */
function unlikeBorder({ width, height, luma, blue, red }: Planes): Uint8Array {
  const border: number[] = []
  for (let x = 0; x < width; x++) border.push(x, width + x, (height - 1) * width + x)
  for (let y = 0; y < height; y++) border.push(y * width, y * width + width - 1)
  const middle = (plane: Uint8Array) => border.map((at) => plane[at]!).sort((a, b) => a - b)[border.length >> 1]!
  const [y0, b0, r0] = [middle(luma), middle(blue), middle(red)]
  return luma.map((value, at) =>
    Math.min(255, Math.sqrt((value - y0) ** 2 + 4 * (blue[at]! - b0) ** 2 + 4 * (red[at]! - r0) ** 2)),
  )
}
