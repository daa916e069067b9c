import type { Picture } from '../../src/vision/picture.js'
import type { ChequeFacts } from './cheque-facts.js'
import { americanLayouts, indianLayouts } from './cheque-layouts.js'
import { drawE13b, e13bWidth } from './e13b.js'
import { decodeRgb, randomNumbers } from './effects.js'
import { type FontName, fitted, hands, letters, signatureHands, widthOf } from './fonts.js'
import { capitalised, spellIndian, spellWestern } from './spell.js'

export interface ChequeDrawing {
  /** Which of the layouts of its country. */
  readonly layout: number
  /** Chooses hands, ink and small accidents. */
  readonly seed: number
  /** CANCELLED across the leaf. */
  readonly cancelled?: boolean
  /** Two strokes and "A/c payee" in the corner. */
  readonly crossed?: boolean
}

/** 8 × 3.68 inch at 250 dots. */
const width = 2000
const height = 920
/** 0.117 inch. */
const micrHeight = 29

/** A cheque as a picture, 2000 × 920. */
export async function drawCheque(facts: ChequeFacts, drawing: ChequeDrawing): Promise<Picture> {
  return decodeRgb(Buffer.from(chequeSvg(facts, drawing)))
}

export function chequeSvg(facts: ChequeFacts, drawing: ChequeDrawing): string {
  const random = randomNumbers(drawing.seed * 104_729 + drawing.layout)
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!
  const pen: Pen = {
    font: pick(hands),
    colour: pick(['#1d2a6b', '#20242c', '#2b3f9e', '#16181d']),
    shift: () => (random() - 0.5) * 10,
  }
  const body = facts.country === 'IN' ? indianBody(facts, drawing, pen) : americanBody(facts, drawing, pen)
  const signature = facts.signed ? sign(facts.holder, pick(signatureHands), pen, random) : ''
  const across = drawing.cancelled
    ? letters('CANCELLED', { x: 420, base: 640, size: 170, font: 'casual', colour: pen.colour, turn: -12 })
    : ''
  const crossing = drawing.crossed
    ? `<path d="M20 170 190 20M70 190 240 40" stroke="${pen.colour}" stroke-width="4"/>${letters('A/c payee', { x: 48, base: 158, size: 40, font: pen.font, colour: pen.colour, turn: -41 })}`
    : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}${signature}${crossing}${across}</svg>`
}

interface Pen {
  readonly font: FontName
  readonly colour: string
  readonly shift: () => number
}

const write = (text: string, x: number, base: number, size: number, pen: Pen, most = 1100) =>
  letters(text, {
    x,
    base: base + pen.shift() * 0.6,
    size: fitted(text, pen.font, size, most),
    font: pen.font,
    colour: pen.colour,
    turn: pen.shift() * 0.08,
  })

const rule = (x: number, y: number, to: number, colour: string) =>
  `<path d="M${x} ${y}H${to}" stroke="${colour}" stroke-width="2"/>`

const frame = (x: number, y: number, w: number, h: number, colour: string) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="none" stroke="${colour}" stroke-width="2"/>`

function sign(holder: string, font: FontName, pen: Pen, random: () => number): string {
  const name = holder
    .split(' ')
    .slice(0, 2)
    .map((word) => capitalised(word.toLowerCase()))
    .join(' ')
  const x = 1420 + random() * 150
  const base = 640 + random() * 15
  const size = fitted(name, font, 105, 360)
  const text = letters(name, { x, base, size, font, colour: pen.colour, turn: -4 + random() * 6 })
  // A pen draws thicker than these fonts do.
  return `<g stroke="${pen.colour}" stroke-width="2.2">${text}</g><path d="M${x - 10} ${base + 14}q120 -22 ${200 + random() * 120} -8" fill="none" stroke="${pen.colour}" stroke-width="3"/>`
}

