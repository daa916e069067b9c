import type { Picture } from '../../src/vision/picture.js'

/** A BMP file around pixel data that is already packed; header of 40 bytes. */
export function bmpFile(
  size: { width: number; height: number },
  bits: number,
  pixels: Uint8Array,
  options: {
    compression?: number
    palette?: readonly (readonly [number, number, number])[]
    masks?: readonly number[]
  } = {},
): Uint8Array {
  const { compression = 0, palette = [], masks = [] } = options
  const start = 54 + masks.length * 4 + palette.length * 4
  const file = Buffer.alloc(start + pixels.length)
  file.write('BM')
  file.writeUInt32LE(file.length, 2)
  file.writeUInt32LE(start, 10)
  file.writeUInt32LE(40, 14)
  file.writeInt32LE(size.width, 18)
  file.writeInt32LE(size.height, 22)
  file.writeUInt16LE(1, 26)
  file.writeUInt16LE(bits, 28)
  file.writeUInt32LE(compression, 30)
  file.writeUInt32LE(palette.length, 46)
  for (const [n, mask] of masks.entries()) file.writeUInt32LE(mask, 54 + n * 4)
  for (const [n, [r, g, b]] of palette.entries()) file.set([b, g, r, 0], 54 + masks.length * 4 + n * 4)
  file.set(pixels, start)
  return new Uint8Array(file)
}

/** RGB pictures as 24-bit BMP, rows from the foot up as is usual. */
export function drawBmp({ width, height, data }: Picture): Uint8Array {
  const stride = Math.ceil((width * 3) / 4) * 4
  const pixels = new Uint8Array(stride * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = ((height - 1 - y) * width + x) * 3
      pixels.set([data[from + 2]!, data[from + 1]!, data[from]!], y * stride + x * 3)
    }
  return bmpFile({ width, height }, 24, pixels)
}
