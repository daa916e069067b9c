import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { PDFiumModule } from '@hyzyla/pdfium'
import type { Picture } from '../vision/picture.js'

/** What PDFium says of a document that it does not open; the names are those of fpdfview.h. */
export class PdfError extends Error {
  constructor(readonly reason: 'format' | 'password' | 'security' | 'page' | 'memory' | 'crashed') {
    super(`PDFium: ${reason}`)
  }
}

/** A picture on a page: its own size in pixels, and the area that it covers in square points. */
export interface PdfImage {
  readonly width: number
  readonly height: number
  readonly covered: number
}

/** A character as the file places it: points from the page's top left, the page's own rotation applied. */
export interface PdfCharacter {
  /** '' where the font does not say which character it is. */
  readonly text: string
  /** Its cell: as wide as it advances, as high as its font. */
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  /** Direction of the line in degrees anticlockwise, on the page as it is shown: 0 runs to the right. */
  readonly angle: number
  /** Drawn with no ink, as the text that a scanner's software lays over its picture is. */
  readonly invisible: boolean
  readonly font: string
  /** Colour of its ink as 0xRRGGBB. */
  readonly colour: number
}

/** Something that was put on a page after it was made: a stroke of ink, a box of text, a stamp. */
export interface PdfAnnotation {
  readonly kind: keyof typeof annotationKinds
  /** Points from the page's top left, the page's own rotation applied. */
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Annotations that can hide or add content, as fpdf_annot.h counts them; links, notes and form fields are none. */
const annotationKinds = {
  free_text: 3,
  line: 4,
  square: 5,
  circle: 6,
  polygon: 7,
  stamp: 13,
  ink: 15,
  redact: 28,
} as const

/** An open PDF. Pages are counted from 0. Sizes are in points (1/72 inch), the page's own rotation applied. */
export interface PdfDocument {
  readonly pageCount: number
  size(page: number): { width: number; height: number }
  /** The pictures that stand on the page itself, without decoding them. */
  images(page: number): PdfImage[]
  /** The characters of the page in the order in which the file draws them, filled-in form fields included. */
  characters(page: number): PdfCharacter[]
  /** Those of the page as the file has it; none once `characters` has made them part of it. */
  annotations(page: number): PdfAnnotation[]
  /** An entry of the document's information, e.g. `Producer`; '' where there is none. */
  metadata(key: string): string
  signatureCount(): number
  /** @returns RGB on white. */
  draw(page: number, width: number, height: number): Picture
  close(): void
}

/**
 * PDFium as WebAssembly. The library's own wrapper is not used: it draws with subpixel colours, which blur small print,
 * and copies each page twice.
 */
export interface Pdfium {
  /** @throws PdfError */
  open(bytes: Uint8Array, password?: string): Promise<PdfDocument>
}

/** The functions of the module that are called, as fpdfview.h and fpdf_edit.h declare them; pointers are numbers. */
interface Native {
  HEAPU8: Uint8Array
  wasmExports: { malloc(size: number): number; free(pointer: number): void }
  _FPDF_InitLibrary(): void
  _FPDF_LoadMemDocument(data: number, size: number, password: number): number
  _FPDF_GetLastError(): number
  _FPDF_CloseDocument(document: number): void
  _FPDF_GetPageCount(document: number): number
  _FPDF_LoadPage(document: number, index: number): number
  _FPDF_ClosePage(page: number): void
  _FPDF_GetPageWidthF(page: number): number
  _FPDF_GetPageHeightF(page: number): number
  _FPDFPage_CountObjects(page: number): number
  _FPDFPage_GetObject(page: number, index: number): number
  _FPDFPageObj_GetType(object: number): number
  _FPDFPageObj_GetBounds(object: number, left: number, bottom: number, right: number, top: number): number
  _FPDFImageObj_GetImagePixelSize(object: number, width: number, height: number): number
  _FPDFBitmap_CreateEx(width: number, height: number, format: number, data: number, stride: number): number
  _FPDFBitmap_FillRect(bitmap: number, left: number, top: number, width: number, height: number, colour: number): void
  _FPDFBitmap_Destroy(bitmap: number): void
  _FPDF_PageToDevice(
    page: number,
    left: number,
    top: number,
    width: number,
    height: number,
    rotate: number,
    x: number,
    y: number,
    deviceX: number,
    deviceY: number,
  ): number
  _FPDFPage_GetAnnotCount(page: number): number
  _FPDFPage_Flatten(page: number, usage: number): number
  _FPDFPage_GetAnnot(page: number, index: number): number
  _FPDFPage_CloseAnnot(annotation: number): void
  _FPDFAnnot_GetSubtype(annotation: number): number
  _FPDFAnnot_GetRect(annotation: number, rectangle: number): number
  _FPDFPage_GetRotation(page: number): number
  _FPDF_GetMetaText(document: number, tag: number, buffer: number, size: number): number
  _FPDF_GetSignatureCount(document: number): number
  _FPDFText_LoadPage(page: number): number
  _FPDFText_ClosePage(textPage: number): void
  _FPDFText_CountChars(textPage: number): number
  _FPDFText_GetUnicode(textPage: number, index: number): number
  _FPDFText_HasUnicodeMapError(textPage: number, index: number): number
  _FPDFText_IsGenerated(textPage: number, index: number): number
  _FPDFText_GetCharAngle(textPage: number, index: number): number
  _FPDFText_GetLooseCharBox(textPage: number, index: number, rectangle: number): number
  _FPDFText_GetTextObject(textPage: number, index: number): number
  _FPDFTextObj_GetTextRenderMode(object: number): number
  _FPDFTextObj_GetFont(object: number): number
  _FPDFFont_GetBaseFontName(font: number, buffer: number, size: number): number
  _FPDFPageObj_GetFillColor(object: number, r: number, g: number, b: number, a: number): number
  _FPDF_RenderPageBitmap(
    bitmap: number,
    page: number,
    left: number,
    top: number,
    width: number,
    height: number,
    rotate: number,
    flags: number,
  ): void
}

const BGR = 2
const DRAW_ANNOTATIONS = 0x01
const REVERSE_BYTE_ORDER = 0x10
const PAGE_OBJECT_IMAGE = 3
const INVISIBLE_TEXT = 3
const NORMAL_DISPLAY = 0
const FLATTENED = 1
const reasons = { 3: 'format', 4: 'password', 5: 'security', 6: 'page' } as const

/** WebAssembly memory never shrinks: past this the instance is dropped once its last document is closed. */
const HEAP_KEPT = 128 * 1024 * 1024

/** Reads PDFium's 4 MB of WebAssembly; the instance is made with the first document, and anew after a crash. */
export async function loadPdfium(): Promise<Pdfium> {
  const file = await readFile(fileURLToPath(import.meta.resolve('@hyzyla/pdfium/pdfium.wasm')))
  const wasmBinary = new Uint8Array(file).buffer
  let current: Promise<Native> | undefined
  let open = 0

  const instantiate = async (): Promise<Native> => {
    const native = (await PDFiumModule({ wasmBinary, locateFile: () => '' })) as unknown as Native
    native._FPDF_InitLibrary()
    return native
  }

  return {
    async open(bytes, password) {
      current ??= instantiate()
      const mine = current
      const native = await mine
      const discard = () => {
        if (current === mine) current = undefined
      }
      const document = openDocument(native, bytes, password, discard)
      open++
      return {
        ...document,
        close() {
          document.close()
          if (--open === 0 && native.HEAPU8.length > HEAP_KEPT) discard()
        },
      }
    },
  }
}

function openDocument(
  native: Native,
  bytes: Uint8Array,
  password: string | undefined,
  discard: () => void,
): PdfDocument {
  const { malloc, free } = native.wasmExports
  /** A trap leaves the instance in no state to go on with. */
  const guarded = <T>(work: () => T): T => {
    try {
      return work()
    } catch (error) {
      if (error instanceof PdfError) throw error
      discard()
      throw new PdfError('crashed')
    }
  }
  const allocate = (size: number): number => {
    const pointer = malloc(size)
    if (pointer === 0) throw new PdfError('memory')
    return pointer
  }
  const withPage = <T>(index: number, work: (page: number) => T): T =>
    guarded(() => {
      const page = native._FPDF_LoadPage(document, index)
      if (!page) throw new PdfError('page')
      try {
        return work(page)
      } finally {
        native._FPDF_ClosePage(page)
      }
    })

  const data = guarded(() => allocate(bytes.length))
  const document = guarded(() => {
    native.HEAPU8.set(bytes, data)
    const secret = password ? allocateText(native, allocate, password) : 0
    const opened = native._FPDF_LoadMemDocument(data, bytes.length, secret)
    const code = opened ? 0 : native._FPDF_GetLastError()
    if (secret) free(secret)
    if (opened) return opened
    free(data)
    throw new PdfError(reasons[code as keyof typeof reasons] ?? 'format')
  })

  return {
    pageCount: native._FPDF_GetPageCount(document),
    size: (index) =>
      withPage(index, (page) => ({
        width: native._FPDF_GetPageWidthF(page),
        height: native._FPDF_GetPageHeightF(page),
      })),
    images: (index) => withPage(index, (page) => imagesOf(native, page, allocate)),
    characters: (index) =>
      withPage(index, (page) => {
        // Annotations (form fields, added text) become part of the page, which is then read anew.
        if (native._FPDFPage_GetAnnotCount(page) > 0 && native._FPDFPage_Flatten(page, NORMAL_DISPLAY) === FLATTENED)
          return withPage(index, (flat) => charactersOf(native, flat, allocate))
        return charactersOf(native, page, allocate)
      }),
    annotations: (index) => withPage(index, (page) => annotationsOf(native, page, allocate)),
    metadata: (key) => guarded(() => metadataOf(native, document, key, allocate)),
    signatureCount: () => guarded(() => native._FPDF_GetSignatureCount(document)),
    draw: (index, width, height) => withPage(index, (page) => drawPage(native, page, width, height, allocate)),
    close: () =>
      guarded(() => {
        native._FPDF_CloseDocument(document)
        free(data)
      }),
  }
}

function allocateText(native: Native, allocate: (size: number) => number, text: string): number {
  const encoded = new TextEncoder().encode(text)
  const pointer = allocate(encoded.length + 1)
  native.HEAPU8.set(encoded, pointer)
  native.HEAPU8[pointer + encoded.length] = 0
  return pointer
}

function drawPage(
  native: Native,
  page: number,
  width: number,
  height: number,
  allocate: (size: number) => number,
): Picture {
  const size = width * height * 3
  const pixels = allocate(size)
  try {
    const bitmap = native._FPDFBitmap_CreateEx(width, height, BGR, pixels, width * 3)
    if (!bitmap) throw new PdfError('memory')
    native._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff)
    native._FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, DRAW_ANNOTATIONS | REVERSE_BYTE_ORDER)
    native._FPDFBitmap_Destroy(bitmap)
    // The heap may have grown, and its view with it, while the page was drawn.
    return { width, height, channels: 3, data: native.HEAPU8.slice(pixels, pixels + size) }
  } finally {
    native.wasmExports.free(pixels)
  }
}

