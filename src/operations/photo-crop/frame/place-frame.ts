import type { Face } from '../../../faces/face.js'
import type { FrameBelief, FrameFinder } from '../../../faces/frame.js'
import { turn } from '../../../faces/merge.js'
import { uprightPatch } from '../../../faces/upright-patch.js'
import { applyToQuad } from '../../../vision/matrix.js'
import type { Quad, View } from '../../../vision/picture.js'
import { warp } from '../../../vision/warp.js'
import { edgeMaps } from './edge-maps.js'
import { type FacePlace, type Frame, findFrame, type SideBelief } from './find-frame.js'
import { tiltOf } from './tilt.js'
import { withoutPrint } from './without-print.js'

/** Pixels of the patch to a face; a photograph is about 80 wide then, and a pixel 1.3 % of that. */
const FACE = 48
/** The patch reaches 2.8 faces to either side, 2.4 up and 3.2 down, as far as the network looks. */
const patchSize = [269, 269] as const
const middle = [134.5, 115.2] as const

export interface PlacedFrame {
  /** On the page, clockwise from the photograph's own top left. */
  readonly quad: Quad
  /** Degrees clockwise by which it lies on the page. */
  readonly tilt: number
  /** Log of the share of the network's belief that lies near the four sides: 0 where it has no doubt. */
  readonly certainty: number
}

/** The frame of the photograph that shows a face. */
export async function placeFrame(page: View, face: Face, frames: FrameFinder): Promise<PlacedFrame> {
  const byEyes = patchOf(page, face, face.roll)
  const tilt = turn(face.roll + tiltOf(byEyes.picture))
  const patch = patchOf(page, face, tilt)
  const belief = await frames.find(page, face, tilt)
  const place: FacePlace = { middle, size: FACE }
  const frame = findFrame(edgeMaps(withoutPrint(patch.picture, 1)), sideBelief(belief), place)
  const { left, top, right, bottom } = frame
  const quad = applyToQuad(patch.toPage, [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ])
  return { quad, tilt, certainty: certaintyOf(belief, frame) }
}

function patchOf(page: View, { centre, size }: Face, roll: number): View {
  // The patch's middle is that of a picture twice as large as its share to the left and above.
  const toPage = uprightPatch({ centre, roll }, size / FACE, [2 * middle[0], 2 * middle[1]])
  return warp(page, toPage, ...patchSize)
}

/** A side is right within this share of the photograph's width or height: four such errors make an overlap of 0.85. */
const TOLERANCE = 0.05

function certaintyOf({ sides, faceSize, middle: [cx, cy] }: FrameBelief, frame: Frame): number {
  const places = [frame.left, frame.top, frame.right, frame.bottom]
  const spans = [frame.right - frame.left, frame.bottom - frame.top]
  return places.reduce((sum, place, side) => {
    const scale = faceSize / FACE
    const at = (side % 2 ? cy : cx) + (place - middle[side % 2]!) * scale - 0.5
    const reach = Math.max(1.5, TOLERANCE * spans[side % 2]! * scale)
    let mass = 0
    for (let n = Math.max(0, Math.ceil(at - reach)); n <= at + reach && n < sides[side]!.length; n++)
      mass += Math.exp(sides[side]![n]!)
    return sum + Math.log(Math.max(1e-4, mass))
  }, 0)
}

/** The network's log-probabilities as a density over distances from the face, linear between its positions. */
function sideBelief({ sides, faceSize, middle: [cx, cy] }: FrameBelief): SideBelief {
  return (side, distance) => {
    const sign = side < 2 ? -1 : 1
    const at = (side % 2 ? cy : cx) + sign * distance * faceSize - 0.5
    const values = sides[side]
    const low = Math.min(values.length - 2, Math.max(0, Math.floor(at)))
    const share = Math.min(1, Math.max(0, at - low))
    return values[low]! * (1 - share) + values[low + 1]! * share
  }
}
