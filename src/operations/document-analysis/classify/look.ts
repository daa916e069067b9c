import type { Picture } from '../../../vision/picture.js'

/** How a page looks from afar; each 0 to 1. */
export interface PageLook {
  /** Share of it that is bright and without colour, as paper is. */
  readonly paper: number
  /** Mean colourfulness. */
  readonly colour: number
  /** Share of neighbouring samples that differ little, but do differ: the shades of a photograph. */
  readonly shades: number
}

/** Samples a picture on a grid of about 96 by 96 points. */
export function lookOf({ width, height, channels, data }: Picture): PageLook {
  const step = Math.max(1, Math.floor(Math.max(width, height) / 96))
  let [points, paper, colour, shades] = [0, 0, 0, 0]
  for (let y = 0; y < height; y += step) {
    let before = -1
    for (let x = 0; x < width; x += step) {
      const at = (y * width + x) * channels
      const red = data[at]!
      const green = channels === 3 ? data[at + 1]! : red
      const blue = channels === 3 ? data[at + 2]! : red
      const [low, high] = [Math.min(red, green, blue), Math.max(red, green, blue)]
      const bright = (red + green + blue) / 3
      points++
      colour += (high - low) / 255
      if (low > 200 && high - low < 30) paper++
      const change = Math.abs(bright - before)
      if (before >= 0 && change >= 2 && change <= 30) shades++
      before = bright
    }
  }
  return { paper: paper / points, colour: colour / points, shades: shades / points }
}
