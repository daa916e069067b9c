import type { DocumentFormat } from './document.js'
import { brands, hasText, indexOfText, startsWith } from './magic.js'
import { nameUnsupported } from './unsupported.js'

/** Either a format that is read, or what else the file is, as a noun with its article. */
export type Sniffed = { readonly format: DocumentFormat } | { readonly found: string }

/** What the content is by its first bytes. Names and declared media types are never asked: they are often wrong. */
export function sniff(bytes: Uint8Array): Sniffed {
  const format = supportedFormat(bytes)
  return format ? { format } : { found: nameUnsupported(bytes) }
}

function supportedFormat(bytes: Uint8Array): DocumentFormat | undefined {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg'
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png'
  if (hasText(bytes, 0, 'RIFF') && hasText(bytes, 8, 'WEBP')) return 'webp'
  if (hasText(bytes, 0, 'GIF87a') || hasText(bytes, 0, 'GIF89a')) return 'gif'
  if (isTiff(bytes)) return 'tiff'
  if (isBmp(bytes)) return 'bmp'
  if (hasText(bytes, 4, 'ftyp') && brands(bytes).some((brand) => brand === 'avif' || brand === 'avis')) return 'avif'
  // Some writers put a mail header or a byte order mark first; readers accept it within the first kilobyte.
  if (indexOfText(bytes, '%PDF-', 1024) >= 0) return 'pdf'
  return undefined
}

/** 42 is TIFF, 43 BigTIFF. Canon's raw files are TIFFs that say CR at byte 8: what they show is not a page. */
function isTiff(bytes: Uint8Array): boolean {
  const little = hasText(bytes, 0, 'II') && (bytes[2] === 42 || bytes[2] === 43) && bytes[3] === 0
  const big = hasText(bytes, 0, 'MM') && bytes[2] === 0 && (bytes[3] === 42 || bytes[3] === 43)
  return (little || big) && !hasText(bytes, 8, 'CR')
}

/** "BM" alone begins many texts, so that the size of the second header must be one that exists. */
function isBmp(bytes: Uint8Array): boolean {
  if (!hasText(bytes, 0, 'BM') || bytes.length < 18) return false
  return [12, 16, 40, 52, 56, 64, 108, 124].includes(bytes[14]!) && bytes[15] === 0 && bytes[16] === 0
}
