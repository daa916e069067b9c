import type { Picture } from '../vision/picture.js'
import { expandRuns } from './bmp-runs.js'

/** What a BMP's headers say; nothing of the picture itself is touched. */
export interface BmpHeader {
  readonly width: number
  readonly height: number
  readonly topDown: boolean
  /** Bits per pixel: 1, 2, 4, 8, 16, 24, 32. */
  readonly bits: number
  readonly compression: 'none' | 'rle8' | 'rle4' | 'masks'
  /** Of red, green, blue in a pixel of 16 or 32 bits. */
  readonly masks: readonly [number, number, number]
  /** R G B, one after the other. */
  readonly palette: Uint8Array
  /** Where the pixels begin. */
  readonly start: number
}

/** @throws Error that says what is wrong with the header. */
export function readBmpHeader(bytes: Uint8Array): BmpHeader {
  if (bytes.length < 26) throw new Error('the BMP header is cut off')
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const start = view.getUint32(10, true)
  const headerSize = view.getUint32(14, true)
  const core = headerSize === 12
  if (14 + headerSize > bytes.length) throw new Error('the BMP header is cut off')
  const width = core ? view.getUint16(18, true) : view.getInt32(18, true)
  const signedHeight = core ? view.getUint16(20, true) : view.getInt32(22, true)
  const bits = view.getUint16(core ? 24 : 28, true)
  if (width <= 0 || signedHeight === 0) throw new Error('the BMP header gives no size')
  if (![1, 2, 4, 8, 16, 24, 32].includes(bits)) throw new Error(`the BMP has ${bits} bits a pixel`)
  const code = headerSize >= 40 ? view.getUint32(30, true) : 0
  const compression = ({ 0: 'none', 1: 'rle8', 2: 'rle4', 3: 'masks', 6: 'masks' } as const)[code]
  if (!compression) throw new Error('the BMP is compressed in a way that is not read')
  if ((compression === 'rle8' && bits !== 8) || (compression === 'rle4' && bits !== 4))
    throw new Error('the BMP header contradicts itself')
  // Masks stand inside headers of 52 bytes and more, and behind one of 40: both times at byte 54.
  const masks: [number, number, number] = bits === 16 ? [0x7c00, 0x3e0, 0x1f] : [0xff0000, 0xff00, 0xff]
  if (compression === 'masks') {
    if (bytes.length < 66) throw new Error('the BMP header is cut off')
    for (let index = 0; index < 3; index++) masks[index] = view.getUint32(54 + 4 * index, true)
  }
  const paletteAt = 14 + headerSize + (compression === 'masks' && headerSize === 40 ? (code === 6 ? 16 : 12) : 0)
  return {
    width,
    height: Math.abs(signedHeight),
    topDown: signedHeight < 0,
    bits,
    compression,
    masks,
    palette: readPalette(bytes, paletteAt, bits, headerSize >= 40 ? view.getUint32(46, true) : 0, core ? 3 : 4),
    start,
  }
}

function readPalette(bytes: Uint8Array, at: number, bits: number, stated: number, entrySize: number): Uint8Array {
  if (bits > 8) return new Uint8Array(0)
  const colours = stated > 0 ? Math.min(stated, 1 << bits) : 1 << bits
  // Indices beyond a short palette are black, as readers commonly have it.
  const palette = new Uint8Array(3 << bits)
  for (let index = 0; index < colours; index++)
    for (let channel = 0; channel < 3; channel++)
      palette[index * 3 + channel] = bytes[at + index * entrySize + 2 - channel] ?? 0
  return palette
}

/**
 * The whole picture as RGB; transparency is not looked at, since writers leave the fourth byte at 0 as often as not.
 * @returns also how many of its rows the file really holds; rows that are missing are white.
 * @throws Error that says what is wrong.
 */
export function decodeBmp(bytes: Uint8Array, header: BmpHeader): { picture: Picture; rowsRead: number } {
  const { width, height, bits, palette } = header
  const data = new Uint8Array(width * height * 3).fill(255)
  const picture: Picture = { width, height, channels: 3, data }
  const rle = header.compression === 'rle8' || header.compression === 'rle4'
  const packed = rle ? expandRuns(bytes.subarray(header.start), header) : bytes.subarray(header.start)
  const rowBits = rle ? 8 : bits
  const stride = rle ? width : Math.ceil((width * bits) / 32) * 4
  const rowBytes = Math.ceil((width * rowBits) / 8)
  const rowsRead = Math.min(height, Math.floor((packed.length + stride - rowBytes) / stride))
  const readers = rowBits <= 8 ? indexedRow : rowBits === 24 ? rgbRow : maskedRow
  for (let row = 0; row < rowsRead; row++) {
    const to = (header.topDown ? row : height - 1 - row) * width * 3
    readers(packed.subarray(row * stride, row * stride + rowBytes), data.subarray(to, to + width * 3), {
      bits: rowBits,
      palette,
      masks: header.masks,
    })
  }
  return { picture, rowsRead }
}

interface RowLayout {
  readonly bits: number
  readonly palette: Uint8Array
  readonly masks: readonly [number, number, number]
}

function indexedRow(from: Uint8Array, to: Uint8Array, { bits, palette }: RowLayout): void {
  const mask = (1 << bits) - 1
  const perByte = 8 / bits
  for (let x = 0, at = 0; at < to.length; x++) {
    const shift = 8 - bits - (x % perByte) * bits
    const entry = ((from[Math.floor(x / perByte)]! >> shift) & mask) * 3
    to[at++] = palette[entry]!
    to[at++] = palette[entry + 1]!
    to[at++] = palette[entry + 2]!
  }
}

function rgbRow(from: Uint8Array, to: Uint8Array): void {
  for (let at = 0; at < to.length; at += 3) {
    to[at] = from[at + 2]!
    to[at + 1] = from[at + 1]!
    to[at + 2] = from[at]!
  }
}

function maskedRow(from: Uint8Array, to: Uint8Array, { bits, masks }: RowLayout): void {
  const view = new DataView(from.buffer, from.byteOffset, from.byteLength)
  const channels = masks.map((mask) => {
    const shift = mask ? 31 - Math.clz32(mask & -mask) : 0
    return { mask, shift, most: mask >>> shift || 1 }
  })
  const size = bits / 8
  for (let x = 0, at = 0; at < to.length; x++) {
    const pixel = size === 2 ? view.getUint16(x * 2, true) : view.getUint32(x * 4, true)
    for (const { mask, shift, most } of channels) to[at++] = (((pixel & mask) >>> shift) * 255) / most + 0.5
  }
}
