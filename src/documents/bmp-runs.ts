/**
 * Run lengths of BI_RLE8 and BI_RLE4 (Microsoft, "Bitmap Compression") → one palette index a byte, rows in file order.
 * Pixels that the runs skip keep index 0. Runs never leave the picture, whatever the file says.
 */
export function expandRuns(
  runs: Uint8Array,
  { width, height, bits }: { width: number; height: number; bits: number },
): Uint8Array {
  const indices = new Uint8Array(width * height)
  const put = (value: number) => {
    if (x < width && y < height) indices[y * width + x] = value
    x++
  }
  let [x, y, at] = [0, 0, 0]
  while (at + 1 < runs.length && y < height) {
    const count = runs[at]!
    const value = runs[at + 1]!
    at += 2
    if (count > 0) {
      for (let n = 0; n < count; n++) put(bits === 8 ? value : n % 2 ? value & 15 : value >> 4)
    } else if (value === 0) {
      x = 0
      y++
    } else if (value === 1) {
      return indices
    } else if (value === 2) {
      x += runs[at] ?? 0
      y += runs[at + 1] ?? 0
      at += 2
    } else {
      // `value` indices as they are, padded to a whole word.
      for (let n = 0; n < value; n++) {
        const byte = runs[at + (bits === 8 ? n : n >> 1)] ?? 0
        put(bits === 8 ? byte : n % 2 ? byte & 15 : byte >> 4)
      }
      const length = bits === 8 ? value : (value + 1) >> 1
      at += length + (length % 2)
    }
  }
  return y < height ? indices.subarray(0, y * width) : indices
}