function indianBody(facts: ChequeFacts, { layout: number }: ChequeDrawing, pen: Pen): string {
  const layout = indianLayouts[number % indianLayouts.length]!
  const { accent, font } = layout
  const small = (text: string, x: number, base: number, size = 24) => letters(text, { x, base, size, font })
  const label = (text: string, x: number, base: number, size = 32) =>
    letters(text, { x, base, size, font, colour: '#333' })
  const parts = [
    `<rect width="${width}" height="${height}" fill="#fdfdfd"/><rect width="${width}" height="760" fill="${layout.paper}"/>`,
    pattern(layout.pattern, facts.bank, accent),
    letters(facts.bank, {
      x: layout.bank.x,
      base: layout.bank.base,
      size: fitted(facts.bank, layout.bank.font, layout.bank.size, 620),
      font: layout.bank.font,
      colour: accent,
    }),
    small(`${facts.branch} Branch`, layout.block.x, layout.block.base),
    small(facts.address, layout.block.x, layout.block.base + 30),
    small(`${layout.ifscLabel}${facts.ifsc}`, layout.block.x, layout.block.base + 60),
    small(layout.valid.text, layout.valid.x, layout.valid.base, 20),
    label(layout.pay.label, 80, layout.pay.base),
    rule(150, layout.pay.base + 6, 1570, '#555'),
    label(layout.bearer, 1600, layout.pay.base),
    label(layout.rupees.label, 80, layout.rupees.base),
    rule(210, layout.rupees.base + 6, 1900, '#555'),
    rule(80, layout.secondBase + 6, layout.figures.x - 40, '#555'),
    frame(layout.figures.x, layout.figures.y, layout.figures.width, layout.figures.height, accent),
    label('Rs.', layout.figures.x + 14, layout.figures.y + 58, 36),
    frame(layout.account.x, layout.account.y, layout.account.width, 58, '#444'),
    label(layout.account.label, layout.account.x + 10, layout.account.y + 40, 27),
    letters(facts.accountNumber, { x: layout.account.x + 170, base: layout.account.y + 42, size: 36, font: 'sans' }),
    small(
      layout.typeLabel(facts.accountType ?? ''),
      layout.account.x + layout.account.width + 30,
      layout.account.y + 40,
      26,
    ),
    small('Payable at par at all branches in India', 620, 735, 22),
    label(layout.sign, 1560, 742, 24),
    layout.holder === 'for'
      ? small(`For ${facts.holder}`, 1390, layout.account.y + 50, 28)
      : letters(facts.holder, { x: 1900, base: 712, size: 26, font, anchor: 'end' }),
    drawE13b(facts.micr, { x: (width - e13bWidth(facts.micr, micrHeight)) / 2, y: 822, height: micrHeight }),
    ...dateBoxes(facts.date, layout.dateBoxes, layout.dateLabel, pen, font),
  ]
  if (facts.payee) parts.push(write(facts.payee, 260, layout.pay.base, 64, pen))
  if (facts.amount !== null) {
    const [first, second] = broken(`${capitalised(spellIndian(facts.amount))} only`, pen.font, 60, 1150)
    parts.push(write(first, 260, layout.rupees.base, 60, pen, 1200))
    if (second) parts.push(write(second, 130, layout.secondBase, 60, pen, 1200))
    parts.push(
      write(
        `${facts.amount.toLocaleString('en-IN')}/-`,
        layout.figures.x + 90,
        layout.figures.y + 62,
        58,
        pen,
        layout.figures.width - 100,
      ),
    )
  }
  return parts.join('')
}

/** A text that is wider than `most` goes on in a second line. */
function broken(text: string, font: FontName, size: number, most: number): [string, string] {
  const words = text.split(' ')
  let first = words.length
  while (first > 1 && widthOf(words.slice(0, first).join(' '), font, size) > most) first--
  return [words.slice(0, first).join(' '), words.slice(first).join(' ')]
}

function dateBoxes(
  date: string | null,
  at: { x: number; y: number; cell: number },
  label: string | null,
  pen: Pen,
  font: FontName,
): string[] {
  const digits = date ? date.slice(8) + date.slice(5, 7) + date.slice(0, 4) : ''
  const cells = [...'DDMMYYYY'].flatMap((letter, i) => {
    const x = at.x + i * at.cell
    return [
      frame(x, at.y, at.cell, at.cell, '#555'),
      letters(letter, { x: x + at.cell / 2, base: at.y + at.cell + 26, size: 22, font, anchor: 'middle' }),
      digits
        ? letters(digits[i]!, {
            x: x + at.cell / 2,
            base: at.y + at.cell * 0.8 + pen.shift() * 0.4,
            size: at.cell * 0.85,
            font: pen.font,
            colour: pen.colour,
            anchor: 'middle',
          })
        : '',
    ]
  })
  return label ? [letters(label, { x: at.x - 90, base: at.y + 32, size: 26, font }), ...cells] : cells
}

