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

/** An open PDF. Pages are counted from 0. Sizes are in points (1/72 inch), the page's own rotation applied. */
export interface PdfDocument {
  readonly pageCount: number
  size(page: number): { width: number; height: number }
  /** The pictures that stand on the page itself, without decoding them. */
  images(page: number): PdfImage[]
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
