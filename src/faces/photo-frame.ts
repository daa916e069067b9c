import type { Network } from '../engines/engine.js'
import type { Picture, View } from '../vision/picture.js'
import { warp } from '../vision/warp.js'
import type { Face } from './face.js'
import type { FrameBelief, FrameFinder } from './frame.js'
import { uprightPatch } from './upright-patch.js'

/** As training/photo_frame/draw.py draws its patches. */
const side = 112
const faceSize = 20
const middle = [56, 48] as const

/** The network of training/train_photo_frame.py. */
export class PhotoFrame implements FrameFinder {
  constructor(private readonly network: Network) {}

  async find(
    page: View,
    { centre, size }: Pick<Face, 'centre' | 'size'>,
    roll: number,
    mirrored: boolean,
  ): Promise<FrameBelief> {
    const view = warp(page, uprightPatch({ centre, roll }, size / faceSize, [2 * middle[0], 2 * middle[1]]), side, side)
    const input = planes(view.picture, mirrored)
    const [sides] = await this.network.run({ data: input, dims: [1, 3, side, side] })
    const of = (n: number) => sides!.data.slice(n * side, (n + 1) * side)
    // The face's middle is the patch's, so that left and right only change places.
    const [left, right] = mirrored ? [of(2).reverse(), of(0).reverse()] : [of(0), of(2)]
    return { view, faceSize, middle, sides: [left, of(1), right, of(3)] }
  }

  dispose(): Promise<void> {
    return this.network.dispose()
  }
}

/** Red, green and blue, 0 to 1, one plane after the other. */
function planes({ data, channels }: Picture, mirrored: boolean): Float32Array {
  const input = new Float32Array(3 * side * side)
  for (let channel = 0, to = 0; channel < 3; channel++)
    for (let y = 0; y < side; y++)
      for (let x = 0; x < side; x++) {
        const at = (y * side + (mirrored ? side - 1 - x : x)) * channels
        input[to++] = data[channels === 1 ? at : at + channel]! / 255
      }
  return input
}
