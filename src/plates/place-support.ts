import { sizeOfQuad } from '../vision/quad.js'
import type { PlateStretch } from './stretches.js'

/** What place, size and manner of a stretch say for and against a plate, in natural logarithms of odds. */
export function placeSupport({ lines, arrangement }: PlateStretch, size: { width: number; height: number }): number {
  const text = lines.map((line) => line.text).join('')
  const heights = lines.map(({ quad }) => sizeOfQuad(quad).height)
  const share = Math.min(...heights) / size.height
  const small = (text.match(/[a-z]/g)?.length ?? 0) / Math.max(1, text.length)
  const middle = lines.reduce((sum, { quad }) => sum + quad.reduce((y, point) => y + point[1] / 4, 0), 0) / lines.length
  return (
    // The vehicle that is meant stands nearest: letters of a twentieth of the photograph's height are usual.
    Math.max(-2, Math.min(0.5, Math.log(share / 0.05))) -
    4 * small -
    (/\.(com|in|net|org)|www|@/i.test(text) ? 4 : 0) -
    // A camera's time stamp.
    (/(19|20)\d\d[-/.]?[01]\d[-/.]?[0-3]\d|\d\d:\d\d/.test(text) ? 5 : 0) -
    // Plates are in the lower two thirds of a vehicle.
    (middle < 0.2 * size.height ? 1 : 0) -
    // The pieces of one plate are rarer than whole ones, and chance makes many pairs.
    (arrangement === 'one' ? 0 : 0.5)
  )
}
