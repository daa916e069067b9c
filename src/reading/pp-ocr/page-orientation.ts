import type { Disposable, Network } from '../../engines/engine.js'
import { cropBox } from '../../vision/crop.js'
import type { Picture } from '../../vision/picture.js'
import { resizePicture } from '../../vision/resize.js'
import { viewOfPage } from '../../vision/view.js'
import type { Rotation } from '../page-reader.js'
import { type Normalisation, writePlanes } from './normalise.js'

const shortSide = 256
const side = 224

/** ImageNet's figures, red first. */
const normalisation: Normalisation = {
  mean: [0.485, 0.456, 0.406],
  deviation: [0.229, 0.224, 0.225],
  order: 'BGR',
}

/** Below this probability a page is left as it is: most pages come upright. */
const leastProbability = 0.9

/** Tells which way up a page is. */
export class PageOrientation implements Disposable {
  constructor(private readonly network: Network) {}

  /** @returns the clockwise turn that makes the page upright; 0 where the evidence is weak. */
  async uprightTurn(page: Picture): Promise<Rotation> {
    const data = new Float32Array(3 * side * side)
    writePlanes(middleOf(page), normalisation, data, side, side)
    const [output] = await this.network.run({ data, dims: [1, 3, side, side] })
    return chooseTurn(output!.data)
  }

  dispose(): Promise<void> {
    return this.network.dispose()
  }
}

/** @param probabilities that the page has been turned clockwise by 0, 90, 180 and 270 degrees */
export function chooseTurn(probabilities: Float32Array): Rotation {
  const turns = [0, 270, 180, 90] as const
  const best = probabilities.indexOf(Math.max(...probabilities))
  return probabilities[best]! >= leastProbability ? turns[best]! : 0
}

/** The middle square of the page at the network's scale. */
function middleOf(page: Picture): Picture {
  const factor = shortSide / Math.min(page.width, page.height)
  const small = resizePicture(page, Math.round(page.width * factor), Math.round(page.height * factor))
  const left = (small.width - side) >> 1
  const top = (small.height - side) >> 1
  return cropBox(viewOfPage(small), [left, top, side, side]).picture
}
