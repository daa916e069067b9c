import type { Disposable, Network } from '../../engines/engine.js'
import type { Picture, View } from '../../vision/picture.js'
import { resizePicture } from '../../vision/resize.js'
import type { Recognition } from '../recognition.js'
import { type Normalisation, writePlanes } from './normalise.js'

/** The height of a line that the recogniser reads, in pixels. */
export const lineHeight = 48
/** Shorter lines are padded to this width: single words and numbers are read better so, 320 gains nothing more. */
const leastWidth = 160
/** The widest that upstream prepares for; a line of 130 characters has about this width. */
const mostWidth = 3200
/** Widths are rounded up to it, so that memory is asked for in few sizes. */
const widthStep = 32

/** Pixel / 127.5 − 1, blue first. Zero, the grey in the middle, is what lines are padded with. */
const normalisation: Normalisation = { mean: [0.5, 0.5, 0.5], deviation: [0.5, 0.5, 0.5], order: 'BGR' }

/** Reads pictures of single lines. */
export class LineRecogniser implements Disposable {
  /** @param alphabet the character of class n + 1 at n, the space last */
  constructor(
    private readonly network: Network,
    readonly alphabet: readonly string[],
  ) {}

  /**
   * Views of one upright line each, of any size; best cut at {@link lineHeight}. The results are in their order.
   * An aborted signal rejects with its reason between two lines.
   */
  async recognise(views: readonly View[], options: { signal?: AbortSignal } = {}): Promise<Recognition[]> {
    const recognitions: Recognition[] = []
    for (const { picture } of views) {
      options.signal?.throwIfAborted()
      recognitions.push(await this.recogniseOne(picture))
    }
    return recognitions
  }

  private async recogniseOne(picture: Picture): Promise<Recognition> {
    const width = lineWidth(picture)
    const planeWidth = Math.max(leastWidth, Math.ceil(width / widthStep) * widthStep)
    const data = new Float32Array(3 * lineHeight * planeWidth)
    writePlanes(resizePicture(picture, width, lineHeight), normalisation, data, planeWidth, lineHeight)
    const [output] = await this.network.run({ data, dims: [1, 3, lineHeight, planeWidth] })
    const [, steps, classes] = output!.dims as [number, number, number]
    return { frames: output!.data, steps, classes, stepWidth: planeWidth / steps / width }
  }

  dispose(): Promise<void> {
    return this.network.dispose()
  }
}

/** The width of a line at {@link lineHeight}, its proportions kept as far as the recogniser's widest allows. */
export function lineWidth({ width, height }: { width: number; height: number }): number {
  return Math.min(mostWidth, Math.max(8, Math.round((width * lineHeight) / height)))
}
