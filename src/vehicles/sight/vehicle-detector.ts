import type { Disposable, Network } from '../../engines/engine.js'
import { writePlanes } from '../../reading/pp-ocr/normalise.js'
import type { Box, Picture } from '../../vision/picture.js'
import { boxIou } from '../../vision/quad.js'
import { resizePicture } from '../../vision/resize.js'

/** Classes of COCO that are vehicles, by their number there. */
export const cocoVehicles = { 1: 'bicycle', 2: 'car', 3: 'motorcycle', 5: 'bus', 7: 'truck' } as const
export type DetectedKind = (typeof cocoVehicles)[keyof typeof cocoVehicles]
export const detectedKinds = Object.values(cocoVehicles) as readonly DetectedKind[]

export interface DetectedVehicle {
  /** Scores of the kinds, 0 to 1 each, in the order of {@link detectedKinds}; they need not add up to 1. */
  readonly scores: readonly number[]
  /** The largest of them. */
  readonly score: number
  readonly box: Box
}

/** Side of the network's square input, in pixels. */
const side = 416
const strides = [8, 16, 32] as const
/** A distance is a distribution over this many steps of a stride. */
const bins = 11
const leastScore = 0.25
/** Boxes that share more than this are one vehicle. */
const sameVehicle = 0.55

/** COCO's figures, which NanoDet applies to the channels in BGR order. */
const normalisation = {
  mean: [103.53 / 255, 116.28 / 255, 123.675 / 255],
  deviation: [57.375 / 255, 57.12 / 255, 58.395 / 255],
  order: 'BGR',
} as const

/** Finds vehicles: NanoDet (a single-stage detector with distance distributions; Li et al. 2020, "Generalized Focal Loss"). */
export class VehicleDetector implements Disposable {
  constructor(private readonly network: Network) {}

  /** @returns vehicles, the surest first. */
  async find(picture: Picture): Promise<DetectedVehicle[]> {
    const factor = side / Math.max(picture.width, picture.height)
    const width = Math.max(1, Math.round(picture.width * factor))
    const height = Math.max(1, Math.round(picture.height * factor))
    const data = new Float32Array(3 * side * side)
    writePlanes(resizePicture(picture, width, height), normalisation, data, side, side)
    const outputs = await this.network.run({ data, dims: [1, 3, side, side] })
    const found = strides.flatMap((stride, level) =>
      readLevel(outputs[level]!.data, outputs[level + 3]!.data, stride).map((each) => ({
        ...each,
        box: toPicture(each.corners, factor, picture),
      })),
    )
    return suppress(found.sort((a, b) => b.score - a.score))
  }

  dispose(): Promise<void> {
    return this.network.dispose()
  }
}

interface Cell {
  readonly scores: readonly number[]
  readonly score: number
  /** Left, top, right, bottom in pixels of the input. */
  readonly corners: readonly [number, number, number, number]
}

const classes = Object.keys(cocoVehicles).map(Number)
const allClasses = 80

function readLevel(scores: Float32Array, distances: Float32Array, stride: number): Cell[] {
  const count = side / stride
  const cells: Cell[] = []
  for (let cell = 0; cell < count * count; cell++) {
    const own = classes.map((label) => scores[cell * allClasses + label]!)
    const score = Math.max(...own)
    if (score < leastScore) continue
    const [left, top, right, bottom] = [0, 1, 2, 3].map(
      (edge) => stride * meanOf(distances, cell * 4 * bins + edge * bins),
    ) as [number, number, number, number]
    const x = ((cell % count) + 0.5) * stride
    const y = (Math.floor(cell / count) + 0.5) * stride
    cells.push({ scores: own, score, corners: [x - left, y - top, x + right, y + bottom] })
  }
  return cells
}

/** Mean of the distribution whose logits begin at `at`. */
function meanOf(logits: Float32Array, at: number): number {
  let [sum, mean] = [0, 0]
  for (let bin = 0; bin < bins; bin++) {
    const weight = Math.exp(logits[at + bin]!)
    sum += weight
    mean += bin * weight
  }
  return mean / sum
}

function toPicture([left, top, right, bottom]: Cell['corners'], factor: number, { width, height }: Picture): Box {
  const within = (value: number, most: number) => Math.round(Math.min(most, Math.max(0, value / factor)))
  const [x, y] = [within(left, width), within(top, height)]
  return [x, y, within(right, width) - x, within(bottom, height) - y]
}

function suppress(found: readonly DetectedVehicle[]): DetectedVehicle[] {
  const kept: DetectedVehicle[] = []
  for (const { scores, score, box } of found)
    if (!kept.some((other) => boxIou(other.box, box) > sameVehicle)) kept.push({ scores, score, box })
  return kept
}

/** The vehicle that the photograph is of: the larger and surer, by score × the root of its share of the picture. */
export function mainVehicle(
  vehicles: readonly DetectedVehicle[],
  size: { width: number; height: number },
): DetectedVehicle | null {
  const weight = ({ score, box }: DetectedVehicle) => score * Math.sqrt((box[2] * box[3]) / (size.width * size.height))
  return vehicles.reduce<DetectedVehicle | null>(
    (best, each) => (best && weight(best) >= weight(each) ? best : each),
    null,
  )
}
