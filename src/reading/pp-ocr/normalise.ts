import type { Picture } from '../../vision/picture.js'

/** What a network wants of a sample of 0 to 255, channel by channel: (sample / 255 − mean) / deviation. */
export interface Normalisation {
  readonly mean: readonly [number, number, number]
  readonly deviation: readonly [number, number, number]
  readonly order: 'RGB' | 'BGR'
}

/**
 * Writes a picture into three planes of a tensor, in the order that the network wants. Planes are `planeWidth` wide; what
 * the picture does not cover is left as it is. Grey goes into all three.
 * @param offset where the first plane begins in `target`
 */
export function writePlanes(
  picture: Picture,
  normalisation: Normalisation,
  target: Float32Array,
  planeWidth: number,
  planeHeight: number,
  offset = 0,
): void {
  const { width, height, channels, data } = picture
  const plane = planeWidth * planeHeight
  for (let index = 0; index < 3; index++) {
    const table = valuesOf(normalisation, index)
    const channel = channels === 1 ? 0 : normalisation.order === 'RGB' ? index : 2 - index
    for (let y = 0; y < height; y++) {
      let to = offset + index * plane + y * planeWidth
      let from = y * width * channels + channel
      for (let x = 0; x < width; x++, from += channels) target[to++] = table[data[from]!]!
    }
  }
}

function valuesOf({ mean, deviation }: Normalisation, index: number): Float32Array {
  return Float32Array.from({ length: 256 }, (_, sample) => (sample / 255 - mean[index]!) / deviation[index]!)
}
