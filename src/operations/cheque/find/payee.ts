import { type Anchor, ofKind } from '../anchors.js'
import { type Leaf, middleX, middleY, sharedRows, union } from '../leaf.js'
import { type Piece, piecesOn, type Rows } from '../rows.js'
import { isPattern, isPrinted } from './boilerplate.js'
import type { Found } from './found.js'

/** Who is to be paid: what stands on the row of "Pay", between that word and "or Bearer". */
export function findPayees(
  leaf: Leaf,
  anchors: readonly Anchor[],
  rows: Rows,
  pieces: readonly Piece[],
): Found<string>[] {
  if (!rows.pay) return []
  const inAnchor = (piece: Piece) =>
    anchors.some(
      ({ kind, line, from, to }) =>
        line === piece.line &&
        piece.from < to &&
        piece.to > from &&
        kind !== 'date_boxes' &&
        kind !== 'memo' &&
        kind !== 'for' &&
        kind !== 'ifsc' &&
        // In the middle of the row these words may be written: "Pay to Order" as a name, "ABC BANK ORDER".
        !(kind === 'order_of' && piece.left > leaf.width * 0.3) &&
        !(kind === 'pay' && piece.left > leaf.width * 0.3),
    )
  const dollar = ofKind(anchors, 'figure_sign')
    .map(({ extent }) => extent)
    .filter((extent) => middleX(extent) > leaf.width * 0.5)
  const right = Math.min(
    rows.pay.right,
    ...dollar
      .filter((extent) => Math.abs(middleY(extent) - rows.pay!.base) < rows.spacing * 0.8)
      .map(({ left }) => left),
  )
  const candidates = piecesOn(pieces, { ...rows.pay, right }, rows.spacing, { above: 0.62, below: 0.42 }).filter(
    (piece) => !inAnchor(piece),
  )
  const written = candidates.filter(
    (piece) =>
      !isPattern(piece.line, leaf.lines) &&
      !isNoise(piece, leaf) &&
      !(isPrinted(piece.line.text) && piece.line.height < rows.spacing * 0.3 && !ownRow(piece, anchors)),
  )
  if (!written.length) return []
  const row = sameHand(written, rows)
  const text = clean(row.map(({ text }) => text).join(' '))
  if (text.replace(/[^\p{L}]/gu, '').length < 3) return []
  return [
    {
      value: text,
      logProbability: row.reduce((sum, { confidence }) => sum + Math.log(Math.max(0.02, confidence)), 0),
      extent: union(row),
      evidence: 'row of "Pay"',
    },
  ]
}

/** Whether the line begins with the row's own label, so that its rest is written. */
const ownRow = (piece: Piece, anchors: readonly Anchor[]) =>
  ofKind(anchors, 'pay', 'order_of').some(({ line }) => line === piece.line)

/** Specks and what becomes of other scripts: short, unsure, or of digits and letters mixed. */
function isNoise(piece: Piece, leaf: Leaf): boolean {
  const letters = piece.text.replace(/[^\p{L}]/gu, '').length
  if (piece.bottom - piece.top < leaf.height * 0.022) return true
  if (letters === 0 && !/\d|&/.test(piece.text)) return true
  return piece.line.text.trim().length <= 4 && piece.line.confidence < 0.6
}

/** Words far under or over the others belong to another row. */
function sameHand(pieces: readonly Piece[], rows: Rows): Piece[] {
  const widest = [...pieces].sort((a, b) => b.right - b.left - (a.right - a.left))[0]!
  return pieces.filter(
    (piece) => sharedRows(piece, widest) > 0.25 || Math.abs(middleY(piece) - middleY(widest)) < rows.spacing * 0.4,
  )
}

const clean = (text: string) =>
  text
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(/[\s*_~=.—–-]+$/u, '')
    .replace(/\*+/g, '')
    .replace(/\s+/g, ' ')
    .trim()
