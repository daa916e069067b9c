/** A TIFF file, little endian, of grey pages of one colour each, uncompressed; `kinds` sets NewSubfileType by page. */
export function drawTiff(
  pages: readonly { width: number; height: number; grey: number; kind?: number }[],
  { loop = false } = {},
): Uint8Array {
  const entries = 9
  const parts: Buffer[] = [Buffer.from('49492a0008000000', 'hex')]
  let at = 8
  for (const [index, { width, height, grey, kind = 0 }] of pages.entries()) {
    const size = width * height
    const directory = Buffer.alloc(2 + entries * 12 + 4)
    const end = at + directory.length + size
    directory.writeUInt16LE(entries)
    const values = [
      [254, kind],
      [256, width],
      [257, height],
      [258, 8],
      [259, 1],
      [262, 1],
      [273, at + directory.length],
      [278, height],
      [279, size],
    ] as const
    for (const [n, [tag, value]] of values.entries()) {
      directory.writeUInt16LE(tag, 2 + n * 12)
      directory.writeUInt16LE(4, 4 + n * 12)
      directory.writeUInt32LE(1, 6 + n * 12)
      directory.writeUInt32LE(value, 10 + n * 12)
    }
    directory.writeUInt32LE(index < pages.length - 1 ? end : loop ? 8 : 0, directory.length - 4)
    parts.push(directory, Buffer.alloc(size, grey))
    at = end
  }
  return new Uint8Array(Buffer.concat(parts))
}
