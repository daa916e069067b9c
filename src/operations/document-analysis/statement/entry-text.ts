import type { TextWord } from '../../../text-layer/page-text.js'
import { textOfWords } from '../tables/row.js'
import type { Entry } from './entries.js'
import { chunksOf } from './header.js'
import type { LedgerLine } from './ledger.js'
import { edgeDistance, type PlacedHeading, sharedPart, spanOnPage } from './section.js'

export interface EntryText {
  /**
   * Every printed word of the movement but its dates and amounts, column by column, so that nothing of it is lost; the
   * number of a cheque or instrument, which has a column of its own, is left to `reference`.
   */
  readonly description: string
  /** What stands under the heading of references. */
  readonly reference: string | null
  /** What stands under the heading that says debit or credit. */
  readonly type: string
}

interface Chunk {
  readonly text: string
  readonly heading: PlacedHeading | null
  readonly left: number
  readonly order: number
}

export function textOfEntry({ lines }: Entry): EntryText {
  const all = lines.flatMap((line, order) => chunksOfLine(line, order))
  // A letter or word of its own that only says which way the money went is no description.
  const ways = all.filter(({ text }) => all.length > 1 && /^(?:cr|dr|credit|debit)\.?$/i.test(text))
  const chunks = all.filter((chunk) => !ways.includes(chunk))
  const columns = new Map<PlacedHeading | null, Chunk[]>()
  for (const chunk of chunks) columns.set(chunk.heading, [...(columns.get(chunk.heading) ?? []), chunk])
  const texts = [...columns.values()]
    .map((column) => ({
      role: column[0]!.heading?.role ?? 'description',
      heading: column[0]!.heading?.text ?? '',
      left: column[0]!.heading?.left ?? Math.min(...column.map(({ left }) => left)),
      text: column.map(({ text }) => text).join(' '),
    }))
    .filter(({ text, role }) => /[\p{L}\p{N}]/u.test(text) && !(role === 'reference' && isBlankReference(text)))
    .sort((a, b) => a.left - b.left)
  const under = (role: string) =>
    texts
      .filter((each) => each.role === role)
      .map(({ text }) => text)
      .join(' ')
  return {
    description: texts
      .filter(({ heading, text }) => !(ofInstruments.test(heading) && isNumber(text)))
      .map(({ text }) => text)
      .join(' '),
    reference: under('reference') || null,
    type: ways.map(({ text }) => text).join(' ') || under('type'),
  }
}

const ofInstruments = /\b(?:ch(?:e)?q|cheque|check|chk|instr?|instrument)\b/i
const isNumber = (text: string) => /^\S*\d\S*$/.test(text)

/** Banks fill the column with zeros where there is no number. */
const isBlankReference = (text: string) => /^[0\s]+$/.test(text)

/** The words of a row, each run of them under the heading of text that it stands under. */
function chunksOfLine({ printed: { row }, rest, section }: LedgerLine, order: number): Chunk[] {
  const words = rest.map((index) => row.words[index]!)
  const headings = section.headings.filter(({ role }) => ['description', 'reference', 'type'].includes(role))
  return chunksOf(words, 0.8 * row.size).map((chunk) => {
    const span = spanOnPage({ left: chunk[0]!.left, right: chunk.at(-1)!.right }, row)
    return { text: textOfWords(chunk), heading: nearest(span, headings), left: span.left, order }
  })
}

function nearest(span: { left: number; right: number }, headings: readonly PlacedHeading[]): PlacedHeading | null {
  const distance = (heading: PlacedHeading) => edgeDistance(span, heading) - (sharedPart(span, heading) > 0 ? 0.03 : 0)
  return headings.reduce<PlacedHeading | null>(
    (best, heading) => (!best || distance(heading) < distance(best) ? heading : best),
    null,
  )
}

export const wordsOfEntry = ({ lines }: Entry): TextWord[] => lines.flatMap(({ printed }) => printed.row.words)
