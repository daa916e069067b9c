import type { Quad } from '../vision/picture.js'

/** A line of a photograph as the rules of this room see it; `reading`'s Line is one. */
export interface PlacedText {
  readonly text: string
  /** Mean of the characters' probabilities, 0 to 1. */
  readonly confidence: number
  readonly quad: Quad
}

export const middleOf = ([a, b, c, d]: Quad): readonly [number, number] => [
  (a[0] + b[0] + c[0] + d[0]) / 4,
  (a[1] + b[1] + c[1] + d[1]) / 4,
]
