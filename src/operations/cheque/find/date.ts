import { decodeConstrained } from '../../../reading/decode/constrained.js'
import { boxedDates, isoOfBoxes } from '../../../values/date-boxes.js'
import { type DateCustom, readDate } from '../../../values/dates.js'
import { type Anchor, ofKind } from '../anchors.js'
import { type Extent, type Leaf, middleX, middleY, sharedRows, union } from '../leaf.js'
import type { Piece, Rows } from '../rows.js'
import type { Found } from './found.js'

/** Dates: digits of the boxes at the top right, or a written date by the word "Date". */
export function findDates(
  leaf: Leaf,
  anchors: readonly Anchor[],
  rows: Rows,
  pieces: readonly Piece[],
  custom: DateCustom,
): Found<string>[] {
  const labels = ofKind(anchors, 'date', 'date_boxes').filter(({ extent }) => middleX(extent) > leaf.width * 0.4)
  const found: Found<string>[] = []
  for (const group of dateGroups(pieces, leaf, rows)) {
    const text = group
      .map((piece) => piece.text)
      .join(' ')
      .replace(/^\W*d[ao]te\b\W*/i, '')
    if (!/\d/.test(text)) continue
    const extent = union(group)
    const label = labels.some((anchor) => nearLabel(anchor.extent, extent, leaf)) ? 0 : -1.5
    const place = placeOf(extent, leaf, rows)
    const sure = group.reduce((sum, { confidence }) => sum + Math.log(Math.max(0.05, confidence)), 0)
    for (const { value, logProbability } of readDate(text, custom))
      found.push({
        value,
        logProbability: logProbability + label + place + sure * 0.6,
        extent,
        evidence: label === 0 ? 'announced' : 'form',
      })
  }
  return [...found, ...fromBoxes(leaf, labels, rows, custom)]
}

/** Characters that the edges of boxes are read as. */
const edges = ' |/.,:;\'"_-[]()!I'

/**
 * Lines of digits by the date's label, decoded anew as eight digits that are a day of the calendar: so the recogniser's
 * second thoughts count, and a 1 that was taken for a box's edge comes back.
 */
function fromBoxes(leaf: Leaf, labels: readonly Anchor[], rows: Rows, custom: DateCustom): Found<string>[] {
  if (!leaf.alphabet || custom.monthFirst) return []
  const again = (leaf.rereads ?? [])
    .filter(({ purpose }) => purpose === 'date')
    .map(({ line }) => ({ line, bonus: 0.5 }))
  const first = leaf.lines
    .filter(
      (line) =>
        middleX(line) > leaf.width * 0.55 &&
        labels.some(({ extent }) => nearLabel(extent, line, leaf)) &&
        (line.text.match(/\d/g)?.length ?? 0) >= 4,
    )
    .map((line) => ({ line, bonus: 0 }))
  return [...first, ...again].flatMap(({ line, bonus }) => {
    if (!line.recognition) return []
    return decodeConstrained(line.recognition, leaf.alphabet!, boxedDates(custom.latestYear), { skipped: edges }).map(
      ({ text, logProbability }) => ({
        value: isoOfBoxes(text),
        logProbability:
          logProbability * 0.7 + bonus + placeOf(line, leaf, rows) - (Number(text.slice(4)) < 2000 ? 1 : 0),
        extent: line,
        evidence: 'boxes',
      }),
    )
  })
}

/** Words of one row near each other, as a whole and without their first or last parts. */
function dateGroups(pieces: readonly Piece[], leaf: Leaf, rows: Rows): Piece[][] {
  const limit = (rows.pay?.base ?? leaf.height * 0.45) + rows.spacing * 0.2
  const upper = pieces.filter((piece) => middleY(piece) < limit && piece.right > leaf.width * 0.35)
  const lines: Piece[][] = []
  for (const piece of [...upper].sort((a, b) => a.left - b.left)) {
    const line = lines.find((each) => {
      const last = each.at(-1)!
      return sharedRows(last, piece) > 0.45 && piece.left - last.right < leaf.width * 0.08
    })
    if (line) line.push(piece)
    else lines.push([piece])
  }
  return lines.flatMap((line) => {
    const parts: Piece[][] = []
    for (let from = 0; from < line.length; from++)
      for (let to = line.length; to > from; to--) if (to - from <= 10) parts.push(line.slice(from, to))
    return parts.slice(0, 60)
  })
}

function nearLabel(label: Extent, extent: Extent, leaf: Leaf): boolean {
  const gapY = Math.max(label.top - extent.bottom, extent.top - label.bottom)
  const gapX = Math.max(label.left - extent.right, extent.left - label.right)
  return gapY < leaf.height * 0.05 && gapX < leaf.width * 0.12
}

function placeOf(extent: Extent, leaf: Leaf, rows: Rows): number {
  const high = middleY(extent) < (rows.pay?.base ?? leaf.height * 0.4) - rows.spacing * 0.35
  return (middleX(extent) > leaf.width * 0.55 ? 0 : -2) + (high ? 0 : -2.5)
}
