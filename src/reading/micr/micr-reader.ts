import type { Picture, Quad } from '../../vision/picture.js'
import type { Decoding } from '../decode/constrained.js'
import type { Character } from '../reading.js'

/**
 * One E-13B line. `text` uses the contract's symbols (⑆ transit, ⑈ on-us, ⑇ amount, ⑉ dash), digits, and one space
 * between groups.
 */
export interface MicrLine {
  readonly text: string
  readonly confidence: number
  /**
   * The likeliest readings, best first, without spaces; log-probabilities against the best path of the line. For a
   * decision that knows more than the line does: the printed number, the bank.
   */
  readonly alternatives?: readonly Omit<Decoding, 'probability'>[]
  readonly characters: readonly Character[]
  /** On the picture that was given. */
  readonly quad: Quad
}

export interface MicrOptions {
  readonly signal?: AbortSignal
  /** Where text stands on the picture, if that is known: the line is looked for there first. */
  readonly near?: readonly Quad[]
}

/** Finds and reads the magnetic line of an upright cheque; null when there is none. */
export interface MicrReader {
  read(picture: Picture, options?: MicrOptions): Promise<MicrLine | null>
}
