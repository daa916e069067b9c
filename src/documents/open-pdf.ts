import { type PdfDocument, PdfError, type Pdfium, type PdfShapes } from '../engines/pdf-document.js'
import { LekhaError } from '../errors/lekha-error.js'
import type { Picture } from '../vision/picture.js'
import type { OpenDocument, PdfFacts, TextLayer } from './document.js'
import { checkPageNumber, checkPages, checkPixels } from './limits.js'
import { pdfDetailSize, pdfPageSize } from './pdf-scale.js'

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
  function ofPage<Result>(number: number, what: 'drawn' | 'read', work: (index: number) => Result): Result {
    checkPageNumber(number, document.pageCount)
    try {
      return work(number - 1)
    } catch (cause) {
      if (cause instanceof LekhaError) throw cause
      throw new LekhaError('unreadable_image', { problem: `page ${number} of the PDF cannot be ${what}` }, { cause })
    }
  }
  return {
    format: 'pdf',
    pageCount: document.pageCount,
    page: async (number) => ({
      number,
      picture: ofPage(number, 'drawn', (index) => drawPage(document, index, limits)),
    }),
    detail: async (number) => ofPage(number, 'drawn', (index) => drawDetail(document, index, limits)),
    textLayer: async (number) => ofPage(number, 'read', (index) => readLayer(document, index, limits)),
    pdf: factsOf(document),
    close,
  }
}

const factsOf = (document: PdfDocument): PdfFacts => ({
  producer: document.metadata('Producer'),
  creator: document.metadata('Creator'),
  created: document.metadata('CreationDate'),
  modified: document.metadata('ModDate'),
  signatures: document.signatureCount(),
})

function readLayer(document: PdfDocument, index: number, limits: { maxPixels: number; pdfDpi: number }): TextLayer {
  const page = document.size(index)
  const images = document.images(index)
  const size = pdfPageSize(page, images, { dpi: limits.pdfDpi, maxPixels: limits.maxPixels })
  const [across, down] = [size.width / page.width, size.height / page.height]
  const placed = <Item extends { left: number; top: number; right: number; bottom: number }>(item: Item): Item => ({
    ...item,
    left: item.left * across,
    top: item.top * down,
    right: item.right * across,
    bottom: item.bottom * down,
  })
  // Before the characters, which make annotations part of the page.
  const annotations = document.annotations(index).map(placed)
  const shapes = document.shapes(index)
  const largest = Math.max(0, ...images.map(({ covered }) => covered))
  return {
    ...size,
    annotations,
    characters: document.characters(index).map(placed),
    rules: shapes.lines.map(placed),
    coded: isCoded(shapes),
    scanned: Math.min(1, largest / Math.max(1, page.width * page.height)),
  }
}

/** The smallest two-dimensional codes have more dark modules, and the shortest bar codes more bars. */
const fewestModules = 40
const fewestBars = 20
/** Points: bars stand closer together than columns. */
const widestGap = 6

function isCoded({ lines, squares }: PdfShapes): boolean {
  if (squares >= fewestModules) return true
  const bars = lines
    .filter(({ left, top, right, bottom }) => bottom - top > right - left)
    .sort((a, b) => Math.round(a.top) - Math.round(b.top) || a.left - b.left)
  let run = 0
  return bars.some((bar, index) => {
    const last = bars[index - 1]
    const gap = last && Math.round(last.top) === Math.round(bar.top) ? bar.left - last.left : widestGap
    // Two cells draw the line between them twice.
    if (gap > 0.2) run = gap < widestGap ? run + 1 : 0
    return run >= fewestBars
  })
}

function drawPage(document: PdfDocument, index: number, limits: { maxPixels: number; pdfDpi: number }): Picture {
  const images = document.images(index)
  // Drawing decodes each picture whole, however small it is shown: a bomb can hide in a PDF as well.
  for (const image of images) if (image.width * image.height > 0) checkPixels(image, limits.maxPixels)
  const size = pdfPageSize(document.size(index), images, { dpi: limits.pdfDpi, maxPixels: limits.maxPixels })
  return document.draw(index, size.width, size.height)
}

function drawDetail(
  document: PdfDocument,
  index: number,
  limits: { maxPixels: number; pdfDpi: number },
): Picture | null {
  const images = document.images(index)
  for (const image of images) if (image.width * image.height > 0) checkPixels(image, limits.maxPixels)
  const page = document.size(index)
  const drawn = pdfPageSize(page, images, { dpi: limits.pdfDpi, maxPixels: limits.maxPixels })
  const size = pdfDetailSize(page, images, drawn, limits)
  return size && document.draw(index, size.width, size.height)
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
