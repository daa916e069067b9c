import type { Config } from '../config/config.js'
import { loadPdfium } from '../engines/pdfium.js'
import { LekhaError } from '../errors/lekha-error.js'
import type { DocumentOpener } from './document.js'
import { openBmp } from './open-bmp.js'
import { openImage } from './open-image.js'
import { openPdf } from './open-pdf.js'
import { openTiff } from './open-tiff.js'
import { sniff } from './sniff.js'

export type DocumentLimits = Pick<Config, 'maxDocumentBytes' | 'maxPixels' | 'maxPages' | 'pdfDpi'>

/** Loads what opening a document takes; the limits are those of the deployment. */
export async function loadDocumentOpener(limits: DocumentLimits): Promise<DocumentOpener> {
  const pdfium = await loadPdfium()
  return {
    async open(bytes, { password } = {}) {
      if (bytes.length > limits.maxDocumentBytes)
        throw new LekhaError('too_many_bytes', { found: bytes.length, limit: limits.maxDocumentBytes })
      const sniffed = sniff(bytes)
      if (!('format' in sniffed)) throw new LekhaError('unsupported_format', { found: sniffed.found })
      switch (sniffed.format) {
        case 'pdf':
          return openPdf(bytes, limits, pdfium, password)
        case 'tiff':
          return openTiff(bytes, limits)
        case 'bmp':
          return openBmp(bytes, limits)
        default:
          return openImage(bytes, sniffed.format, limits)
      }
    },
  }
}
