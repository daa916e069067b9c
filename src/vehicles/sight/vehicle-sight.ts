import type { Disposable, Network } from '../../engines/engine.js'
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
    const part = main ? cropBox(viewOfPage(picture), grown(main.box)).picture : picture
    const data = new Float32Array(3 * side * side)
    writePlanes(resizePicture(part, side, side), normalisation, data, side, side)
    const [imagenet, views, colours] = await this.network.run({ data, dims: [1, 3, side, side] })
    return { vehicles, main, imagenet: imagenet!.data, views: [...views!.data], colours: [...colours!.data] }
  }

  async dispose(): Promise<void> {
    await Promise.all([this.detector.dispose(), this.network.dispose()])
  }
}

const grown = ([x, y, width, height]: Box): Box => [
  Math.round(x - margin * width),
  Math.round(y - margin * height),
  Math.max(1, Math.round(width * (1 + 2 * margin))),
  Math.max(1, Math.round(height * (1 + 2 * margin))),
]
