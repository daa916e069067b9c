import { toGrey } from './grey.js'
import { dilateMask, erodeMask } from './leaf/morphology.js'
import type { Picture } from './picture.js'
import { resizeToFit } from './resize.js'
import { viewOfPage } from './view.js'

export type QualityReason = 'blurred' | 'dark' | 'overexposed' | 'glare' | 'too_small'

/** How well a picture can be read, as the contract gives it. All measures run from 0 to 1. */
export interface Quality {
  /** 0 flat, about 0.2 where print begins to run together, above 0.5 crisp. */
  readonly sharpness: number
  /** Share of the area in which light has washed out everything. */
  readonly glare: number
  /** Of the page: the median luma. */
  readonly brightness: number
  readonly verdict: 'good' | 'fair' | 'poor'
  readonly reasons: readonly QualityReason[]
}

/** Everything is measured with the longer side at most this long, so that cameras of any resolution compare. */
const WORKING_SIDE = 1000
/** Of a tile for sharpness: large enough for a few letters. */
const TILE = 32

/** From the limits below which a reason is given, and those below which the whole picture is called poor. */
const limits = {
  blurred: { fair: 0.25, poor: 0.12 },
  dark: { fair: 0.3, poor: 0.15 },
  glare: { fair: 0.02, poor: 0.2 },
  tooSmall: { fair: 500, poor: 300 },
} as const

export function measureQuality(picture: Picture): Quality {
  const small = resizeToFit(viewOfPage(toGrey(picture)), WORKING_SIDE).picture
  const sharpness = measureSharpness(small)
  const brightness = medianOf(small.data) / 255
  const glare = measureGlare(small, brightness)
  const longest = Math.max(picture.width, picture.height)
  const found: [QualityReason, fair: boolean, poor: boolean][] = [
    ['blurred', sharpness < limits.blurred.fair, sharpness < limits.blurred.poor],
    ['dark', brightness < limits.dark.fair, brightness < limits.dark.poor],
    ['overexposed', glare > limits.glare.poor, true],
    ['glare', glare > limits.glare.fair && glare <= limits.glare.poor, false],
    ['too_small', longest < limits.tooSmall.fair, longest < limits.tooSmall.poor],
  ]
  const reasons = found.filter(([, fair]) => fair).map(([reason]) => reason)
  const poor = found.some(([, fair, isPoor]) => fair && isPoor)
  return { sharpness, glare, brightness, verdict: poor ? 'poor' : reasons.length ? 'fair' : 'good', reasons }
}

/**
 * v / (v + 1), where v is the variance of the Laplacian (4 neighbours) over the variance of the grey itself, so that
 * faint ink is not taken for blur. Counted in tiles that hold ink or edges, by their median: empty paper says nothing.
 * A picture without such tiles has sharpness 0.
 */
function measureSharpness({ width, height, data }: Picture): number {
  const ratios: number[] = []
  for (let top = 1; top + TILE < height; top += TILE)
    for (let left = 1; left + TILE < width; left += TILE) {
      let [sum, squares, edges, edgeSquares] = [0, 0, 0, 0]
      for (let y = top; y < top + TILE; y++)
        for (let at = y * width + left, end = at + TILE; at < end; at++) {
          const value = data[at]!
          const edge = 4 * value - data[at - 1]! - data[at + 1]! - data[at - width]! - data[at + width]!
          sum += value
          squares += value * value
          edges += edge
          edgeSquares += edge * edge
        }
      const count = TILE * TILE
      const variance = squares / count - (sum / count) ** 2
      // A standard deviation of 12 levels: paper's grain and shading have less, print has more.
      if (variance > 144) ratios.push((edgeSquares / count - (edges / count) ** 2) / variance)
    }
  if (!ratios.length) return 0
  const ratio = ratios.sort((a, b) => a - b)[ratios.length >> 1]!
  return ratio / (ratio + 1)
}

/**
 * Share of pixels at 252 and above in patches of at least 9 × 9 that fade into the page: 4 to 8 pixels from them the
 * light is still over half way from the page's own to white. White that ends sharply is paper or a covered place. Where
 * the paper itself is that white, as in a scan, nothing can be told and it is 0.
 */
function measureGlare({ width, height, data }: Picture, brightness: number): number {
  if (brightness > 245 / 255) return 0
  const white = new Uint8Array(data.length)
  for (let at = 0; at < data.length; at++) white[at] = data[at]! >= 252 ? 1 : 0
  const clipped = erodeMask(white, width, height, 4)
  if (!clipped.includes(1)) return 0
  const near = dilateMask(clipped, width, height, 8)
  const nearer = dilateMask(clipped, width, height, 4)
  let [patches, ring, light] = [0, 0, 0]
  for (let at = 0; at < data.length; at++) {
    patches += clipped[at]!
    if (near[at]! > nearer[at]!) {
      ring++
      light += data[at]!
    }
  }
  const fades = light / Math.max(1, ring) > (brightness * 255 + 255) / 2
  return ring === 0 || fades ? patches / data.length : 0
}

function medianOf(data: Uint8Array): number {
  const histogram = new Uint32Array(256)
  for (const value of data) histogram[value]!++
  let [value, left] = [0, data.length / 2]
  while (value < 255 && left > histogram[value]!) left -= histogram[value++]!
  return value
}
