import type { OpenDocument } from '../../documents/document.js'
import { documentText } from '../../text-layer/document-text.js'
import { boxOf, type Extent } from '../../text-layer/extent.js'
import type { PageText } from '../../text-layer/page-text.js'
import { readPageText } from '../../text-layer/read-page.js'
import { filledAreas } from '../../vision/filled-areas.js'
import type { RunContext } from '../operation.js'
import type { Tools } from '../tools.js'
import type { AnalysedPage, Analysis } from './analysis.js'
import { classifyDocument } from './classify/classify-document.js'
import { lookOf, type PageLook } from './classify/look.js'
import type { Barcode } from './codes/barcode.js'
import { maskAadhaar, maskBarcode, maskIntegrity } from './codes/mask-aadhaar.js'
import { codesOfPage } from './codes/page-codes.js'
import { mrzOfPage, type PlacedMrz } from './codes/page-mrz.js'
import { readFields } from './fields/read-fields.js'
import { blackenedFigures } from './integrity/blackened-figures.js'
import { examine } from './integrity/examine.js'
import { hiddenTextSignals } from './integrity/hidden-text-signals.js'
import { identityNumberSignals } from './integrity/identity-number-signals.js'
import { layerSignals } from './integrity/layer-signals.js'
import type { Signal } from './integrity/signal.js'
import { statementOf } from './statement/statement-of.js'
import { findTables } from './tables/find-tables.js'
import { rowsOfPage } from './tables/row.js'

/** Pages of a PDF whose text is enough are drawn only to look for codes, and of a long one only the first. */
const pagesDrawnForCodes = 2

/**
 * Reads a document page by page and analyses it. Pictures of pages are let go as soon as they are read, so that a long
 * document needs the memory of one page and of its words.
 */
export async function analyseDocument(
  document: OpenDocument,
  bytes: Uint8Array,
  tools: Pick<Tools, 'documents' | 'reader' | 'barcodes' | 'privacy'>,
  { today, password }: { today: Date; password: string | null },
  context: RunContext,
): Promise<Analysis> {
  const read: PageText[] = []
  const codes: Barcode[] = []
  const pageSignals: Signal[] = []
  const blackened = new Map<PageText, readonly Extent[]>()
  let mrz: PlacedMrz | null = null
  let look: PageLook | null = null
  for (let number = 1; number <= document.pageCount; number++) {
    context.signal.throwIfAborted()
    const { text, picture, pictured, layer } = await readPageText(document, number, tools.reader, context)
    read.push(text)
    // Places on a page that had to be turned are not those of its layer.
    if (layer)
      pageSignals.push(...layerSignals(layer, number).map((each) => (text.rotation ? { ...each, box: null } : each)))
    if (layer) pageSignals.push(...hiddenTextSignals(layer, text))
    if (picture) blackened.set(text, filledAreas(picture))
    mrz ??= mrzOfPage(text, today)
    if (number === 1 && picture) look = lookOf(picture)
    if (!picture && (!pictured || number > pagesDrawnForCodes)) continue
    const drawn = picture ?? (await context.time('decode', () => document.page(number))).picture
    codes.push(...(await context.time('codes', () => codesOfPage(drawn, number, tools.barcodes))))
  }
  const classification = classifyDocument({ pages: read, pageCount: document.pageCount, mrz, barcodes: codes, look })
  const { label, alternatives } = classification
  const masking = { aadhaarCard: [label, ...alternatives.map((each) => each.label)].includes('aadhaar_card') }
  const mask = tools.privacy.maskAadhaar
  pageSignals.push(...identityNumberSignals(label, read, mrz))
  for (const [page, areas] of blackened) pageSignals.push(...blackenedFigures(label, page, areas))
  // From here on nothing knows what was masked.
  const pages = mask ? read.map((page) => maskAadhaar(page, masking)) : read
  const barcodes = mask ? codes.map((code) => maskBarcode(code, masking)) : codes
  const answered = pages.map(answerPage)
  const statement = statementOf(pages, classification.label)
  const examined = {
    bytes,
    document,
    password,
    pages: answered,
    texts: pages,
    label: classification.label,
    statement,
    pageSignals,
  }
  const integrity = await context.time('integrity', () => examine(examined, tools.documents))
  return {
    ...classification,
    pages: answered,
    text: documentText(pages),
    fields: readFields(classification.label, pages, mrz),
    tables: findTables(pages.flatMap(rowsOfPage), (number) => pages[number - 1]?.rules ?? []),
    barcodes,
    statement,
    // It looks into the file itself, earlier versions included.
    integrity: mask ? maskIntegrity(integrity, masking) : integrity,
  }
}

const answerPage = (page: PageText): AnalysedPage => ({
  number: page.number,
  width: page.width,
  height: page.height,
  rotation: page.rotation,
  source: page.source,
  lines: page.lines.map((line) => ({
    text: line.text,
    box: boxOf(line, page),
    confidence: Math.round(line.confidence * 1000) / 1000,
  })),
})