function pattern(kind: 'waves' | 'name' | 'none', bank: string, colour: string): string {
  if (kind === 'none') return ''
  if (kind === 'waves')
    return Array.from(
      { length: 18 },
      (_, i) =>
        `<path d="M0 ${200 + i * 30}q250 -40 500 0t500 0t500 0t500 0" fill="none" stroke="${colour}" stroke-opacity=".12" stroke-width="2"/>`,
    ).join('')
  const text = `${bank.toUpperCase()}   `.repeat(6)
  return Array.from({ length: 5 }, (_, i) =>
    letters(text, { x: -40 * i, base: 215 + i * 130, size: 30, font: 'sansBold', colour, opacity: 0.1 }),
  ).join('')
}

const monthNames = 'January February March April May June July August September October November December'.split(' ')

function americanBody(facts: ChequeFacts, { layout: number, seed }: ChequeDrawing, pen: Pen): string {
  const layout = americanLayouts[number % americanLayouts.length]!
  const { accent, font, payBase } = layout
  const small = (text: string, x: number, base: number, size = 26) =>
    letters(text, { x, base, size, font, colour: accent })
  const wordsBase = payBase + 110
  const parts = [
    `<rect width="${width}" height="${height}" fill="${layout.paper}"/>`,
    frame(14, 14, width - 28, height - 28, accent),
    letters(facts.holder, { x: 100, base: 95, size: 36, font: 'sansBold', colour: accent }),
    small('48 Orchard Lane', 100, 132),
    small('Springfield, OR 97477', 100, 166),
    letters(facts.chequeNumber, {
      x: layout.numberAt.x,
      base: layout.numberAt.base,
      size: 46,
      font: 'sansBold',
      colour: accent,
      anchor: 'end',
    }),
    small('DATE', 1250, layout.dateBase, 24),
    rule(1330, layout.dateBase + 4, 1700, accent),
    small('PAY TO THE', 70, payBase - 28, 24),
    small('ORDER OF', 70, payBase, 24),
    rule(220, payBase + 6, 1500, accent),
    letters('$', { x: 1540, base: payBase, size: 46, font: 'sansBold', colour: accent }),
    frame(1580, payBase - 52, 330, 68, accent),
    rule(70, wordsBase + 6, 1680, accent),
    small('DOLLARS', 1700, wordsBase, 26),
    letters(facts.bank, { x: 100, base: wordsBase + 90, size: 32, font: 'sansBold', colour: accent }),
    small(facts.address, 100, wordsBase + 122, 22),
    small('MEMO', 70, 700, 24),
    rule(160, 704, 800, accent),
    rule(1200, 714, 1880, accent),
    drawE13b(facts.micr, { x: 150, y: 822, height: micrHeight }),
  ]
  if (facts.date) {
    const [year, month, day] = facts.date.split('-').map(Number) as [number, number, number]
    const text = seed % 2 ? `${month}/${day}/${year}` : `${monthNames[month - 1]} ${day}, ${year}`
    parts.push(write(text, 1350, layout.dateBase, 48, pen, 340))
  }
  if (facts.payee) parts.push(write(facts.payee, 280, payBase, 64, pen))
  if (facts.amount !== null) {
    const cents = Math.round((facts.amount % 1) * 100)
    parts.push(
      write(
        `${capitalised(spellWestern(Math.floor(facts.amount)))} and ${String(cents).padStart(2, '0')}/100`,
        110,
        wordsBase,
        58,
        pen,
        1500,
      ),
    )
    parts.push(
      write(facts.amount.toLocaleString('en-US', { minimumFractionDigits: 2 }), 1600, payBase - 4, 54, pen, 290),
    )
  }
  return parts.join('')
}
