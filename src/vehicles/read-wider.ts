import type { PageReader } from '../reading/page-reader.js'
import type { Line } from '../reading/reading.js'
import type { Picture, Point, Quad } from '../vision/picture.js'
import { sizeOfQuad } from '../vision/quad.js'

/** Words that are read again, the highest. */
const mostWords = 4
/** Part of a word's width that it is given on either side: room for a letter of a short name. */
const room = 0.25
/** Badges are one word, or a name and its trim. */
const letters = { least: 2, most: 12 }

/**
 * The short words among the lines, read again with room on either side: the detector cuts off the large, slanted or lone
 * first letter of a badge, and "itz" is no name.
 */
export async function readWider(
  picture: Picture,
  lines: readonly Line[],
  reader: PageReader,
  signal: AbortSignal,
): Promise<Line[]> {
  const words = lines
    .filter(({ text }) => isWord(text))
    .map(({ quad }) => quad)
    .sort((a, b) => sizeOfQuad(b).height - sizeOfQuad(a).height)
    .slice(0, mostWords)
  return words.length ? reader.readQuads(picture, words.map(widened), { signal }) : []
}

function isWord(text: string): boolean {
  const found = text.match(/\p{L}/gu)?.length ?? 0
  return found >= letters.least && found <= letters.most && found >= 0.75 * text.length
}

function widened([a, b, c, d]: Quad): Quad {
  const [dx, dy] = [room * (b[0] - a[0]), room * (b[1] - a[1])]
  const shifted = ([x, y]: Point, sign: number): Point => [x + sign * dx, y + sign * dy]
  return [shifted(a, -1), shifted(b, 1), shifted(c, 1), shifted(d, -1)]
}
