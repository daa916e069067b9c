import { rowsOf } from '../../../reading/layout/rows.js'
import { around, type Extent, heightOf } from '../../../text-layer/extent.js'
import type { PageText, TextLine, TextWord } from '../../../text-layer/page-text.js'
import { quadOfExtent } from './quad-of-extent.js'

/** What stands side by side on a page, from the left. */
export interface Row extends Extent {
  readonly page: number
  readonly pageWidth: number
  readonly pageHeight: number
  readonly words: readonly TextWord[]
  /** Height of its letters' cells, pixels. */
  readonly size: number
  /** Whether a person's or a machine's eye read it. */
  readonly read: boolean
}

/** The rows of a page from the top; on a tilted picture they follow its slope. Slanted print is left out. */
export function rowsOfPage(page: PageText): Row[] {
  const lines = page.lines.filter((line) => line.words.length > 0 && !isUpended(line))
  const placed = lines.map((line) => ({ line, quad: line.quad ?? quadOfExtent(line) }))
  return rowsOf(placed).map((row) => {
    const words = row.flatMap(({ line }) => line.words.flatMap(apart)).sort((a, b) => a.left - b.left)
    const heights = row.map(({ line }) => heightOf(line)).sort((a, b) => a - b)
    return {
      ...around(words),
      page: page.number,
      pageWidth: page.width,
      pageHeight: page.height,
      words,
      size: heights[Math.floor(heights.length / 2)]!,
      read: page.source === 'ocr',
    }
  })
}

/** Taller than wide although it holds several letters: it runs upwards or slants. */
const isUpended = (line: TextLine) => line.text.length > 3 && heightOf(line) > 1.2 * (line.right - line.left)

const date = String.raw`\d{1,2}[/.]\d{1,2}[/.](?:\d{4}|\d{2})`
const dateAndMore = /^(\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?)(?=\p{L}{3})/u
const dateToDate = new RegExp(`^(${date}[-–])(?=${date}$)`)

/** What was printed or read too close to be told apart: "08/02Cotisation", "01/01/2024-31/01/2024". */
function apart(word: TextWord): TextWord[] {
  const match = dateAndMore.exec(word.text) ?? dateToDate.exec(word.text)
  if (!match) return [word]
  const cut = match[1]!.length
  const at = word.left + ((word.right - word.left) * cut) / word.text.length
  return [
    { ...word, text: word.text.slice(0, cut).replace(/[-–]$/, ''), right: at },
    { ...word, text: word.text.slice(cut), left: at },
  ]
}

export const textOfWords = (words: readonly TextWord[]): string => words.map(({ text }) => text).join(' ')
