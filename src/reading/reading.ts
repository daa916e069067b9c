import type { Quad } from '../vision/picture.js'
import type { Recognition } from './recognition.js'

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
  /** Probability that all of it is right, 0 to 1, calibrated. */
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
  /** Spaces included; their texts joined are `text`. */
  readonly characters: readonly Character[]
  /** What the recogniser saw before it was decoded, where the line was read from a picture. */
  readonly recognition?: Recognition
}
