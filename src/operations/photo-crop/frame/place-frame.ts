import type { Face } from '../../../faces/face.js'
import type { FrameBelief, FrameFinder } from '../../../faces/frame.js'
import { turn } from '../../../faces/merge.js'
import { uprightPatch } from '../../../faces/upright-patch.js'
import { applyToQuad } from '../../../vision/matrix.js'
import type { Quad, View } from '../../../vision/picture.js'
import { warp } from '../../../vision/warp.js'
import { edgeMaps } from './edge-maps.js'
import { type FacePlace, type Frame, findFrame, type SideBelief } from './find-frame.js'
import { fitSides } from './fit-sides.js'
import { tiltOf } from './tilt.js'
import { withoutPrint } from './without-print.js'

/** How the network looks at the face: sizes, and mirrored or not. Its errors in one look are not those in another. */
const looks = [
  { zoom: 0.9, mirrored: false },
  { zoom: 1, mirrored: true },
  { zoom: 1.1, mirrored: false },
]
/** Pixels of the patch to a face; a photograph is about 58 wide then. */
const FACE = 36
/** The patch reaches 2.8 faces to either side, 2.4 up and 3.2 down, as far as the network looks. */
const patchSize = [202, 202] as const
const middle = [101, 86.4] as const

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
  const tilt = turn(face.roll + tiltOf(byEyes.picture, face.roll))
  const patch = patchOf(page, face, tilt)
  const beliefs: SideBelief[] = []
  for (const { zoom, mirrored } of looks)
    beliefs.push(sideBelief(await frames.find(page, { ...face, size: face.size * zoom }, tilt, mirrored), zoom))
  const belief: SideBelief = (side, distance) =>
    beliefs.reduce((sum, each) => sum + each(side, distance), 0) / beliefs.length
  const place: FacePlace = { middle, size: FACE }
  const frame = findFrame(edgeMaps(withoutPrint(patch.picture, 1)), belief, place)
  const quad = applyToQuad(patch.toPage, fitSides(patch.picture, frame))
  return { quad, tilt, certainty: certaintyOf(belief, frame) }
}

function patchOf(page: View, { centre, size }: Face, roll: number): View {
  // The patch's middle is that of a picture twice as large as its share to the left and above.
  const toPage = uprightPatch({ centre, roll }, size / FACE, [2 * middle[0], 2 * middle[1]])
  return warp(page, toPage, ...patchSize)
}

/** A side is right within this share of the photograph's width or height: four such errors make an overlap of 0.85. */
const TOLERANCE = 0.05

function certaintyOf(belief: SideBelief, frame: Frame): number {
  const spans = [frame.right - frame.left, frame.bottom - frame.top]
  const places = [middle[0] - frame.left, middle[1] - frame.top, frame.right - middle[0], frame.bottom - middle[1]]
  return places.reduce((sum, place, side) => {
    const reach = Math.max(2.2, TOLERANCE * spans[side % 2]!)
    let [near, all] = [0, 1e-9]
    for (let distance = 0.3; distance < 3.2; distance += 0.02) {
      const density = Math.exp(belief(side as 0 | 1 | 2 | 3, distance))
      all += density
      if (Math.abs(distance * FACE - place) <= reach) near += density
    }
    return sum + Math.log(Math.max(1e-4, near / all))
  }, 0)
}

/** The network's log-probabilities as a density over distances from the face, linear between its positions. */
function sideBelief({ sides, faceSize, middle: [cx, cy] }: FrameBelief, zoom: number): SideBelief {
  return (side, distance) => {
    const sign = side < 2 ? -1 : 1
    const at = (side % 2 ? cy : cx) + (sign * distance * faceSize) / zoom - 0.5
    const values = sides[side]
    const low = Math.min(values.length - 2, Math.max(0, Math.floor(at)))
    const share = Math.min(1, Math.max(0, at - low))
    return values[low]! * (1 - share) + values[low + 1]! * share
  }
}
