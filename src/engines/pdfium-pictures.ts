import type { Picture } from '../vision/picture.js'
import { PdfError, type PdfImage } from './pdf-document.js'
import type { Allocate, Native } from './pdfium-native.js'

const BGR = 2
const DRAW_ANNOTATIONS = 0x01
const REVERSE_BYTE_ORDER = 0x10
const PAGE_OBJECT_IMAGE = 3

export function drawPage(native: Native, page: number, width: number, height: number, allocate: Allocate): Picture {
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

export function imagesOf(native: Native, page: number, allocate: Allocate): PdfImage[] {
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
