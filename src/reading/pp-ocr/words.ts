import { wordConfidence } from '../../confidence/word.js'
import type { Point, Quad } from '../../vision/picture.js'
import type { Character, Word } from '../reading.js'

/** Characters without spaces at the ends and with one space where several came. */
export function tidySpaces(characters: readonly Character[]): Character[] {
  const kept = characters.filter(({ text }, index) => text !== ' ' || characters[index - 1]?.text !== ' ')
  const from = kept[0]?.text === ' ' ? 1 : 0
  const to = kept.at(-1)?.text === ' ' ? -1 : undefined
  return kept.slice(from, to)
}

/** The words of a line. A word's confidence comes of the product of its characters': all of them must be right. */
export function wordsOf(characters: readonly Character[], line: Quad): Word[] {
  const words: Word[] = []
  let start = 0
  for (let end = 0; end <= characters.length; end++) {
    if (end < characters.length && characters[end]!.text !== ' ') continue
    const part = characters.slice(start, end)
    if (part.length)
      words.push({
        text: part.map(({ text }) => text).join(''),
        confidence: wordConfidence(part.reduce((product, { probability }) => product * probability, 1)),
        quad: sliceOfQuad(line, part[0]!.from, part.at(-1)!.to),
      })
    start = end + 1
  }
  return words
}

/** The part of a quad between two places along its width, 0 at its left side and 1 at its right. */
export function sliceOfQuad([topLeft, topRight, bottomRight, bottomLeft]: Quad, from: number, to: number): Quad {
  const between = ([ax, ay]: Point, [bx, by]: Point, part: number): Point => [
    ax + (bx - ax) * part,
    ay + (by - ay) * part,
  ]
  return [
    between(topLeft, topRight, from),
    between(topLeft, topRight, to),
    between(bottomLeft, bottomRight, to),
    between(bottomLeft, bottomRight, from),
  ]
}
