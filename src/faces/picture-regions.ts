import { findComponents } from '../vision/components.js'
import { toGrey } from '../vision/grey.js'
import type { Box, Picture } from '../vision/picture.js'

/** Cells of a page's longer side: a photograph of 60 pixels on a page of 3,000 covers four by five. */
const CELLS = 200
/** Tones this far from the paper's are something printed; what scanners and JPEG add is less. */
const PAPER = 14
/** Print covers a fifth of its cells, headlines a half; a picture covers its own but for a white ground. */
const COVERED = 0.55
/** Cells across and down of what may hold a face, and the share of the page that a small one has at most. */
const FEWEST = 2
const LARGEST = 0.25
/** Pixels of the longer side of the smallest photograph in which a face can be told. */
const SMALLEST = 44
/** A picture is at most this much longer than wide; bars and rules are longer. */
const LONGEST = 3
/** As many as are looked at, largest first. */
const MOST = 8

/**
 * Where on a page of print small pictures stand: boxes, in pixels, of which the paper's tone covers little. A page
 * without plain paper, such as a card that fills its picture, has none.
 */
export function pictureRegions(page: Picture): Box[] {
  const { width, height, data } = toGrey(page)
  const cell = Math.max(4, Math.round(Math.max(width, height) / CELLS))
  const [across, down] = [Math.floor(width / cell), Math.floor(height / cell)]
  const paper = paperTone(data)
  const covered = new Float32Array(across * down)
  for (let y = 0; y < down * cell; y++) {
    const row = Math.floor(y / cell) * across
    for (let x = 0, at = y * width; x < across * cell; x++, at++)
      if (Math.abs(data[at]! - paper) > PAPER) covered[row + Math.floor(x / cell)]! += 1 / cell ** 2
  }
  const boxes: Box[] = []
  for (const runs of findComponents(covered, across, down, COVERED)) {
    const left = Math.min(...runs.map(({ from }) => from))
    const right = Math.max(...runs.map(({ to }) => to)) + 1
    const [top, bottom] = [runs[0]!.row, runs.at(-1)!.row + 1]
    const [wide, high] = [right - left, bottom - top]
    const filled = runs.reduce((sum, { from, to }) => sum + to - from + 1, 0) / (wide * high)
    if (Math.min(wide, high) < FEWEST || Math.max(wide, high) * cell < SMALLEST) continue
    if (Math.max(wide, high) > LARGEST * CELLS) continue
    if (Math.max(wide, high) > LONGEST * Math.min(wide, high) || filled < 0.4) continue
    boxes.push([left * cell, top * cell, wide * cell, high * cell])
  }
  return boxes.sort((a, b) => b[2] * b[3] - a[2] * a[3]).slice(0, MOST)
}

/** The commonest tone. */
function paperTone(data: Uint8Array): number {
  const counts = new Uint32Array(256)
  for (const tone of data) counts[tone]!++
  return counts.indexOf(Math.max(...counts))
}
