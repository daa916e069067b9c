import { brands, hasText, indexOfText, startsWith } from './magic.js'

/** Marks at a fixed place of files that people send by mistake. */
const marks: readonly [at: number, mark: string | readonly number[], name: string][] = [
  [0, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1], 'an old Word, Excel or PowerPoint document'],
  [0, [0x1f, 0x8b], 'a gzip archive'],
  [0, 'Rar!', 'a RAR archive'],
  [0, [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c], 'a 7z archive'],
  [0, [0xfd, 0x37, 0x7a, 0x58, 0x5a], 'an xz archive'],
  [0, 'BZh', 'a bzip2 archive'],
  [0, [0x00, 0x00, 0x00, 0x0c, 0x6a, 0x50, 0x20, 0x20], 'a JPEG 2000 image'],
  [0, [0xff, 0x4f, 0xff, 0x51], 'a JPEG 2000 image'],
  [0, [0x00, 0x00, 0x00, 0x0c, 0x4a, 0x58, 0x4c, 0x20], 'a JPEG XL image'],
  [0, [0xff, 0x0a], 'a JPEG XL image'],
  [0, '8BPS', 'a Photoshop document'],
  [0, 'AT&TFORM', 'a DjVu document'],
  [0, '%!PS', 'a PostScript document'],
  [0, '{\\rtf', 'an RTF document'],
  [0, [0x00, 0x00, 0x01, 0x00], 'a Windows icon'],
  [0, [0xd7, 0xcd, 0xc6, 0x9a], 'a Windows metafile'],
  [128, 'DICM', 'a DICOM image'],
  [8, 'CR', 'a camera raw file'],
  [0, 'ID3', 'an MP3 recording'],
  [0, 'OggS', 'an Ogg recording'],
  [0, 'RIFF', 'a sound or video file'],
  [0, [0x1a, 0x45, 0xdf, 0xa3], 'a Matroska or WebM video'],
  [0, 'SQLite format 3', 'an SQLite database'],
  [0, 'MZ', 'a Windows program'],
  [0, [0x7f, 0x45, 0x4c, 0x46], 'a program'],
]

/** What a file that is not read is, as far as its first kilobytes tell. */
export function nameUnsupported(bytes: Uint8Array): string {
  if (bytes.length === 0) return 'an empty file'
  if (hasText(bytes, 0, 'PK')) return zipContent(bytes)
  if (hasText(bytes, 4, 'ftyp')) return mediaContent(bytes)
  const text = leadingText(bytes)
  if (text !== undefined) return textContent(text)
  for (const [at, mark, name] of marks)
    if (typeof mark === 'string' ? hasText(bytes, at, mark) : startsWith(bytes.subarray(at), mark)) return name
  return 'of a kind that is not recognised'
}

/** Office documents are ZIP archives whose first members' names tell the program. */
function zipContent(bytes: Uint8Array): string {
  const within = 65_536
  if (indexOfText(bytes, 'word/', within) >= 0) return 'a Word document'
  if (indexOfText(bytes, 'xl/', within) >= 0) return 'an Excel workbook'
  if (indexOfText(bytes, 'ppt/', within) >= 0) return 'a PowerPoint presentation'
  if (indexOfText(bytes, 'opendocument', within) >= 0) return 'an OpenDocument file'
  return 'a ZIP archive'
}

function mediaContent(bytes: Uint8Array): string {
  const heif = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']
  return brands(bytes).some((brand) => heif.includes(brand))
    ? 'a HEIC photograph'
    : 'a video or sound file (MP4 family)'
}

/** The first kilobyte as text, or undefined when it holds what no text does. */
function leadingText(bytes: Uint8Array): string | undefined {
  const wide = startsWith(bytes, [0xff, 0xfe]) || startsWith(bytes, [0xfe, 0xff])
  const head = bytes.subarray(0, 1024)
  if (wide) return new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(head)
  for (const byte of head) if (byte < 9 || (byte > 13 && byte < 32 && byte !== 27)) return undefined
  // Bytes above 127 must be UTF-8; a character cut at the end of the kilobyte is forgiven by `stream`.
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true })
  } catch {
    return undefined
  }
}

function textContent(text: string): string {
  const start = text.trimStart().toLowerCase()
  if (/<svg[\s>]/.test(start)) return 'an SVG drawing'
  if (/^(<!doctype html|<html|<head|<body)/.test(start)) return 'an HTML page'
  if (start.startsWith('<?xml')) return 'an XML document'
  if (start.startsWith('{\\rtf')) return 'an RTF document'
  if (start.startsWith('%!ps')) return 'a PostScript document'
  if (/^(data:image|data:application\/pdf|\/9j\/|ivborw0kggo|jvberi0|ukLgr|suKqa|r0lgod)/i.test(start))
    return 'base64 text: it was encoded twice'
  if (/^[{[]\s*["{[\d\]}]/.test(start)) return 'JSON'
  return start === '' ? 'blank text' : 'plain text'
}
