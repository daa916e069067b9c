/** A page of a TIFF file as its directory states it. */
export interface TiffPage {
  /** Number of the directory from 0, counting those that are no pages as well. */
  readonly directory: number
  readonly width: number
  readonly height: number
}

/**
 * Walks the chain of directories without decoding anything, and stops once more than `most` pages are seen: a file of a
 * million directories costs no more than one of `most`. Reduced copies and masks (NewSubfileType, TIFF 6.0 page 36) are
 * no pages. Reads both byte orders and BigTIFF. A chain that leaves the file or bites its tail ends there.
 */
export function tiffPages(bytes: Uint8Array, most: number): TiffPage[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const little = bytes[0] === 0x49
  const big = view.getUint16(2, little) === 43
  const offsetAt = (at: number) => (big ? Number(view.getBigUint64(at, little)) : view.getUint32(at, little))
  const [countSize, entrySize, offsetSize] = big ? [8, 20, 8] : [2, 12, 4]
  const pages: TiffPage[] = []
  const seen = new Set<number>()
  // Copies and masks may stand between the pages; a file where they outnumber the pages tenfold is no document.
  const mostDirectories = most * 10 + 10
  let directory = offsetSize + (big ? 8 : 4) <= bytes.length ? offsetAt(big ? 8 : 4) : 0
  while (directory > 0 && directory + countSize <= bytes.length && !seen.has(directory) && pages.length <= most) {
    if (seen.size > mostDirectories) break
    const number = seen.size
    seen.add(directory)
    const entries = big ? Number(view.getBigUint64(directory, little)) : view.getUint16(directory, little)
    const end = directory + countSize + entries * entrySize
    if (end + offsetSize > bytes.length) break
    let [width, height, kind] = [0, 0, 0]
    for (let at = directory + countSize; at < end; at += entrySize) {
      const tag = view.getUint16(at, little)
      // 3 is a SHORT, everything else that a width may be is read as a LONG.
      const value = () =>
        (view.getUint16(at + 2, little) === 3 ? view.getUint16 : view.getUint32).call(view, at + (big ? 12 : 8), little)
      if (tag === 254) kind = value()
      else if (tag === 256) width = value()
      else if (tag === 257) height = value()
    }
    if ((kind & 0b101) === 0) pages.push({ directory: number, width, height })
    directory = offsetAt(end)
  }
  return pages
}
