import type { Network } from '../engines/engine.js'
import type { View } from '../vision/picture.js'
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

  async find(page: View, { centre, size }: Pick<Face, 'centre' | 'size'>, roll: number): Promise<FrameBelief> {
    const view = warp(page, uprightPatch({ centre, roll }, size / faceSize, [2 * middle[0], 2 * middle[1]]), side, side)
    const { data, channels } = view.picture
    const input = new Float32Array(3 * side * side)
    for (let channel = 0; channel < 3; channel++)
      for (let n = 0, at = channels === 1 ? 0 : channel; n < side * side; n++, at += channels)
        input[channel * side * side + n] = data[at]! / 255
    const [sides] = await this.network.run({ data: input, dims: [1, 3, side, side] })
    const of = (n: number) => sides!.data.slice(n * side, (n + 1) * side)
    return { view, faceSize, middle, sides: [of(0), of(1), of(2), of(3)] }
  }

  dispose(): Promise<void> {
    return this.network.dispose()
  }
}
