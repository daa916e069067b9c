import { uprightPatch } from '../../faces/upright-patch.js'
import { toGrey } from '../../vision/grey.js'
import type { View } from '../../vision/picture.js'
import { warp } from '../../vision/warp.js'
import type { Portrait } from './portrait.js'

/** Pixels of the side of the square in which two faces are compared. */
const SIDE = 32
/** A ghost that stands for the same portrait correlates with it at 0.5 to 0.9; two people at up to 0.4. */
const SAME = 0.5
/** A ghost is printed fainter: its grey varies by less than this share of the portrait's. */
const FAINT = 0.6

/** Whether another portrait is the same one again (a ghost image) or another person. */
export function kindOf(page: View, other: Portrait, primary: Portrait): 'ghost' | 'secondary' {
  const [a, b] = [faceOf(page, primary), faceOf(page, other)]
  return correlation(a, b) > SAME || (other.face.size < primary.face.size && deviation(b) < FAINT * deviation(a))
    ? 'ghost'
    : 'secondary'
}

function faceOf(page: View, { face, tilt }: Portrait): Float64Array {
  const toPage = uprightPatch({ centre: face.centre, roll: tilt }, (1.1 * face.size) / SIDE, [SIDE, SIDE])
  return Float64Array.from(toGrey(warp(page, toPage, SIDE, SIDE).picture).data)
}

const mean = (values: Float64Array) => values.reduce((sum, value) => sum + value, 0) / values.length

function deviation(values: Float64Array): number {
  const middle = mean(values)
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)))
}

function correlation(one: Float64Array, other: Float64Array): number {
  const [a, b] = [mean(one), mean(other)]
  const shared = mean(one.map((value, n) => (value - a) * (other[n]! - b)))
  return shared / Math.max(1e-6, deviation(one) * deviation(other))
}