/** Objects of a page that are looked at for pictures; a page of more is a drawing. */
const MOST_OBJECTS = 2000

function imagesOf(native: Native, page: number, allocate: (size: number) => number): PdfImage[] {
  const slots = allocate(24)
  try {
    const images: PdfImage[] = []
    const count = Math.min(native._FPDFPage_CountObjects(page), MOST_OBJECTS)
    for (let index = 0; index < count; index++) {
      const object = native._FPDFPage_GetObject(page, index)
      if (native._FPDFPageObj_GetType(object) !== PAGE_OBJECT_IMAGE) continue
      const bounded = native._FPDFPageObj_GetBounds(object, slots, slots + 4, slots + 8, slots + 12)
      const sized = native._FPDFImageObj_GetImagePixelSize(object, slots + 16, slots + 20)
      if (!sized) continue
      const view = new DataView(native.HEAPU8.buffer, slots, 24)
      const across = view.getFloat32(8, true) - view.getFloat32(0, true)
      const down = view.getFloat32(12, true) - view.getFloat32(4, true)
      const covered = bounded ? Math.abs(across * down) : 0
      images.push({ width: view.getUint32(16, true), height: view.getUint32(20, true), covered })
    }
    return images
  } finally {
    native.wasmExports.free(slots)
  }
}

