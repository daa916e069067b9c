import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { PDFiumModule } from '@hyzyla/pdfium'
import { type PdfDocument, PdfError, type Pdfium } from './pdf-document.js'
import { annotationsOf } from './pdfium-annotations.js'
import type { Allocate, Native } from './pdfium-native.js'
import { drawPage, imagesOf } from './pdfium-pictures.js'
import { shapesOf } from './pdfium-shapes.js'
import { charactersOf } from './pdfium-text.js'

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
    shapes: (index) => withPage(index, (page) => shapesOf(native, page, allocate)),
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

function allocateText(native: Native, allocate: Allocate, text: string): number {
  const encoded = new TextEncoder().encode(text)
  const pointer = allocate(encoded.length + 1)
  native.HEAPU8.set(encoded, pointer)
  native.HEAPU8[pointer + encoded.length] = 0
  return pointer
}

/** UTF-16, little endian, closed by a zero. */
function metadataOf(native: Native, document: number, key: string, allocate: Allocate): string {
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
