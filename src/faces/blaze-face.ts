import type { Disposable, Network } from '../engines/engine.js'
import { apply } from '../vision/matrix.js'
import type { Point, View } from '../vision/picture.js'
import { blazeFaceAnchors } from './anchors.js'

/** Of the network's input, in pixels. */
export const blazeFaceSide = 256

/** A face as the first detector sees it, in pixels of the page. */
export interface Detection {
  readonly centre: Point
  readonly size: number
  readonly roll: number
  readonly eyes: readonly [Point, Point]
  readonly nose: Point
  readonly mouth: Point
  readonly score: number
}

/** Below this nothing is worth a second look. */
const leastScore = 0.3
/** The network is trained on heads held nearly upright; what lies further askew is found at another rotation. */
const mostRoll = 50

/** BlazeFace (Bazarevsky et al. 2019), the 256-pixel model for faces at any distance. */
export class BlazeFace implements Disposable {
  readonly #anchors = blazeFaceAnchors()

  constructor(private readonly network: Network) {}

  /**
   * Faces that stand upright in a view of at most 256 × 256 pixels; what the view does not cover is grey.
   * Several detections of one face are not yet merged.
   */
  async detect(view: View): Promise<Detection[]> {
    const side = blazeFaceSide
    const [coarse, fine, coarseBoxes, fineBoxes] = await this.network.run({
      data: inputOf(view),
      dims: [1, side, side, 3],
    })
    const found: Detection[] = []
    for (const [scores, boxes, first] of [
      [coarse!.data, coarseBoxes!.data, 0],
      [fine!.data, fineBoxes!.data, coarse!.data.length],
    ] as const)
      for (let n = 0; n < scores.length; n++) {
        const score = 1 / (1 + Math.exp(-scores[n]!))
        if (score < leastScore) continue
        const detection = this.#decode(boxes, n, first + n, score, view)
        if (detection) found.push(detection)
      }
    return found
  }

  dispose(): Promise<void> {
    return this.network.dispose()
  }

  /** Sixteen numbers in pixels from the anchor: middle, width, height, then eyes, nose, mouth and ears. */
  #decode(boxes: Float32Array, n: number, anchor: number, score: number, view: View): Detection | undefined {
    const ax = this.#anchors[anchor * 2]! * blazeFaceSide
    const ay = this.#anchors[anchor * 2 + 1]! * blazeFaceSide
    const at = (k: number): Point => [ax + boxes[n * 16 + k]!, ay + boxes[n * 16 + k + 1]!]
    const [left, right] = [at(4), at(6)]
    const tilt = degrees(Math.atan2(right[1] - left[1], right[0] - left[0]))
    const size = (boxes[n * 16 + 2]! + boxes[n * 16 + 3]!) / 2
    if (Math.abs(tilt) > mostRoll || size < 4) return undefined
    const onPage = (point: Point) => apply(view.toPage, point)
    const [a, b] = [onPage(left), onPage(right)]
    const [p, q] = [onPage([0, 0]), onPage([1, 0])]
    return {
      centre: onPage(at(0)),
      size: size * Math.hypot(q[0] - p[0], q[1] - p[1]),
      roll: degrees(Math.atan2(b[1] - a[1], b[0] - a[0])),
      eyes: [a, b],
      nose: onPage(at(8)),
      mouth: onPage(at(10)),
      score,
    }
  }
}

const degrees = (radians: number) => (radians * 180) / Math.PI

/** Samples as −1 to 1, channels interleaved; grey goes into all three. */
function inputOf({ picture }: View): Float32Array {
  const side = blazeFaceSide
  const { width, height, channels, data } = picture
  const input = new Float32Array(side * side * 3)
  for (let y = 0; y < Math.min(height, side); y++)
    for (let x = 0, to = y * side * 3, from = y * width * channels; x < Math.min(width, side); x++, from += channels)
      for (let channel = 0; channel < 3; channel++)
        input[to++] = data[from + (channels === 1 ? 0 : channel)]! / 127.5 - 1
  return input
}
