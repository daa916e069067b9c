import type { Disposable, Network } from '../../engines/engine.js'
import { cropBox } from '../../vision/crop.js'
import type { Picture } from '../../vision/picture.js'
import { resizePicture } from '../../vision/resize.js'
import { viewOfPage } from '../../vision/view.js'
import { type Normalisation, writePlanes } from './normalise.js'
import type { TurnScores } from './page-turn.js'

const shortSide = 256
const side = 224

/** ImageNet's figures, which upstream applies to the channels in BGR order. */
const normalisation: Normalisation = {
  mean: [0.485, 0.456, 0.406],
  deviation: [0.229, 0.224, 0.225],
  order: 'BGR',
}

/** Guesses from the look of a page which way up it is. */
export class PageOrientation implements Disposable {
  constructor(private readonly network: Network) {}

  /** @returns the probability of each turn that would make the page upright. */
  async turnProbabilities(page: Picture): Promise<TurnScores> {
    const data = new Float32Array(3 * side * side)
    writePlanes(middleOf(page), normalisation, data, side, side)
    const [output] = await this.network.run({ data, dims: [1, 3, side, side] })
    // The network says by how much the page has been turned clockwise: 0, 90, 180, 270 degrees.
    const [none, quarter, half, threeQuarters] = output!.data as unknown as [number, number, number, number]
    return { 0: none, 90: threeQuarters, 180: half, 270: quarter }
  }

  dispose(): Promise<void> {
    return this.network.dispose()
  }
}

/** The middle square of the page at the network's scale. */
function middleOf(page: Picture): Picture {
  const factor = shortSide / Math.min(page.width, page.height)
  const small = resizePicture(page, Math.round(page.width * factor), Math.round(page.height * factor))
  const left = (small.width - side) >> 1
  const top = (small.height - side) >> 1
  return cropBox(viewOfPage(small), [left, top, side, side]).picture
}
