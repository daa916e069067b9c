import type { PageText, TextLine } from '../../../text-layer/page-text.js'
import { findMrz, type Mrz } from './mrz.js'
import { zoneLine } from './mrz-alphabet.js'
import { rowsOfText } from './rows-of-text.js'

export interface PlacedMrz extends Mrz {
  readonly page: number
  /** The lines of the page that hold it. */
  readonly sources: readonly TextLine[]
}

/** The machine-readable zone of a page. Only parts of a row that can belong to one are joined: two sides of a card may lie side by side. */
export function mrzOfPage(page: PageText, today: Date): PlacedMrz | null {
  const rows = rowsOfText(page.lines)
    .map(({ lines }) => lines.filter(({ text }) => isPart(text)))
    .filter((lines) => lines.length > 0)
  const found = findMrz(
    rows.map((lines) => lines.map(({ text }) => text).join('')),
    today,
  )
  return found && { ...found, page: page.number, sources: found.lines.flatMap((row) => rows[row]!) }
}

function isPart(text: string): boolean {
  const line = zoneLine(text)
  return line !== null && line.length >= 6 && (line.includes('<') || line.length >= 24)
}
