import type { Disposable, Network } from '../../engines/engine.js'
import type { Picture } from '../../vision/picture.js'
import type { Recognition } from '../recognition.js'

/** Rows of a band. Digits of 15 to 34 rows were trained on. */
export const bandHeight = 48
/** Rows of a digit that bands are cut for: the middle of what was trained on, a quarter of the band free on each side. */
export const digitHeight = 24
/** Columns of a band are a multiple of this, so that steps of the answer and columns agree. */
export const columnStep = 16

/** Reads bands: grey pictures, {@link bandHeight} rows high, with one magnetic line along the middle. */
export class BandRecogniser implements Disposable {
  constructor(private readonly network: Network) {}

  /** Bands of one width, a multiple of {@link columnStep}, in one run of the network. */
  async recognise(bands: readonly Picture[]): Promise<Recognition[]> {
    const width = bands[0]?.width ?? 0
    if (width === 0) return []
    const pixels = width * bandHeight
    const data = new Float32Array(bands.length * pixels)
    bands.forEach((band, index) => {
      stretchContrast(band.data, data.subarray(index * pixels, (index + 1) * pixels))
    })
    const [output] = await this.network.run({ data, dims: [bands.length, 1, bandHeight, width] })
    const [, steps, classes] = output!.dims as [number, number, number]
    return bands.map((_, index) => ({
      frames: output!.data.subarray(index * steps * classes, (index + 1) * steps * classes),
      steps,
      classes,
      stepWidth: 1 / steps,
    }))
  }

  dispose(): Promise<void> {
    return this.network.dispose()
  }
}

/** Contrast between the darkest hundredth and the brightest tenth becomes −1 to 1, as in training. */
export function stretchContrast(grey: Uint8Array, to: Float32Array): void {
  const counts = new Uint32Array(256)
  for (const value of grey) counts[value]!++
  const low = percentile(counts, 0.01 * grey.length)
  const high = percentile(counts, 0.9 * grey.length)
  const factor = 2 / Math.max(high - low, 16)
  for (let i = 0; i < grey.length; i++) to[i] = Math.min(1, Math.max(-1, (grey[i]! - low) * factor - 1))
}

function percentile(counts: Uint32Array, rank: number): number {
  let seen = 0
  for (let value = 0; value < 256; value++) {
    seen += counts[value]!
    if (seen > rank) return value
  }
  return 255
}
