import type { Disposable, Network, Tensor } from '../../engines/engine.js'
import { type Normalisation, writePlanes } from '../../reading/pp-ocr/normalise.js'
import { cropBox } from '../../vision/crop.js'
import type { Box, Picture } from '../../vision/picture.js'
import { resizePicture } from '../../vision/resize.js'
import { viewOfPage } from '../../vision/view.js'
import { type DetectedVehicle, mainVehicle, type VehicleDetector } from './vehicle-detector.js'

/** The sides that the network tells apart, in the order of its output; left and right as the driver has them. */
export const seenViews = [
  'front',
  'front_left',
  'front_right',
  'rear',
  'rear_left',
  'rear_right',
  'side_left',
  'side_right',
] as const
export type SeenView = (typeof seenViews)[number]

/** In the order of the network's output. */
export const bodyColours = [
  'white',
  'silver',
  'grey',
  'black',
  'red',
  'blue',
  'brown',
  'orange',
  'yellow',
  'green',
  'beige',
] as const
export type BodyColour = (typeof bodyColours)[number]

/** What the networks see on one photograph; plain data. */
export interface VehicleSighting {
  /** All vehicles, the surest first. */
  readonly vehicles: readonly DetectedVehicle[]
  /** The one that is meant; null where none was found. */
  readonly main: DetectedVehicle | null
  /** Probabilities of ImageNet's classes, of {@link seenViews} and of {@link bodyColours}; of the main vehicle where there is one. */
  readonly imagenet: Float32Array
  readonly views: readonly number[]
  readonly colours: readonly number[]
}

/** Looks at a photograph for vehicles. */
export interface VehicleLooker extends Disposable {
  look(picture: Picture): Promise<VehicleSighting>
}

/** Side of the network's square input, in pixels; the vehicle is squeezed into it. */
const side = 192
/** Part of the box's size by which it is grown on every side. */
const margin = 0.04
/**
 * Further looks for the colour alone, which light and street mislead: mirrored, and closer. Over 130 vehicles the colour of
 * one look and that of its mirror image differ in every twelfth.
 */
const furtherLooks = [
  { margin, mirrored: true },
  { margin: -0.06, mirrored: false },
] as const
/** (sample − 127) / 128. */
const normalisation: Normalisation = {
  mean: [127 / 255, 127 / 255, 127 / 255],
  deviation: [128 / 255, 128 / 255, 128 / 255],
  order: 'RGB',
}

/** Finds the vehicle, then tells what it is, from which side it is seen and its colour. */
export class VehicleSight implements VehicleLooker {
  constructor(
    private readonly detector: VehicleDetector,
    private readonly network: Network,
  ) {}

  async look(picture: Picture): Promise<VehicleSighting> {
    const vehicles = await this.detector.find(picture)
    const main = mainVehicle(vehicles, picture)
    const [imagenet, views, colours] = await this.#classify(picture, main && grown(main.box, margin), false)
    const shares = [colours!.data]
    for (const look of main ? furtherLooks : [])
      shares.push((await this.#classify(picture, grown(main!.box, look.margin), look.mirrored))[2]!.data)
    return { vehicles, main, imagenet: imagenet!.data, views: [...views!.data], colours: meanOf(shares) }
  }

  #classify(picture: Picture, box: Box | null, mirrored: boolean): Promise<readonly Tensor[]> {
    const part = box ? cropBox(viewOfPage(picture), box).picture : picture
    const data = new Float32Array(3 * side * side)
    writePlanes(resizePicture(part, side, side), normalisation, data, side, side)
    if (mirrored) for (let row = 0; row < data.length; row += side) data.subarray(row, row + side).reverse()
    return this.network.run({ data, dims: [1, 3, side, side] })
  }

  async dispose(): Promise<void> {
    await Promise.all([this.detector.dispose(), this.network.dispose()])
  }
}

const grown = ([x, y, width, height]: Box, share: number): Box => [
  Math.round(x - share * width),
  Math.round(y - share * height),
  Math.max(1, Math.round(width * (1 + 2 * share))),
  Math.max(1, Math.round(height * (1 + 2 * share))),
]

/** The mean of each place over lists of one length. */
const meanOf = (lists: readonly Float32Array[]): number[] =>
  Array.from(lists[0]!, (_, at) => lists.reduce((sum, list) => sum + list[at]!, 0) / lists.length)
