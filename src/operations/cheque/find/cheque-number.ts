import { type Anchor, ofKind } from '../anchors.js'
import { type Extent, type Leaf, middleX, middleY, partOf, sharedRows, type TextLine } from '../leaf.js'
import { isVertical } from '../rows.js'
import type { Found } from './found.js'

/** Numbers of the leaf printed outside the magnetic line: the upper right corner, or by "Cheque No." */
export function findChequeNumbers(leaf: Leaf, anchors: readonly Anchor[]): Found<string>[] {
  const labels = ofKind(anchors, 'cheque_number')
  const dates = ofKind(anchors, 'date', 'date_boxes')
  const found: Found<string>[] = []
  for (const line of leaf.lines) {
    for (const match of line.text.matchAll(/[A-Z]{0,3}[\d][\d\s.·-]{1,14}\d|\b\d{3}\b/g)) {
      const digits = match[0].replace(/[^A-Z0-9]/g, '')
      const number = digits.replace(/^[A-Z]+/, '')
      if (number.length < 3 || number.length > 10 || middleY(line) > leaf.height * 0.8) continue
      const extent = partOf(line, match.index, match.index + match[0].length)
      const announced = labels.some(
        (label) =>
          (label.line === line && match.index >= label.to - 1) ||
          (sharedRows(label.extent, extent) > 0.4 &&
            extent.left > label.extent.left &&
            extent.left - label.extent.right < leaf.width * 0.2) ||
          (Math.abs(label.extent.left - extent.left) < leaf.width * 0.15 &&
            extent.bottom <= label.extent.top &&
            label.extent.top - extent.bottom < line.height * 2),
      )
      const alone = line.text.trim() === match[0].trim()
      const corner =
        alone &&
        !/\s/.test(match[0]) &&
        middleY(line) < leaf.height * 0.2 &&
        middleX(line) > leaf.width * 0.7 &&
        !isVertical(line) &&
        !dates.some((date) => isOfDate(line, date.extent))
      if (!announced && !corner) continue
      found.push({
        value: number,
        logProbability:
          (announced ? -0.5 : -1.2) + Math.log(Math.max(0.05, line.confidence)) * 2 - (number.length > 8 ? 1 : 0),
        extent,
        evidence: announced ? 'announced' : 'upper right corner',
      })
    }
  }
  return found
}

/** On the row of the word "Date", or in the boxes right over the letters D D M M Y Y Y Y. */
const isOfDate = (line: TextLine, date: Extent): boolean =>
  sharedRows(line, date) > 0.3 || (date.top > middleY(line) && date.top - line.bottom < line.height * 0.7)
