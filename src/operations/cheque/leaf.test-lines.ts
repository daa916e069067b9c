import type { Character, Word } from '../../reading/reading.js'
import type { Quad } from '../../vision/picture.js'
import { type Leaf, textLine } from './leaf.js'

/** A line for tests: its text, its left edge, the middle of its letters, and what differs from print that reads well. */
export type Written = readonly [
  text: string,
  left: number,
  middle: number,
  options?: { readonly height?: number; readonly confidence?: number },
]

/** A leaf of 1000 × 450 with lines whose letters are all as wide as half their height. */
export function leafOf(written: readonly Written[], more: Partial<Leaf> = {}): Leaf {
  return { width: 1000, height: 450, micr: null, lines: written.map(lineOf), ...more }
}

export function lineOf([text, left, middle, { height = 20, confidence = 0.99 } = {}]: Written) {
  const quadOf = (from: number, to: number): Quad => {
    const at = (index: number) => left + index * height * 0.5
    return [
      [at(from), middle - height / 2],
      [at(to), middle - height / 2],
      [at(to), middle + height / 2],
      [at(from), middle + height / 2],
    ]
  }
  const words: Word[] = [...text.matchAll(/\S+/g)].map((match) => ({
    text: match[0],
    confidence,
    quad: quadOf(match.index, match.index + match[0].length),
  }))
  const characters: Character[] = [...text].map((character, index) => ({
    text: character,
    probability: confidence,
    from: index / text.length,
    to: (index + 1) / text.length,
  }))
  return textLine({ text, confidence, quad: quadOf(0, text.length), words, characters })
}
