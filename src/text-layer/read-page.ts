import type { OpenDocument, TextLayer } from '../documents/document.js'
import type { PageReader, PageReading } from '../reading/page-reader.js'
import type { Picture } from '../vision/picture.js'
import { straightLines } from '../vision/straight-lines.js'
import { extentOf } from './extent.js'
import { isSound } from './is-sound.js'
import { linesOfLayer } from './layer-lines.js'
import type { PageText } from './page-text.js'
import { inColumns } from './reading-order.js'

export interface ReadPage {
  readonly text: PageText
  /** The upright page where it had to be drawn to be read; null where its text layer was enough. */
  readonly picture: Picture | null
  /** Whether a page that was not drawn has pictures or shapes on it that may be codes. */
  readonly pictured: boolean
  /** What a PDF states for the page, whether or not it was taken for its text. */
  readonly layer: TextLayer | null
}

/** A QR code of 15 mm is this part of an A4 page. */
const leastPicture = 0.003

/**
 * The text of one page: its own text layer where that is sound, else what the reader sees.
 * @throws LekhaError as `OpenDocument.page` does
 */
export async function readPageText(
  document: OpenDocument,
  number: number,
  reader: PageReader,
  context: { signal: AbortSignal; time<T>(stage: string, work: () => Promise<T>): Promise<T> },
): Promise<ReadPage> {
  const layer = await context.time('decode', () => document.textLayer(number))
  if (layer && isSound(layer)) {
    const page = linesOfLayer(layer)
    return {
      text: { number, source: 'text_layer', ...page, lines: inColumns(page.lines) },
      picture: null,
      pictured: layer.scanned > leastPicture || layer.coded,
      layer,
    }
  }
  const { picture } = await context.time('decode', () => document.page(number))
  const reading = await context.time('read', () => reader.read(picture, { signal: context.signal }))
  return { text: textOfReading(number, reading), picture: reading.picture, pictured: true, layer }
}

/** Without what the networks saw: a long document keeps plain words only. */
export function textOfReading(number: number, { picture, rotation, lines }: PageReading): PageText {
  return {
    number,
    width: picture.width,
    height: picture.height,
    rotation,
    source: 'ocr',
    rules: straightLines(picture),
    lines: inColumns(
      lines.map(({ text, confidence, quad, words }) => ({
        text,
        confidence,
        quad,
        ...extentOf(quad),
        words: words.map((word) => ({ text: word.text, confidence: word.confidence, ...extentOf(word.quad) })),
      })),
    ),
  }
}
