import { type PdfDocument, PdfError, type Pdfium } from '../engines/pdfium.js'
import { LekhaError } from '../errors/lekha-error.js'
import type { OpenDocument } from './document.js'
import { checkPageNumber, checkPages } from './limits.js'
import { pdfPageSize } from './pdf-scale.js'

/** PDF: pages are drawn one at a time, at a size that stays within the pixel limit whatever the page claims to be. */
export async function openPdf(
  bytes: Uint8Array,
  limits: { maxPixels: number; maxPages: number; pdfDpi: number },
  pdfium: Pdfium,
  password?: string,
): Promise<OpenDocument> {
  const document = await open(bytes, pdfium, password)
  let closed = false
  const close = async () => {
    if (!closed) document.close()
    closed = true
  }
  try {
    checkPages(document.pageCount, limits.maxPages)
  } catch (error) {
    await close()
    throw error
  }
  return {
    format: 'pdf',
    pageCount: document.pageCount,
    async page(number) {
      checkPageNumber(number, document.pageCount)
      try {
        const size = pdfPageSize(document.size(number - 1), document.scanScale(number - 1), {
          dpi: limits.pdfDpi,
          maxPixels: limits.maxPixels,
        })
        return { number, picture: document.draw(number - 1, size.width, size.height) }
      } catch (cause) {
        throw new LekhaError('unreadable_image', { problem: `page ${number} of the PDF cannot be drawn` }, { cause })
      }
    },
    close,
  }
}

async function open(bytes: Uint8Array, pdfium: Pdfium, password: string | undefined): Promise<PdfDocument> {
  try {
    return await pdfium.open(bytes, password)
  } catch (cause) {
    if (!(cause instanceof PdfError)) throw cause
    if (cause.reason === 'password') throw new LekhaError(password ? 'wrong_password' : 'password_required')
    const problem =
      cause.reason === 'security'
        ? 'the PDF is protected in a way that is not read'
        : 'the PDF is damaged, and no page of it can be found'
    throw new LekhaError('unreadable_image', { problem }, { cause })
  }
}
