import type { Picture } from '../picture.js'

/** A picture's luma and chroma as planes of 8 bits (ITU-R BT.601, full range, chroma around 128). */
export interface Planes {
  readonly width: number
  readonly height: number
  readonly luma: Uint8Array
  readonly blue: Uint8Array
  readonly red: Uint8Array
}

export function toPlanes({ width, height, channels, data }: Picture): Planes {
  const size = width * height
  const luma = new Uint8Array(size)
  const blue = new Uint8Array(size).fill(128)
  const red = new Uint8Array(size).fill(128)
  if (channels === 1) luma.set(data)
  else
    for (let i = 0, at = 0; i < size; i++, at += 3) {
      const [r, g, b] = [data[at]!, data[at + 1]!, data[at + 2]!]
      const y = (r * 77 + g * 150 + b * 29 + 128) >> 8
      luma[i] = y
      blue[i] = 128 + (((b - y) * 144) >> 8)
      red[i] = 128 + (((r - y) * 183) >> 8)
    }
  return { width, height, luma, blue, red }
}