/** Annotations of a page that are looked at. */
const MOST_ANNOTATIONS = 500

function annotationsOf(native: Native, page: number, allocate: (size: number) => number): PdfAnnotation[] {
  const count = Math.min(native._FPDFPage_GetAnnotCount(page), MOST_ANNOTATIONS)
  if (count <= 0) return []
  const slots = allocate(16)
  try {
    const toPage = pageTransform(native, page, slots)
    return Array.from({ length: count }, (_, index) => index).flatMap((index): PdfAnnotation[] => {
      const annotation = native._FPDFPage_GetAnnot(page, index)
      if (!annotation) return []
      try {
        const subtype = native._FPDFAnnot_GetSubtype(annotation)
        const kind = (Object.keys(annotationKinds) as PdfAnnotation['kind'][]).find(
          (name) => annotationKinds[name] === subtype,
        )
        if (!kind || !native._FPDFAnnot_GetRect(annotation, slots)) return []
        const [left, top, right, bottom] = floats(native, slots)
        const [ax, ay] = toPage(left, top)
        const [bx, by] = toPage(right, bottom)
        return [
          { kind, left: Math.min(ax, bx), top: Math.min(ay, by), right: Math.max(ax, bx), bottom: Math.max(ay, by) },
        ]
      } finally {
        native._FPDFPage_CloseAnnot(annotation)
      }
    })
  } finally {
    native.wasmExports.free(slots)
  }
}

