/**
 * Whether a JPEG draws its rows from top to bottom in one pass (SOF0, SOF1), so that what a cut-off file still holds is
 * whole. A progressive one holds the whole page coarsely, and nothing tells how coarsely.
 */
export function isSequentialJpeg(bytes: Uint8Array): boolean {
  let at = 2
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return false
    const marker = bytes[at + 1]!
    if (marker === 0xff) at++
    else if (marker === 0xc0 || marker === 0xc1) return true
    else if (marker >= 0xc2 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc) return false
    else at += 2 + ((bytes[at + 2]! << 8) | bytes[at + 3]!)
  }
  return false
}
