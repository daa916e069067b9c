import type { Picture } from '../../src/vision/picture.js'
import { decodeRgb } from './effects.js'
import { letters } from './fonts.js'
import type { DrawnMovement, StatementFacts } from './statement-facts.js'
import { helveticaWidth, type PlacedText, pageSize } from './text-pdf.js'

/** How a bank prints: its headings, its way of dates and amounts, and what it leaves out. */
export interface StatementLayout {
  readonly name: string
  readonly columns: readonly StatementColumn[]
  readonly opening: string | null
  readonly closing: string | null
  readonly newestFirst?: boolean
  /** Widest a description may be, in points; the rest of it stands on the next lines. */
  readonly wrapAt?: number
  /** A date only where the day changes. */
  readonly dateOnce?: boolean
}

export interface StatementColumn {
  readonly heading: string
  /** Points: the left edge of texts, the right edge of amounts. */
  readonly x: number
  readonly right?: boolean
  readonly text: (movement: DrawnMovement) => string
}

const rowsOnPage = 38
const size = 8
const step = 16
/** Between the lines of one description. */
const lineStep = 10

/** The pages of a statement as texts in their places. */
export function drawStatement(facts: StatementFacts, layout: StatementLayout): PlacedText[][] {
  const list = layout.newestFirst ? [...facts.movements].reverse() : facts.movements
  const closing = facts.movements.at(-1)!.balance
  const pages: PlacedText[][] = []
  let y = 0
  let page: PlacedText[] = []
  const turn = () => {
    page = pages.length ? [...headings(layout, 60)] : [...letterhead(facts), ...headings(layout, 170)]
    y = pages.length ? 60 : 170
    pages.push(page)
  }
  const balanceLine = (label: string, cents: number) => {
    y += step
    const description = layout.columns.find(({ heading }) => isText(heading))!
    page.push(
      { x: description.x, y, text: label, size },
      { ...lastColumn(layout), y, text: amount(cents, layout), size },
    )
  }
  turn()
  if (layout.opening && !layout.newestFirst) balanceLine(layout.opening, facts.opening)
  let last = ''
  for (const movement of list) {
    if (y > step * rowsOnPage + 100) turn()
    y += step
    const more = layout.wrapAt ? wrapped(movement.description, layout.wrapAt).length - 1 : 0
    for (const [index, column] of layout.columns.entries()) {
      const text = index === 0 && layout.dateOnce && movement.date === last ? '' : column.text(movement)
      const lines = isText(column.heading) && layout.wrapAt ? wrapped(text, layout.wrapAt) : [text]
      for (const [n, line] of lines.entries())
        if (line)
          page.push({ x: column.x, y: y + n * lineStep, text: line, size, ...(column.right ? { right: true } : {}) })
    }
    y += more * lineStep
    last = movement.date
  }
  if (layout.closing && !layout.newestFirst) balanceLine(layout.closing, closing)
  return pages
}

const isText = (heading: string) => /descr|partic|text|details|libell/i.test(heading)

const lastColumn = ({ columns }: StatementLayout) => {
  const { x, right } = columns.at(-1)!
  return { x, ...(right ? { right: true } : {}) }
}

const amount = (cents: number, layout: StatementLayout) =>
  layout.columns.at(-1)!.text({ date: '', description: '', reference: '', amount: cents, balance: cents })

function letterhead({ bank, holder, account, movements }: StatementFacts): PlacedText[] {
  const dates = movements.map(({ date }) => date).sort()
  return [
    { x: 40, y: 50, text: bank, size: 16, bold: true },
    { x: 40, y: 70, text: 'Statement of account', size: 11 },
    { x: 40, y: 100, text: `Account holder: ${holder}`, size: 9 },
    { x: 40, y: 114, text: `Account number: ${account}`, size: 9 },
    { x: 40, y: 128, text: `Statement period: ${long(dates[0]!)} to ${long(dates.at(-1)!)}`, size: 9 },
  ]
}

const months = 'January February March April May June July August September October November December'.split(' ')
const long = (iso: string) => `${Number(iso.slice(8))} ${months[Number(iso.slice(5, 7)) - 1]} ${iso.slice(0, 4)}`

const headings = ({ columns }: StatementLayout, y: number): PlacedText[] =>
  columns.map(({ heading, x, right }) => ({ x, y, text: heading, size, bold: true, ...(right ? { right: true } : {}) }))

function wrapped(text: string, most: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word
    if (lines.length && helveticaWidth(longer, size) <= most) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** A page of texts as a picture, black on white. @param scale pixels for each point */
export async function pictureOfPage(texts: readonly PlacedText[], scale = 2.4): Promise<Picture> {
  const drawn = texts.map(({ x, y, text, size: points, bold, right }) =>
    letters(text, {
      x: x * scale,
      base: y * scale,
      size: points * scale,
      font: bold ? 'narrowBold' : 'narrow',
      ...(right ? { anchor: 'end' as const } : {}),
    }),
  )
  const [width, height] = [Math.round(pageSize.width * scale), Math.round(pageSize.height * scale)]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${drawn.join('')}</svg>`
  return decodeRgb(Buffer.from(svg))
}
