import type { Disposable, Network } from '../../engines/engine.js'
import { applyToQuad, scaling } from '../../vision/matrix.js'
import type { Picture } from '../../vision/picture.js'
import { resizePicture } from '../../vision/resize.js'
import { detectorSize } from './detector-size.js'
import { type Normalisation, writePlanes } from './normalise.js'
import { findTextBoxes, type TextBox, tinyDetectorOptions } from './text-boxes.js'

/** ImageNet's figures, which upstream applies to the channels in BGR order. */
const normalisation: Normalisation = {
  mean: [0.485, 0.456, 0.406],
  deviation: [0.229, 0.224, 0.225],
  order: 'BGR',
}

/** Finds where text stands: one box for each stretch of a line that no wide gap interrupts. */
export class TextDetector implements Disposable {
  constructor(private readonly network: Network) {}

  /** @returns boxes in pixels of the picture, in no order. */
  async find(picture: Picture): Promise<TextBox[]> {
    const { width, height } = detectorSize(picture)
    const data = new Float32Array(3 * width * height)
    writePlanes(resizePicture(picture, width, height), normalisation, data, width, height)
    const [map] = await this.network.run({ data, dims: [1, 3, height, width] })
    const toPicture = scaling(picture.width / width, picture.height / height)
    return findTextBoxes(map!.data, width, height, tinyDetectorOptions).map(({ quad, probability }) => ({
      quad: applyToQuad(toPicture, quad),
      probability,
    }))
  }

  dispose(): Promise<void> {
    return this.network.dispose()
  }
}
