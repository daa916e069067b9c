import { type decodeRgb, lying, photograph, randomNumbers } from '../test/drawn/effects.js'
import { drawStatement, pictureOfPage, type StatementLayout } from '../test/drawn/statement.js'
import { type StatementFacts, statementFacts } from '../test/drawn/statement-facts.js'
import { statementLayouts } from '../test/drawn/statement-layouts.js'
import { drawTextPdf } from '../test/drawn/text-pdf.js'

export interface DrawnRow {
  readonly date: string
  readonly debit: number | null
  readonly credit: number | null
  readonly balance: number | null
}

export interface DrawnStatement {
  readonly rows: readonly DrawnRow[]
  /** A PDF with its own text; null for a picture. */
  readonly file: Uint8Array | null
  readonly picture: Awaited<ReturnType<typeof decodeRgb>> | null
}

/**
 * A statement of made-up movements: one in three as a file, the others as scans and photographs from sharp to poor. Some
 * print no balances, from some a row was taken out.
 */
export async function drawnStatement(seed: number): Promise<DrawnStatement> {
  const random = randomNumbers(seed + 1)
  const isFile = seed % 3 === 0
  const whole = statementFacts(isFile ? 70 : 14 + Math.floor(random() * 10), { seed: seed + 100, daysBetween: 1.2 })
  const facts = random() < 0.25 ? withoutOne(whole, random) : whole
  const layout = random() < 0.25 ? withoutBalance(pick(random)) : pick(random)
  const pages = drawStatement(facts, layout)
  const rows = rowsOf(facts, layout)
  if (isFile) return { rows, file: drawTextPdf({ pages }), picture: null }
  const scan = await pictureOfPage(pages[0]!, 1.25 + random() * 1.1)
  if (seed % 3 === 1) return { rows, file: null, picture: scan }
  const [width, height] = [Math.round(scan.width * (0.9 + random() * 0.5)), Math.round(scan.height * 1.2)]
  const size = { width: Math.max(width, Math.round(scan.width * 1.05)), height }
  const corners = lying(size, scan.width / scan.height, {
    share: 0.86 + random() * 0.06,
    degrees: (random() - 0.5) * 4,
    lean: random() * 0.03,
  })
  const effects = { ...size, corners, desk: 'grey', blur: 0.3 + random() * 0.9, shadow: random() * 0.4 } as const
  return { rows, file: null, picture: await photograph(scan, effects) }
}

const pick = (random: () => number) => statementLayouts[Math.floor(random() * statementLayouts.length)]!

const withoutOne = (facts: StatementFacts, random: () => number): StatementFacts => {
  const gone = 2 + Math.floor(random() * (facts.movements.length - 4))
  return { ...facts, movements: facts.movements.filter((_, index) => index !== gone) }
}

const withoutBalance = (layout: StatementLayout): StatementLayout => ({
  ...layout,
  opening: null,
  closing: null,
  columns: layout.columns.filter(({ heading }) => heading !== 'Balance'),
})

function rowsOf({ movements }: StatementFacts, { columns, newestFirst }: StatementLayout): DrawnRow[] {
  const hasBalance = columns.some(({ heading }) => heading === 'Balance')
  const rows = movements.map(({ date, amount, balance }) => ({
    date,
    debit: amount < 0 ? -amount / 100 : null,
    credit: amount > 0 ? amount / 100 : null,
    balance: hasBalance ? balance / 100 : null,
  }))
  return newestFirst ? rows.reverse() : rows
}
