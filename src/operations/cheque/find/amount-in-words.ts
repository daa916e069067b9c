import { amountInWords } from '../../../values/amount-in-words.js'
import type { Scored } from '../../../values/candidate.js'
import { type Anchor, ofKind } from '../anchors.js'
import { type Leaf, middleX, middleY, union } from '../leaf.js'
import { isVertical, type Piece, piecesOn, type Rows } from '../rows.js'
import { isPrinted } from './boilerplate.js'
import type { Found } from './found.js'

/** A text that may be the legal amount, with every number that it may state. */
export interface WrittenAmount {
  readonly text: string
  readonly amounts: readonly Scored<number>[]
}

/** What a letter costs that is part of no number word (see values/amount-in-words). */
const strayCost = 1.6

export function findWrittenAmounts(
  leaf: Leaf,
  anchors: readonly Anchor[],
  rows: Rows,
  pieces: readonly Piece[],
): Found<WrittenAmount>[] {
  const texts = [...onRows(leaf, anchors, rows, pieces), ...anywhere(leaf)]
  return texts.flatMap(({ text, pieces: used, evidence, prior }) => {
    const amounts = amountInWords(text)
    const letters = text.replace(/[^\p{L}]/gu, '').length
    // How much better number words explain the letters than chance does.
    const gain = amounts.length ? letters * strayCost + amounts[0]!.logProbability : 0
    if (!amounts.length || gain < letters * 0.45) return []
    return [{ value: { text: clean(text), amounts }, logProbability: gain + prior, extent: union(used), evidence }]
  })
}

interface Text {
  readonly text: string
  readonly pieces: readonly { left: number; right: number; top: number; bottom: number }[]
  readonly evidence: string
  readonly prior: number
}

function onRows(leaf: Leaf, anchors: readonly Anchor[], rows: Rows, pieces: readonly Piece[]): Text[] {
  const labels = ofKind(anchors, 'rupees', 'dollars', 'words', 'figure_sign', 'bearer', 'account', 'pay', 'order_of')
  const free = pieces.filter(
    (piece) =>
      !(piece.line.confidence < 0.6 && piece.line.text.trim().length <= 3) &&
      !labels.some(
        ({ kind, line, from, to, extent }) =>
          line === piece.line &&
          piece.from < to &&
          piece.to > from &&
          (kind !== 'dollars' || (middleX(extent) > leaf.width * 0.5 && piece.line.text.trim().length < 12)),
      ),
  )
  const [first, second] = rows.words.map((row) => piecesOn(free, row, rows.spacing))
  const texts: Text[] = []
  const join = (parts: readonly Piece[]) => parts.map(({ text }) => text).join(' ')
  if (first?.length) texts.push({ text: join(first), pieces: first, evidence: 'row of words', prior: 1 })
  if (first?.length && second?.length)
    texts.push({
      text: `${join(first)} ${join(second)}`,
      pieces: [...first, ...second],
      evidence: 'rows of words',
      prior: 0.5,
    })
  if (second?.length) texts.push({ text: join(second), pieces: second, evidence: 'row of words', prior: -2 })
  return texts
}

/** Any line that reads like a number, alone and with the one under it. */
function anywhere(leaf: Leaf): Text[] {
  const lines = leaf.lines.filter(
    (line) =>
      !isVertical(line) &&
      line.text.replace(/[^\p{L}]/gu, '').length >= 3 &&
      !/payable|valid|branch|please|upto|below/i.test(line.text),
  )
  const texts: Text[] = []
  for (const line of lines) {
    const text = line.text.replace(/^\W*(?:rupees|pay|exactly)\b/i, '')
    // Number words are rare in print: a cheap look before the dear one.
    if (!/[a-z]{3}/i.test(text) || countHints(text) < (isPrinted(line.text) ? 3 : 1)) continue
    texts.push({ text, pieces: [line], evidence: 'reads like a number', prior: isPrinted(line.text) ? -6 : -1.5 })
    const next = lines
      .filter(
        (other) =>
          other !== line &&
          middleY(other) > line.bottom &&
          other.top - line.bottom < line.height * 2.2 &&
          other.left < line.right,
      )
      .sort((a, b) => middleY(a) - middleY(b))[0]
    // "Dollars" is printed and written; three number words are written.
    if (next && (!isPrinted(next.text) || countHints(next.text) >= 3))
      texts.push({ text: `${text} ${next.text}`, pieces: [line, next], evidence: 'read like a number', prior: -2 })
  }
  return texts
}

const hint =
  /tho|hou|sand|hund|dred|lakh|lac|cro|mill|only|rupee|doll|cent|ten|one|two|thre|four|five|six|sev|eig|nin|ty\b|\/\s?1[0o]{2}/i

const hints = new RegExp(hint.source, 'gi')
const countHints = (text: string) => text.match(hints)?.length ?? 0

const clean = (text: string) =>
  text
    .replace(/^[\s*"'`.,:;_~=-]+/u, '')
    .replace(/[\s*"'`,:;_~=—–-]+$/u, '')
    .replace(/\*+/g, ' ')
    .replace(/[-—–_~]{3,}/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
