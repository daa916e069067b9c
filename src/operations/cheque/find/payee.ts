import { type Anchor, ofKind } from '../anchors.js'
import { type Leaf, middleX, middleY, sharedRows, type TextLine, union } from '../leaf.js'
import { type Piece, piecesOn, type Rows } from '../rows.js'
import { isPrinted } from './boilerplate.js'
import type { Found } from './found.js'

/** Who is to be paid: what stands on the row of "Pay", between that word and "or Bearer". */
export function findPayees(
  leaf: Leaf,
  anchors: readonly Anchor[],
  rows: Rows,
  pieces: readonly Piece[],
): Found<string>[] {
  if (!rows.pay) return []
  const row = rows.pay
  const orders = ofKind(anchors, 'order_of').length > 0
  const inAnchor = (piece: Piece) =>
    anchors.some(
      ({ kind, line, from, to }) =>
        line === piece.line &&
        piece.from < to &&
        piece.to > from &&
        // Elsewhere in the row these words may be written: "Pay to Order" as a name, "XYZ BANK A/C NO. 12".
        ((kind === 'bearer' && middleX(piece) > leaf.width * 0.6) ||
          (kind === 'pay' && !orders && piece.left < leaf.width * 0.3) ||
          (kind === 'order_of' && piece.left < leaf.width * 0.3) ||
          kind === 'valid' ||
          kind === 'figure_sign' ||
          (kind === 'date' && middleX(piece) > leaf.width * 0.6)),
    )
  const middle = row.base - rows.spacing * 0.33
  const candidates = piecesOn(pieces, row, rows.spacing, { above: orders ? 0.8 : 0.5, below: 0.42 }).filter(
    (piece) => !inAnchor(piece),
  )
  const written = withoutFigures(candidates, leaf).filter(
    (piece) =>
      !isNoise(piece, leaf) &&
      !(
        isPrinted(piece.line.text) &&
        Math.abs(middleY(piece.line) - middle) > rows.spacing * 0.3 &&
        !ownRow(piece, anchors)
      ),
  )
  if (!written.length) return []
  const hand = sameHand(written, rows, ownLine(anchors, leaf))
  const text = clean(hand.map(({ text }) => text).join(' '))
  if (text.replace(/[^\p{L}]/gu, '').length < 3) return []
  return [
    {
      value: text,
      logProbability: hand.reduce((sum, { confidence }) => sum + Math.log(Math.max(0.02, confidence)), 0),
      extent: union(hand),
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
  // A digit before capitals is what becomes of Devanagari: "3TGT", "3OR".
  if (/^\d[A-Z]{2,4}$/.test(piece.text)) return true
  return piece.line.text.trim().length <= 6 && piece.line.confidence < 0.7
}

/** Where the amount in figures stands on the same row, the name ends before it. */
function withoutFigures(pieces: readonly Piece[], leaf: Leaf): Piece[] {
  const first = pieces.findIndex(
    (piece) =>
      piece.left > leaf.width * 0.55 &&
      /^[S$₹£€*]{0,3}\s?[\d,]+[.\d,/=-]*$/.test(piece.text) &&
      /[$.]|\d{2}/.test(piece.text),
  )
  const sign = pieces.findIndex((piece) => piece.left > leaf.width * 0.55 && /^[$₹£€]$/.test(piece.text))
  const end = Math.min(first < 0 ? pieces.length : first, sign < 0 ? pieces.length : sign)
  return pieces.slice(0, end)
}

/** The line that begins with the row's label and goes on with the name, as printed cheques have it. */
function ownLine(anchors: readonly Anchor[], leaf: Leaf): TextLine | undefined {
  return ofKind(anchors, 'order_of', 'pay')
    .filter(({ extent }) => extent.left < leaf.width * 0.3)
    .find(({ line, to }) => line.text.slice(to).replace(/[^\p{L}]/gu, '').length >= 6)?.line
}

/** Words far under or over the others belong to another row. */
function sameHand(pieces: readonly Piece[], rows: Rows, own: TextLine | undefined): Piece[] {
  if (own) return pieces.filter((piece) => piece.line === own || sharedRows(piece.line, own) > 0.35)
  const widest = [...pieces].sort((a, b) => b.right - b.left - (a.right - a.left))[0]!
  return pieces.filter(
    (piece) => sharedRows(piece, widest) > 0.25 || Math.abs(middleY(piece) - middleY(widest)) < rows.spacing * 0.4,
  )
}

/** "or Bearer" glued to a name that runs into it. */
const bearer = /\s*\b\d?[O0]R[\s-]*(?:B[EC]A|[O0][RA]?D?[EA][RA]).*$|(?<=[a-z])[O0]R\s?B[EC]A.*$/i

const clean = (text: string) =>
  text
    .replace(bearer, '')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(/[\s*_~=.—–-]+$/u, '')
    .replace(/\*+/g, '')
    // The payee's account in brackets, and figures that strayed onto the row.
    .replace(/\s*\([^()]*\d{6,}[^()]*\)?$/u, '')
    .replace(/(?<!\bn[o0][.:]?)(?:\s+[\d.,/-]{1,5})+$/iu, '')
    .replace(/\s+/g, ' ')
    .trim()
