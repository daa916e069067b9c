import { cropBox } from '../vision/crop.js'
import type { Box, View } from '../vision/picture.js'
import { resize, resizeToFit } from '../vision/resize.js'

/** Neighbouring tiles share at least this much of their side, so that a face at the seam lies whole in one of them. */
const shared = 0.35

/** Margin around a small picture, as a share of its longer side: BlazeFace wants to see the head whole. */
const margin = 0.4
/** The longer side, as a share of a tile's, at which a small picture is shown: its face is then a quarter of the tile. */
const pictureShare = 0.55
/** Pixels of the page to one of a tile, at which a face of 40 pixels is seen. */
const finest = 1

/** A box of the page with a margin: enlarged to fill a tile, or in several tiles as it stands. */
export function regionTiles(page: View, [left, top, width, height]: Box, side: number): View[] {
  const around = Math.round(margin * Math.max(width, height))
  const region = cropBox(page, [left - around, top - around, width + 2 * around, height + 2 * around])
  const longest = Math.max(width, height)
  const scale = Math.min(finest, longest / (pictureShare * side))
  const { picture } = region
  const scaled = resize(region, Math.round(picture.width / scale), Math.round(picture.height / scale))
  return tilesWithin(scaled, side)
}

/** The view brought to a longer side of `side` × `factor`, in overlapping tiles of at most `side` × `side`. */
export function tilesOf(view: View, side: number, factor: number): View[] {
  return tilesWithin(resizeToFit(view, Math.round(side * factor)), side)
}

function tilesWithin(view: View, side: number): View[] {
  const { width, height } = view.picture
  const tiles: View[] = []
  for (const top of starts(height, side))
    for (const left of starts(width, side)) tiles.push(cropBox(view, [left, top, side, side]))
  return tiles
}

function starts(length: number, side: number): number[] {
  if (length <= side) return [0]
  const steps = Math.ceil((length - side) / (side * (1 - shared)))
  return Array.from({ length: steps + 1 }, (_, n) => Math.round(((length - side) * n) / steps))
}
