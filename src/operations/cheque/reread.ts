import type { Quad } from '../../vision/picture.js'
import { type Anchor, findAnchors, ofKind } from './anchors.js'
import { findIfscCodes } from './find/ifsc.js'
import { type Extent, type Leaf, middleX, middleY, sharedRows, union } from './leaf.js'

/** A place that is worth a second look as one line, and what is expected there. */
export interface Reread {
  readonly purpose: 'date' | 'ifsc' | 'holder' | 'account'
  readonly quad: Quad
}

/**
 * Places whose text the detector tends to tear apart or to miss: the row of date boxes, of which it sees single digits,
 * a
 * line of small print that announces an IFSC without holding one, and a number and a
 * holder's name that a pen runs across.
 */
export function placesToReread(leaf: Leaf, { blank }: { blank: boolean }): Reread[] {
  const anchors = findAnchors(leaf)
  const places: Reread[] = []
  const boxes = ofKind(anchors, 'date_boxes').filter(
    ({ extent }) => middleX(extent) > leaf.width * 0.6 && middleY(extent) < leaf.height * 0.4,
  )
  if (boxes.length && !blank) {
    const first = boxes[0]!
    const row = boxes.filter(({ extent }) => sharedRows(extent, first.extent) > 0.5).map(({ line }) => line)
    const quad = overLetters(union(row), Math.max(...row.map(({ height }) => height)), leaf)
    if (quad) places.push({ purpose: 'date', quad })
  }
  if (!findIfscCodes(leaf).some(({ logProbability }) => logProbability > -3))
    for (const { line } of ofKind(anchors, 'ifsc').slice(0, 2)) {
      const right = Math.min(leaf.width, line.right + line.height * 14)
      places.push({
        purpose: 'ifsc',
        quad: boxQuad({ ...line, top: line.top - line.height * 0.1, bottom: line.bottom + line.height * 0.1, right }),
      })
    }
  const label = ofKind(anchors, 'account').find(({ extent }) => middleX(extent) < leaf.width * 0.5)
  if (label && !numbersBeside(label, leaf)) {
    const { extent, line } = label
    const quad = boxQuad({
      left: extent.right,
      right: Math.min(leaf.width, extent.right + leaf.width * 0.3),
      top: extent.top - line.height * 0.2,
      bottom: extent.bottom + line.height * 0.2,
    })
    places.push({ purpose: 'account', quad })
  }
  const sign = ofKind(anchors, 'sign').find(
    ({ extent }) => middleX(extent) > leaf.width * 0.55 && middleY(extent) > leaf.height * 0.5,
  )
  if (sign && !namesOver(sign.extent, leaf)) {
    const { left, right, top, bottom } = sign.extent
    const height = (bottom - top) * 1.3
    const quad = boxQuad({
      left: Math.max(0, left - height * 2),
      right: Math.min(leaf.width, right + height),
      top: top - height * 1.15,
      bottom: top + height * 0.05,
    })
    places.push({ purpose: 'holder', quad })
  }
  return places
}

/** Whether a number as long as an account's was read on the label's rows, or just above or below. */
const numbersBeside = ({ extent, line }: Anchor, leaf: Leaf): boolean =>
  leaf.lines.some(
    (other) =>
      Math.abs(middleY(other) - middleY(extent)) < line.height * 2.5 &&
      other.right > extent.right &&
      /\d{9,}/.test(other.text.replace(/[\s-]/g, '')),
  )

/** Whether something printed was read in the lower right, where the holder's name stands. */
const namesOver = (sign: Extent, leaf: Leaf): boolean =>
  leaf.lines.some(
    (line) =>
      line.confidence > 0.93 &&
      line.bottom < sign.top + line.height * 0.5 &&
      line.top > leaf.height * 0.45 &&
      middleX(line) > leaf.width * 0.55 &&
      line.text.replace(/[^\p{L}]/gu, '').length >= 5,
  )

/** The boxes stand right over their letters D D M M Y Y Y Y and are about twice as high. */
function overLetters(letters: Extent, height: number, leaf: Leaf): Quad | null {
  const width = letters.right - letters.left
  // Some of the letters may be missing: the row then is as wide as its height tells, about 13 letters' heights.
  if (width < height * 5) return null
  return boxQuad({
    left: Math.max(0, letters.left - height * 0.7),
    right: Math.min(leaf.width, letters.right + height * 0.7),
    top: Math.max(0, letters.top - height * 2.1),
    bottom: letters.top + height * 0.05,
  })
}

const boxQuad = ({ left, top, right, bottom }: Extent): Quad => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
]
