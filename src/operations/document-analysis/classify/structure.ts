import { closings, salutations } from '../../../knowledge/letter-words.js'
import type { PageText, TextLine } from '../../../text-layer/page-text.js'
import { rowsOfText } from '../codes/rows-of-text.js'
import { fold } from './fold.js'

/** How a document is built, whatever its language: each about 0 to 1. */
export const structureNames = [
  'noText',
  'fewLines',
  'manyLines',
  'cardFormat',
  'tallText',
  'landscape',
  'prose',
  'continued',
  'amounts',
  'manyAmounts',
  'datedAmounts',
  'itemRows',
  'totals',
  'colons',
  'blanks',
  'bullets',
  'yearRanges',
  'clockTimes',
  'email',
  'contact',
  'digits',
  'capitals',
  'pages',
  'references',
  'numbered',
  'largePrint',
  'columns',
  'unsure',
  'textLayer',
  'longWords',
  'salutation',
  'closing',
  'unsureProse',
] as const
export type Structure = Readonly<Record<(typeof structureNames)[number], number>>

const amount = /(?<![\d.,/-])(?:\d{1,3}(?:[,.' ]\d{2,3})+|\d+)[.,]\d{2}(?![\d.,/])/g
const date =
  /\b(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}-\d{2}-\d{2}|\d{1,2}[ -]?[A-Za-z]{3,9}\.?,?[ -]?(?:\d{2,4})?|[A-Z][a-z]{2,8}\.? \d{1,2}|\d{1,2}[/-]\d{1,2})\b/
const total = new Set(
  'total totals subtotal grandtotal nettotal summe gesamt gesamtbetrag betrag totale totaal importe razem suma celkem yhteensa summa sum toplam jumlah iznos osszesen итого всего tong montant due net balance amount'.split(
    ' ',
  ),
)

/** @param pageCount of the whole document; `pages` may be its first ones only */
export function structureOf(pages: readonly PageText[], pageCount: number): Structure {
  const lines = pages.flatMap(({ lines }) => lines)
  const first = pages[0]
  const texts = lines.map(({ text }) => text)
  const rows = pages.flatMap((page) => rowsOfText(page.lines).map(({ text }) => text))
  const all = texts.join('\n')
  const letters = count(all, /\p{L}/gu)
  const share = (matching: number, of: number) => matching / Math.max(1, of)
  const linesWith = (pattern: RegExp) => texts.filter((text) => pattern.test(text)).length
  const rowsWith = (test: (row: string) => boolean) => rows.filter(test).length
  const amountsOf = (row: string) => row.match(amount)?.length ?? 0
  const priced = rowsWith((row) => amountsOf(row) > 0)
  const wordsOf = (text: string) => text.split(/\s+/).length
  const proseLetters = texts.filter((text) => wordsOf(text) >= 7).reduce((sum, text) => sum + text.length, 0)
  const contacts = linesWith(/@|www\.|https?:|\+?\d[\d ()-]{8,}\d/)
  return {
    noText: Math.exp(-lines.length / 3),
    fewLines: Math.exp(-lines.length / 15),
    manyLines: Math.min(1, Math.log1p(lines.length / Math.max(1, pages.length)) / 5),
    cardFormat: first && pageCount === 1 && lines.length < 60 ? nearCard(first.width / first.height) : 0,
    tallText: first ? tallness(first) : 0,
    landscape: share(pages.filter(({ width, height }) => width > 1.2 * height).length, pages.length),
    prose: share(
      proseLetters,
      texts.reduce((sum, text) => sum + text.length, 0),
    ),
    continued: share(linesWith(/^\p{Ll}/u), texts.length),
    amounts: share(priced, rows.length),
    manyAmounts: Math.min(1, Math.log1p(count(all, amount)) / 6),
    datedAmounts: Math.min(1, Math.log1p(rowsWith((row) => amountsOf(row) > 0 && date.test(row.slice(0, 40)))) / 4),
    itemRows: Math.min(1, Math.log1p(rowsWith((row) => amountsOf(row) > 1)) / 4),
    totals: Math.min(1, rowsWith((row) => amountsOf(row) > 0 && wordsAre(row, total)) / 3),
    colons: share(linesWith(/\p{L}.*:/u), texts.length),
    blanks: share(linesWith(/:\s*$|_{3,}|\.{5,}|[☐□▢]/u), texts.length),
    bullets: share(linesWith(/^\s*[•·●▪◦■○➢*–—-]\s?\p{L}/u), texts.length),
    yearRanges: Math.min(1, count(all, /\b(?:19|20)\d{2}\s?[-–—/]\s?(?:(?:19|20)\d{2}|\p{L}{3,})/gu) / 5),
    clockTimes: Math.min(1, count(all, /\b\d{1,2}:\d{2}(?::\d{2})?\b/g) / 2),
    email: Math.min(1, linesWith(/\w@\w+\.\w/)),
    contact: Math.min(1, 3 * share(contacts, texts.length)),
    digits: share(count(all, /\d/g), all.length),
    capitals: share(count(all, /\p{Lu}/gu), letters),
    pages: Math.min(1, Math.log2(pageCount) / 5),
    references: Math.min(1, count(all, /\[\d{1,3}(?:[,–-] ?\d{1,3})*\]|\bet al\b/g) / 5),
    numbered: Math.min(
      1,
      4 * share(linesWith(/^\s*(?:\d{1,2}(?:\.\d{1,2})*[.)]|\([a-z]\)|§ ?\d+|[IVX]+\.)\s?\p{L}/u), texts.length),
    ),
    largePrint: largest(lines),
    columns: Math.max(0, ...pages.map(proseColumns)),
    unsure: share(lines.reduce((sum, { confidence }) => sum + 1 - confidence, 0) * 3, lines.length),
    textLayer: share(pages.filter(({ source }) => source === 'text_layer').length, pages.length),
    salutation: Number(opensWith(texts, salutations, 60)),
    closing: Number(opensWith(texts, closings, 36)),
    unsureProse: unsureProse(lines),
    longWords: Math.min(1, share(letters, count(all, /\p{L}+/gu)) / 10),
  }
}

/** Whether a line begins with one of the phrases; longer lines than `most` letters go on with something else. */
function opensWith(texts: readonly string[], openings: readonly string[], most: number): boolean {
  return texts.some((text) => {
    if (text.length > most) return false
    const words = ` ${text
      .split(/[^\p{L}\p{M}]+/u)
      .map((word) => fold(word).text)
      .filter(Boolean)
      .join(' ')} `
    return openings.some((opening) => words.startsWith(` ${opening} `))
  })
}

/** How far the reader doubts its lines of several words: print is read at .98 and more, handwriting at .85 to .97. */
function unsureProse(lines: readonly TextLine[]): number {
  const prose = lines.filter(({ text }) => text.split(' ').length >= 3)
  if (prose.length === 0) return 0
  return Math.min(1, (6 * prose.reduce((sum, { confidence }) => sum + 1 - confidence, 0)) / prose.length)
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

const wordsAre = (row: string, wanted: ReadonlySet<string>) =>
  row
    .split(/[\s:]+/)
    .slice(0, 6)
    .some((word) => wanted.has(fold(word).text))

/** 85.6 by 54 mm (ISO/IEC 7810 ID-1) is 1.586, a passport's page 1.42; both sides above each other half of it. */
const nearCard = (aspect: number): number => {
  const off = Math.min(...[1.586, 1.42, 0.793].map((wanted) => Math.abs(Math.log(aspect / wanted))))
  return Math.exp(-((off / 0.1) ** 2))
}

/** Receipts: much higher than wide, measured on what is printed. */
function tallness({ lines }: PageText): number {
  if (lines.length < 6) return 0
  const width = Math.max(...lines.map(({ right }) => right)) - Math.min(...lines.map(({ left }) => left))
  const height = Math.max(...lines.map(({ bottom }) => bottom)) - Math.min(...lines.map(({ top }) => top))
  return 1 / (1 + Math.exp(-6 * (height / Math.max(1, width) - 1.75)))
}

/** How large the largest print is beside the common one. */
function largest(lines: readonly TextLine[]): number {
  const heights = lines.map(({ top, bottom }) => bottom - top).sort((a, b) => a - b)
  const common = heights[heights.length >> 1] ?? 1
  return Math.min(1, (heights.at(-1) ?? 1) / Math.max(1, common) / 6)
}

/** Share of long lines that have another long line beside them: columns of running text. */
function proseColumns({ lines, width }: PageText): number {
  const long = lines.filter(({ text, left, right }) => text.split(' ').length >= 4 && right - left > 0.2 * width)
  const beside = long.filter((a) =>
    long.some(
      (b) => (b.left > a.right || b.right < a.left) && Math.abs(a.top + a.bottom - b.top - b.bottom) < a.bottom - a.top,
    ),
  )
  return beside.length / Math.max(10, long.length)
}
