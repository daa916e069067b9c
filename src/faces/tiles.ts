import { cropBox } from '../vision/crop.js'
import type { View } from '../vision/picture.js'
import { resizeToFit } from '../vision/resize.js'

/** Neighbouring tiles share at least this much of their side, so that a face at the seam lies whole in one of them. */
const shared = 0.35

/** The view brought to a longer side of `side` × `factor`, in overlapping tiles of at most `side` × `side`. */
export function tilesOf(view: View, side: number, factor: number): View[] {
  const scaled = resizeToFit(view, Math.round(side * factor))
  const { width, height } = scaled.picture
  const tiles: View[] = []
  for (const top of starts(height, side))
    for (const left of starts(width, side)) tiles.push(cropBox(scaled, [left, top, side, side]))
  return tiles
}

function starts(length: number, side: number): number[] {
  if (length <= side) return [0]
  const steps = Math.ceil((length - side) / (side * (1 - shared)))
  return Array.from({ length: steps + 1 }, (_, n) => Math.round(((length - side) * n) / steps))
}
