import type { Disposable, Network } from '../engines/engine.js'
import type { View } from '../vision/picture.js'
import { warp } from '../vision/warp.js'
import type { Detection } from './blaze-face.js'
import { uprightPatch } from './upright-patch.js'

const [width, height] = [320, 240]
/** Share of the input's height that a face is brought to: in the middle of what the network was trained on. */
const faceShares = [0.4, 0.25]

/** From here on a second look at another size adds nothing. */
const certain = 0.9

/** UltraFace RFB-320: small, of another design and training than BlazeFace, and so wrong about other things. */
export class UltraFace implements Disposable {
  constructor(private readonly network: Network) {}

  /** How surely a face lies where the detection says, 0 to 1: the place is cut out, turned upright and looked at anew. */
  async confirm(page: View, detection: Detection): Promise<number> {
    let best = 0
    for (const share of faceShares) {
      if (best > certain) break
      const toPage = uprightPatch(detection, detection.size / (share * height), [width, height])
      best = Math.max(best, await this.#best(warp(page, toPage, width, height), share))
    }
    return best
  }

  dispose(): Promise<void> {
    return this.network.dispose()
  }

  /** The best score of a box about the middle and of about the expected size. */
  async #best({ picture }: View, share: number): Promise<number> {
    const { channels, data } = picture
    const plane = width * height
    const input = new Float32Array(3 * plane)
    for (let channel = 0; channel < 3; channel++)
      for (let n = 0, from = channels === 1 ? 0 : channel; n < plane; n++, from += channels)
        input[channel * plane + n] = (data[from]! - 127) / 128
    const [scores, boxes] = await this.network.run({ data: input, dims: [1, 3, height, width] })
    let best = 0
    for (let n = 0; n < scores!.data.length / 2; n++) {
      const score = scores!.data[n * 2 + 1]!
      if (score <= best) continue
      const [left, top, right, bottom] = boxes!.data.subarray(n * 4, n * 4 + 4) as unknown as number[]
      const size = Math.sqrt((right! - left!) * width * (bottom! - top!) * height) / (share * height)
      const offX = Math.abs((left! + right!) / 2 - 0.5) * width
      const offY = Math.abs((top! + bottom!) / 2 - 0.5) * height
      if (size > 0.6 && size < 2 && Math.max(offX, offY) < 0.4 * share * height) best = score
    }
    return best
  }
}