/** Characters of a page that are read; a page of more is no document for people. */
const MOST_CHARACTERS = 200_000

function charactersOf(native: Native, page: number, allocate: (size: number) => number): PdfCharacter[] {
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

const floats = (native: Native, at: number): [number, number, number, number] => {
  const view = new DataView(native.HEAPU8.buffer, at, 16)
  return [view.getFloat32(0, true), view.getFloat32(4, true), view.getFloat32(8, true), view.getFloat32(12, true)]
}

function styleOf(native: Native, object: number, slots: number, allocate: (size: number) => number) {
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

function fontName(native: Native, font: number, allocate: (size: number) => number): string {
  const buffer = allocate(128)
  try {
    const size = native._FPDFFont_GetBaseFontName(font, buffer, 128)
    return size > 1 && size <= 128 ? new TextDecoder().decode(native.HEAPU8.slice(buffer, buffer + size - 1)) : ''
  } finally {
    native.wasmExports.free(buffer)
  }
}

/** From the page's own coordinates to points from its shown top left; PDFium tells it in whole units of a device. */
function pageTransform(native: Native, page: number, slots: number) {
  const fine = 256
  const width = native._FPDF_GetPageWidthF(page)
  const height = native._FPDF_GetPageHeightF(page)
  const span = 1000
  const at = (x: number, y: number): [number, number] => {
    native._FPDF_PageToDevice(
      page,
      0,
      0,
      Math.round(width * fine),
      Math.round(height * fine),
      0,
      x,
      y,
      slots,
      slots + 4,
    )
    const view = new DataView(native.HEAPU8.buffer, slots, 8)
    return [view.getInt32(0, true) / fine, view.getInt32(4, true) / fine]
  }
  const [ox, oy] = at(0, 0)
  const [xx, xy] = at(span, 0)
  const [yx, yy] = at(0, span)
  return (x: number, y: number): [number, number] => [
    ox + ((xx - ox) * x + (yx - ox) * y) / span,
    oy + ((xy - oy) * x + (yy - oy) * y) / span,
  ]
}

/** UTF-16, little endian, closed by a zero. */
function metadataOf(native: Native, document: number, key: string, allocate: (size: number) => number): string {
  const tag = allocateText(native, allocate, key)
  const buffer = allocate(2048)
  try {
    const size = native._FPDF_GetMetaText(document, tag, buffer, 2048)
    if (size <= 2 || size > 2048) return ''
    return new TextDecoder('utf-16le').decode(native.HEAPU8.slice(buffer, buffer + size - 2))
  } finally {
    native.wasmExports.free(tag)
    native.wasmExports.free(buffer)
  }
}
