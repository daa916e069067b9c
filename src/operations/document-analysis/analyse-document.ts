import type { OpenDocument } from '../../documents/document.js'
import type { PageReader } from '../../reading/page-reader.js'
import { boxOf } from '../../text-layer/extent.js'
import type { PageText } from '../../text-layer/page-text.js'
import { readPageText } from '../../text-layer/read-page.js'
import type { RunContext } from '../operation.js'
import type { AnalysedPage, Analysis } from './analysis.js'

/**
 * Reads a document page by page and analyses it. Pictures of pages are let go as soon as they are read, so that a long
 * document needs the memory of one page and of its words.
 */
export async function analyseDocument(
  document: OpenDocument,
  bytes: Uint8Array,
  reader: PageReader,
  { today }: { today: Date },
  context: RunContext,
): Promise<Analysis> {
  const pages: PageText[] = []
  for (let number = 1; number <= document.pageCount; number++) {
    context.signal.throwIfAborted()
    const { text } = await readPageText(document, number, reader, context)
    pages.push(text)
  }
  return {
    label: 'other',
    confidence: 0.1,
    alternatives: [],
    pages: pages.map(answerPage),
    text: pages.map(textOf).join('\n\n'),
    fields: {},
    tables: [],
    barcodes: [],
    statement: null,
    integrity: { verdict: 'unknown', signals: [] },
  }
}

const textOf = ({ lines }: PageText) => lines.map(({ text }) => text).join('\n')

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
