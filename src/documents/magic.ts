/** Major and compatible brands of an ISO base media file (ISO 14496-12, box `ftyp`). */
export function brands(bytes: Uint8Array): string[] {
  const size = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0)
  const found: string[] = []
  for (let at = 8; at + 4 <= Math.min(size, bytes.length, 256); at += 4) if (at !== 12) found.push(textAt(bytes, at, 4))
  return found
}

export const startsWith = (bytes: Uint8Array, magic: readonly number[]): boolean =>
  bytes.length >= magic.length && magic.every((value, index) => bytes[index] === value)

export const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length))

export const hasText = (bytes: Uint8Array, at: number, text: string): boolean => textAt(bytes, at, text.length) === text

/** Where the ASCII text begins within the first `within` bytes, or -1. */
export const indexOfText = (bytes: Uint8Array, text: string, within: number): number =>
  Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(within, bytes.length)).indexOf(text, 0, 'latin1')
