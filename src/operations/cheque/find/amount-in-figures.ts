import { amountInFigures } from '../../../values/amount-in-figures.js'
import { type Anchor, ofKind } from '../anchors.js'
import { type Extent, type Leaf, middleX, middleY, sharedRows, union } from '../leaf.js'
import type { Piece, Rows } from '../rows.js'
import type { Found } from './found.js'

/** Amounts in figures: what stands by the currency sign, in the box at the right, or anywhere behind a sign of money. */
export function findAmountsInFigures(
  leaf: Leaf,
  anchors: readonly Anchor[],
  rows: Rows,
  pieces: readonly Piece[],
): Found<number>[] {
  const micrTop = leaf.micr ? Math.min(...leaf.micr.quad.map(([, y]) => y)) : leaf.height * 0.87
  const signs = ofKind(anchors, 'figure_sign').filter(({ extent }) => middleX(extent) > leaf.width * 0.45)
  const found: Found<number>[] = []
  for (const group of groups(pieces.filter((piece) => piece.bottom < micrTop + 2))) {
    const text = group.map((piece) => piece.text).join(' ')
    if (!/\d/.test(text) || isOther(text, group[0]!.line.text)) continue
    const extent = union(group)
    const place = placeOf(extent, leaf, rows, signs)
    const money = /[₹$£€]|\bRs\b|\/-|\/=|-$|\*\*|=$/.test(text) ? 1.2 : 0
    const letters = text.replace(/[^\p{L}]/gu, '').length
    if (letters > text.replace(/\D/g, '').length + 3) continue
    const sure = group.reduce((sum, { confidence }) => sum + Math.log(Math.max(0.05, confidence)), 0)
    if (place + money < -6) continue
    for (const { value, logProbability } of amountInFigures(text))
      found.push({
        value,
        logProbability: logProbability + place + money + sure * 0.5 - letters * 0.5,
        extent,
        evidence: place > -1 ? 'box of figures' : 'figures',
      })
  }
  return found
}

/** Words on one row that stand close to each other; each word also alone when it is a number of its own. */
function groups(pieces: readonly Piece[]): Piece[][] {
  const rows: Piece[][] = []
  for (const piece of [...pieces].filter(({ text }) => /[\d₹$£,.*/=-]/.test(text)).sort((a, b) => a.left - b.left)) {
    const height = piece.bottom - piece.top
    const row = rows.find((each) => {
      const last = each.at(-1)!
      return sharedRows(last, piece) > 0.4 && piece.left - last.right < Math.max(height, last.bottom - last.top) * 1.3
    })
    if (row) row.push(piece)
    else rows.push([piece])
  }
  return rows.flatMap((row) =>
    row.length > 1 ? [row, ...row.filter(({ text }) => /\d.*\d/.test(text)).map((piece) => [piece])] : [row],
  )
}

const isOther = (text: string, line: string) =>
  /ifs|code|tel|fax|\bpin\b|prefix|a\/?c\s*n|valid|upto|not\s+over|micr|phone/i.test(line) ||
  /\d{1,2}\s*[/.-]\s*\d{1,2}\s*[/.-]\s*\d{2,4}\s*$/.test(text.replace(/[/=-]+$/, '')) ||
  text.replace(/\D/g, '').length > 12

/** How well the place suits an amount in figures, in nats. */
function placeOf(extent: Extent, leaf: Leaf, rows: Rows, signs: readonly Anchor[]): number {
  const bySign = signs.some(
    (sign) =>
      sharedRows(sign.extent, extent) > 0.3 &&
      extent.left > sign.extent.left &&
      extent.left - sign.extent.right < leaf.width * 0.15,
  )
  if (bySign) return 0.8
  const zone = rows.figures
  if (zone && middleX(extent) > zone.left && middleY(extent) > zone.top && middleY(extent) < zone.bottom) {
    // The box is at the right end; its middle is a row and a half under "Pay".
    return middleX(extent) > leaf.width * 0.68 ? 0 : -1
  }
  if (middleX(extent) < leaf.width * 0.5) return -6
  if (middleY(extent) < leaf.height * 0.25) return -5
  return -3.5
}
