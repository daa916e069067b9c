import { cropBox } from '../../vision/crop.js'
import { multiply, translation } from '../../vision/matrix.js'
import type { Matrix, Picture, Quad, View } from '../../vision/picture.js'
import { resize } from '../../vision/resize.js'
import { warp } from '../../vision/warp.js'
import type { Baseline } from './find-baseline.js'
import { bandHeight, columnStep, digitHeight } from './recognise.js'

/** Rows from one strip of a search to the next: a line is at most six rows off the middle of the nearest. */
const STRIP_STEP = 12
/** Digit height to pitch on the standard's grid: 0.117 and 0.125 inch. */
const DIGIT_TO_PITCH = 0.117 / 0.125

export interface Strips {
  /** The searched region at the search's scale. */
  readonly view: View
  readonly pictures: readonly Picture[]
  /** Middle row of each on the region. */
  readonly middles: readonly number[]
}

/**
 * Overlapping strips over the rows from `top` (0 to 1) to the bottom, the picture scaled to `width` columns; only those
 * whose middle row crosses one of the places of `near` (on the page), where they are given.
 */
export function cutStrips(
  page: View,
  region: { top: number; bottom: number; width: number; near?: readonly Quad[] },
): Strips {
  const { width, height } = page.picture
  const first = Math.floor(height * region.top)
  const part = cropBox(page, [0, first, width, Math.max(1, Math.ceil(height * region.bottom) - first)])
  const columns = Math.ceil(region.width / columnStep) * columnStep
  const view = resize(part, columns, Math.max(1, Math.round((part.picture.height * columns) / width)))
  const rows = view.picture.height
  const middles: number[] = []
  const scale = columns / width
  const isNear = (middle: number) =>
    !region.near ||
    region.near.some((quad) => {
      const ys = quad.map(([, y]) => (y - first) * scale)
      return middle >= Math.min(...ys) - STRIP_STEP / 2 && middle <= Math.max(...ys) + STRIP_STEP / 2
    })
  for (let middle = STRIP_STEP; middle <= Math.max(STRIP_STEP, rows - STRIP_STEP / 2); middle += STRIP_STEP)
    if (isNear(middle)) middles.push(middle)
  return { view, middles, pictures: middles.map((middle) => stripAround(view.picture, middle)) }
}

/** Rows beyond the picture's edge repeat its last one. */
function stripAround({ width, height, data: from }: Picture, middle: number): Picture {
  const data = new Uint8Array(width * bandHeight)
  for (let row = 0; row < bandHeight; row++) {
    const source = Math.min(height - 1, Math.max(0, middle - bandHeight / 2 + row))
    data.set(from.subarray(source * width, (source + 1) * width), row * width)
  }
  return { width, height: bandHeight, channels: 1, data }
}

/**
 * The band around a baseline, over the whole width of the region, levelled and scaled so that digits are
 * {@link digitHeight} rows high. `shift` moves it down by so many of its rows.
 */
export function cutBand(region: View, { slope, offset, pitch }: Baseline, shift = 0): View {
  const scale = digitHeight / (pitch * DIGIT_TO_PITCH)
  const { width } = region.picture
  const length = width * Math.hypot(1, slope)
  const columns = Math.ceil((length * scale) / columnStep) * columnStep
  const [cos, sin] = [1 / Math.hypot(1, slope), slope / Math.hypot(1, slope)]
  const [along, down] = [length / columns, 1 / scale]
  const level: Matrix = [along * cos, -down * sin, 0, along * sin, down * cos, offset, 0, 0, 1]
  return warp(region, multiply(level, translation(0, shift - bandHeight / 2)), columns, bandHeight)
}
