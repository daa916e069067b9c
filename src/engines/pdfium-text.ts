import type { PdfCharacter } from './pdf-document.js'
import { type Allocate, floats, type Native, pageTransform } from './pdfium-native.js'

const INVISIBLE_TEXT = 3

/** Characters of a page that are read; a page of more is no document for people. */
const MOST_CHARACTERS = 200_000

export function charactersOf(native: Native, page: number, allocate: Allocate): PdfCharacter[] {
  const textPage = native._FPDFText_LoadPage(page)
  if (!textPage) return []
  const slots = allocate(16)
  try {
    const toPage = pageTransform(native, page, slots)
    const pageAngle = native._FPDFPage_GetRotation(page) * 90
    const objects = new Map<number, Pick<PdfCharacter, 'invisible' | 'font' | 'colour'>>()
    const characters: PdfCharacter[] = []
    const count = Math.min(native._FPDFText_CountChars(textPage), MOST_CHARACTERS)
    for (let index = 0; index < count; index++) {
      // Spaces and line ends that PDFium adds by its own judgement have no place.
      if (native._FPDFText_IsGenerated(textPage, index) === 1) continue
      if (!native._FPDFText_GetLooseCharBox(textPage, index, slots)) continue
      const [left, top, right, bottom] = floats(native, slots)
      const [ax, ay] = toPage(left, top)
      const [bx, by] = toPage(right, bottom)
      const object = native._FPDFText_GetTextObject(textPage, index)
      const style = objects.get(object) ?? styleOf(native, object, slots, allocate)
      objects.set(object, style)
      const code = native._FPDFText_GetUnicode(textPage, index)
      const known = code > 0 && code <= 0x10ffff && native._FPDFText_HasUnicodeMapError(textPage, index) !== 1
      const angle = (native._FPDFText_GetCharAngle(textPage, index) * 180) / Math.PI - pageAngle
      characters.push({
        text: known ? String.fromCodePoint(code) : '',
        left: Math.min(ax, bx),
        top: Math.min(ay, by),
        right: Math.max(ax, bx),
        bottom: Math.max(ay, by),
        angle: ((angle % 360) + 360) % 360,
        ...style,
      })
    }
    return characters
  } finally {
    native.wasmExports.free(slots)
    native._FPDFText_ClosePage(textPage)
  }
}

function styleOf(native: Native, object: number, slots: number, allocate: Allocate) {
  if (!object) return { invisible: false, font: '', colour: 0 }
  const coloured = native._FPDFPageObj_GetFillColor(object, slots, slots + 4, slots + 8, slots + 12)
  const view = new DataView(native.HEAPU8.buffer, slots, 16)
  const colour = coloured
    ? (view.getUint32(0, true) << 16) | (view.getUint32(4, true) << 8) | view.getUint32(8, true)
    : 0
  const font = native._FPDFTextObj_GetFont(object)
  return {
    invisible: native._FPDFTextObj_GetTextRenderMode(object) === INVISIBLE_TEXT,
    font: font ? fontName(native, font, allocate) : '',
    colour,
  }
}

function fontName(native: Native, font: number, allocate: Allocate): string {
  const buffer = allocate(128)
  try {
    const size = native._FPDFFont_GetBaseFontName(font, buffer, 128)
    return size > 1 && size <= 128 ? new TextDecoder().decode(native.HEAPU8.slice(buffer, buffer + size - 1)) : ''
  } finally {
    native.wasmExports.free(buffer)
  }
}
