import { type Anchor, ofKind } from './anchors.js'
import { type Extent, extentOf, type Leaf, middleX, middleY, sharedRows, type TextLine, union } from './leaf.js'

/** A ruled row that a hand writes on. `base` is where its letters stand. */
export interface Row {
  readonly left: number
  readonly right: number
  readonly base: number
}

/** Where the written part stands, told from the printed words beside it. */
export interface Rows {
  readonly pay: Row | null
  readonly words: readonly Row[]
  /** Distance between two rows, in pixels. */
  readonly spacing: number
  /** Where the amount in figures may stand. */
  readonly figures: Extent | null
}

/** A word with its extent, and the line that it came from. */
export interface Piece extends Extent {
  readonly text: string
  readonly confidence: number
  readonly line: TextLine
  /** Indices of the line's text. */
  readonly from: number
  readonly to: number
}

/** Without anchors: the usual distance of two rows as a part of the leaf's height. */
const usualSpacing = 0.115

export function findRows(leaf: Leaf, anchors: readonly Anchor[]): Rows {
  const order = ofKind(anchors, 'order_of').filter(({ extent }) => extent.left < leaf.width * 0.4)[0]
  const pay = order ?? nearestTo(ofKind(anchors, 'pay'), leaf)
  const bearer = ofKind(anchors, 'bearer').filter(({ extent }) => middleX(extent) > leaf.width * 0.55)[0]
  const dollars = ofKind(anchors, 'dollars').filter(({ extent }) => middleX(extent) > leaf.width * 0.5)[0]
  const left = ofKind(anchors, 'rupees', 'words').filter(({ extent }) => extent.left < leaf.width * 0.35)
  const payBase = order ? baseOf(order, anchors) : (pay?.extent.bottom ?? bearer?.extent.bottom ?? null)
  const words = left.filter(({ extent }) => payBase === null || extent.bottom > payBase)[0] ?? null
  const wordsBase = words?.extent.bottom ?? dollars?.extent.bottom ?? null
  const between = payBase !== null && wordsBase !== null ? wordsBase - payBase : 0
  const usual = usualSpacing * leaf.height
  const spacing = between > usual * 0.45 && between < usual * 2 ? between : usual
  const payRow: Row | null =
    payBase === null
      ? wordsBase === null
        ? null
        : { left: 0, right: leaf.width, base: wordsBase - spacing }
      : { left: pay?.extent.right ?? 0, right: bearer?.extent.left ?? leaf.width, base: payBase }
  const firstBase = wordsBase ?? (payRow ? payRow.base + spacing : null)
  const wordRows: Row[] =
    firstBase === null
      ? []
      : [
          { left: words?.extent.right ?? 0, right: dollars ? dollars.extent.left : leaf.width, base: firstBase },
          ...(dollars ? [] : [{ left: 0, right: leaf.width * 0.73, base: firstBase + spacing }]),
        ]
  return {
    pay: payRow,
    words: wordRows,
    spacing,
    figures: figuresZone(leaf, payRow, firstBase, spacing, dollars !== undefined),
  }
}

/** "Pay to the / order of" stands on two lines: the row's base is that of the lower one, read or not. */
function baseOf(order: Anchor, anchors: readonly Anchor[]): number {
  const stack = ofKind(anchors, 'order_of').filter(
    ({ extent }) =>
      Math.abs(extent.left - order.extent.left) < order.line.height * 6 &&
      Math.abs(extent.top - order.extent.top) < order.line.height * 3,
  )
  const base = Math.max(...stack.map(({ extent }) => extent.bottom))
  return /order/i.test(stack.map(({ line }) => line.text).join(' ')) ? base : base + order.line.height
}

/** The word Pay at the left edge that stands highest in the leaf's middle. */
function nearestTo(pays: readonly Anchor[], leaf: Leaf): Anchor | undefined {
  return pays
    .filter(({ extent }) => extent.left < leaf.width * 0.3 && middleY(extent) < leaf.height * 0.6)
    .sort((a, b) => a.extent.left - b.extent.left)[0]
}

function figuresZone(
  leaf: Leaf,
  pay: Row | null,
  wordsBase: number | null,
  spacing: number,
  western: boolean,
): Extent | null {
  if (!pay) return null
  const top = western ? pay.base - spacing * 1.1 : pay.base - spacing * 0.2
  const bottom = western ? pay.base + spacing * 0.6 : (wordsBase ?? pay.base + spacing) + spacing * 1.35
  return { left: leaf.width * 0.58, right: leaf.width, top, bottom }
}

/** Every word of the leaf, running text only: what stands upright at the margins is left out. */
export function piecesOf(leaf: Leaf): Piece[] {
  return leaf.lines
    .filter((line) => !isVertical(line))
    .flatMap((line) => {
      let at = 0
      return line.words.map((word): Piece => {
        const found = line.text.indexOf(word.text, at)
        const from = found < 0 ? at : found
        at = from + word.text.length
        return { ...extentOf(word.quad), text: word.text, confidence: word.confidence, line, from, to: at }
      })
    })
}

/** Lines that the detector tore apart, as one: neighbours on a row, of like height, about a letter's width from each other. */
export function joinedLines(leaf: Leaf): TextLine[] {
  const chains: TextLine[][] = []
  for (const line of leaf.lines.filter((each) => !isVertical(each)).sort((a, b) => a.left - b.left)) {
    const chain = chains.find((each) => continues(each.at(-1)!, line))
    if (chain) chain.push(line)
    else chains.push([line])
  }
  return chains
    .filter((chain) => chain.length > 1)
    .map((chain) => {
      const all = union(chain)
      return {
        ...chain[0]!,
        ...all,
        text: chain.map(({ text }) => text.trim()).join(' '),
        confidence: Math.min(...chain.map(({ confidence }) => confidence)),
        quad: [
          [all.left, all.top],
          [all.right, all.top],
          [all.right, all.bottom],
          [all.left, all.bottom],
        ] as const,
        words: chain.flatMap(({ words }) => words),
        characters: [],
      }
    })
}

const continues = (line: TextLine, next: TextLine): boolean =>
  sharedRows(line, next) > 0.6 &&
  Math.abs(Math.log(next.height / line.height)) < 0.5 &&
  next.left - line.right < line.height * 1.2 &&
  next.left - line.right > -line.height

export function isVertical({ quad: [a, b] }: TextLine): boolean {
  return Math.abs(b[1] - a[1]) > Math.abs(b[0] - a[0])
}

/** Words whose letters stand on the row, from left to right. */
export function piecesOn(
  pieces: readonly Piece[],
  row: Row,
  spacing: number,
  reach: { above: number; below: number } = { above: 0.5, below: 0.5 },
): Piece[] {
  // Hands write on the line and a little above it: the middle of a word stands about a third of a row over the base.
  const middle = row.base - spacing * 0.33
  return pieces
    .filter((piece) => {
      const offset = (middleY(piece) - middle) / spacing
      return offset > -reach.above && offset <= reach.below && middleX(piece) > row.left && middleX(piece) < row.right
    })
    .sort((a, b) => a.left - b.left)
}
