import { LekhaError } from '../errors/lekha-error.js'
import { type BmpHeader, decodeBmp, readBmpHeader } from './bmp.js'
import type { OpenDocument } from './document.js'
import { checkPageNumber, checkPixels } from './limits.js'
import { cutOff, MISSING_ALLOWED } from './raster.js'

/** BMP, in every depth and compression of Windows 3 and later. */
export function openBmp(bytes: Uint8Array, { maxPixels }: { maxPixels: number }): OpenDocument {
  const header = readHeader(bytes)
  checkPixels(header, maxPixels)
  return {
    format: 'bmp',
    pageCount: 1,
    async page(number) {
      checkPageNumber(number, 1)
      const { picture, rowsRead } = decodeBmp(bytes, header)
      const missing = 1 - rowsRead / header.height
      if (missing > MISSING_ALLOWED) throw new LekhaError('unreadable_image', { problem: cutOff(missing) })
      return { number, picture }
    },
    textLayer: async () => null,
    pdf: null,
    close: async () => {},
  }
}

function readHeader(bytes: Uint8Array): BmpHeader {
  try {
    return readBmpHeader(bytes)
  } catch (error) {
    throw new LekhaError('unreadable_image', { problem: (error as Error).message })
  }
}
