import type { Row } from '../tables/row.js'
import type { ColumnRole } from './column-words.js'
import { gain, type Header, headerAt } from './header.js'
import type { PrintedRow } from './printed-row.js'

/** From left to right, in parts of the page's width: pages of one document may be drawn at several sizes. */
export interface Span {
  readonly left: number
  readonly right: number
}

export interface PlacedHeading extends Span {
  readonly role: ColumnRole
  readonly text: string
}

/** The rows under one header, to the next one. */
export interface Section {
  readonly headings: readonly PlacedHeading[]
  /** What stands in the last lines over the header: "Deposits and additions". */
  readonly title: string
  readonly rows: readonly PrintedRow[]
}

export const spanOnPage = ({ left, right }: Span, { pageWidth }: Pick<Row, 'pageWidth'>): Span => ({
  left: left / pageWidth,
  right: right / pageWidth,
})

/** Which part of the narrower one both share; negative: how far apart they are. */
export const sharedPart = (a: Span, b: Span): number =>
  (Math.min(a.right, b.right) - Math.max(a.left, b.left)) / Math.max(1e-6, Math.min(a.right - a.left, b.right - b.left))

/** How far apart two columns' edges or middles are, whichever meet best. */
export const edgeDistance = (a: Span, b: Span): number =>
  Math.min(Math.abs(a.left - b.left), Math.abs(a.right - b.right), Math.abs((a.left + a.right - b.left - b.right) / 2))

/** Cuts a document at its tables' headers; without any, it is one section without headings. */
export function sectionsOf(rows: readonly PrintedRow[]): { preamble: readonly PrintedRow[]; sections: Section[] } {
  const starts: { at: number; header: Header }[] = []
  for (let at = 0; at < rows.length; at++) {
    const header = headerAt(rows.slice(at, at + 3))
    if (!header || isTitled(header, rows, at)) continue
    starts.push({ at, header })
    at += header.rows - 1
  }
  if (starts.length === 0) return { preamble: rows, sections: [{ headings: [], title: '', rows }] }
  const sections = starts.map(({ at, header }, index) => ({
    headings: header.headings.map(({ role, text, left, right }) => ({
      role,
      text,
      ...spanOnPage({ left, right }, rows[at]!.row),
    })),
    title: titleOver(rows, at),
    rows: rows.slice(at + header.rows, starts[index + 1]?.at ?? rows.length).filter((row, n) => n > 0 || !isUnits(row)),
  }))
  return { preamble: rows.slice(0, starts[0]!.at), sections }
}

/** "(INR)" under every heading of amounts. */
const isUnits = ({ row }: PrintedRow) => row.words.every(({ text }) => /^\W*(?:[A-Z]{3}|Rs\.?)?\W*$/.test(text))

/** A title over a header looks like its first row; the header without it says as much. */
function isTitled(header: Header, rows: readonly PrintedRow[], at: number): boolean {
  const next = header.rows > 1 ? headerAt(rows.slice(at + 1, at + 4)) : null
  return next !== null && gain(next) >= gain(header)
}

function titleOver(rows: readonly PrintedRow[], at: number): string {
  const { row: head } = rows[at]!
  return rows
    .slice(Math.max(0, at - 2), at)
    .filter(({ row, dates }) => row.page === head.page && dates.length === 0 && head.top - row.bottom < 4 * head.size)
    .map(({ row }) => row.words.map(({ text }) => text).join(' '))
    .join(' ')
}
