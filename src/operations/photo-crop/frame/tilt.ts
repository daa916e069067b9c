import { toGrey } from '../../../vision/grey.js'
import type { Picture } from '../../../vision/picture.js'

/** Steps in which the angle is counted, in degrees. */
const STEP = 0.5
/** How far the lines of the page may lie askew of the face. */
const REACH = 20
/** How much likelier than any other a page is to be straight: most are scanned, rendered or cut out so. */
const STRAIGHT = 1.5
/** Standard deviation of a head's tilt within its photograph, in degrees, errors of the eyes' places included. */
const HEAD_TILT = 6

/**
 * By how many degrees clockwise the straight lines around a face (sides, rules, print) are turned against the patch,
 * which was laid upright after the eyes: the direction that most of the steps in brightness agree on.
 * @param roll degrees clockwise by which the patch lies on the page
 */
export function tiltOf(patch: Picture, roll: number): number {
  const { width, height, data } = smooth(smooth(toGrey(patch)))
  const bins = Math.round((2 * REACH) / STEP) + 1
  const histogram = new Float64Array(bins)
  for (let y = 2; y < height - 2; y++)
    for (let x = 2, at = y * width + 2; x < width - 2; x++, at++) {
      // Sobel: on smooth edges its angle errs by less than a degree, on jagged ones by several.
      const [a, b, c] = [data[at - width - 1]!, data[at - width]!, data[at - width + 1]!]
      const [d, e] = [data[at - 1]!, data[at + 1]!]
      const [f, g, h] = [data[at + width - 1]!, data[at + width]!, data[at + width + 1]!]
      const gx = c + 2 * e + h - a - 2 * d - f
      const gy = f + 2 * g + h - a - 2 * b - c
      const size = Math.abs(gx) + Math.abs(gy)
      if (size < 24) continue
      const angle = Math.abs(gx) > Math.abs(gy) ? Math.atan2(gy, gx) : -Math.atan2(gx, gy)
      const degrees = (((((angle * 180) / Math.PI + 45) % 90) + 90) % 90) - 45
      if (Math.abs(degrees) > REACH) continue
      const bin = Math.round((degrees + REACH) / STEP)
      histogram[bin] = histogram[bin]! + Math.min(size, 120)
    }
  let [best, most] = [0, 0]
  for (let bin = 0; bin < bins; bin++) {
    let sum = 0
    for (let near = -3; near <= 3; near++) sum += (histogram[bin + near] ?? 0) * (4 - Math.abs(near))
    const degrees = bin * STEP - REACH
    const askew = Math.abs(((((roll + degrees + 45) % 90) + 90) % 90) - 45)
    const weight = sum * Math.exp(-0.5 * (degrees / HEAD_TILT) ** 2) * (askew < STEP ? STRAIGHT : 1)
    if (weight > most) [best, most] = [degrees, weight]
  }
  return best
}

/** The mean of 3 × 3 pixels; the outermost stay as they are. */
function smooth({ width, height, data }: Picture): Picture {
  const smoothed = data.slice()
  for (let y = 1; y < height - 1; y++)
    for (let at = y * width + 1, end = at + width - 2; at < end; at++) {
      let sum = 0
      for (let row = at - width; row <= at + width; row += width) sum += data[row - 1]! + data[row]! + data[row + 1]!
      smoothed[at] = (sum + 4) / 9
    }
  return { width, height, channels: 1, data: smoothed }
}
