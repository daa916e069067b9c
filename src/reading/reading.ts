import type { Quad } from '../vision/picture.js'

/** One recognised character: where it stands along its line (0 at the left edge, 1 at the right) and how sure it is. */
export interface Character {
  readonly text: string
  /** Raw probability of the recogniser, 0 to 1; `confidence/` turns it into a calibrated one. */
  readonly probability: number
  readonly from: number
  readonly to: number
}

export interface Word {
  readonly text: string
  readonly confidence: number
  /** On the picture that was read. */
  readonly quad: Quad
}

export interface Line {
  readonly text: string
  /** Mean of the characters' probabilities, 0 to 1. */
  readonly confidence: number
  /** On the picture that was read. */
  readonly quad: Quad
  readonly words: readonly Word[]
  readonly characters: readonly Character[]
}
