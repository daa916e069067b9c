import type { Picture, Quad } from '../../vision/picture.js'
import type { Character } from '../reading.js'

/**
 * One E-13B line. `text` uses the contract's symbols (⑆ transit, ⑈ on-us, ⑇ amount, ⑉ dash), digits, and one space
 * between groups.
 */
export interface MicrLine {
  readonly text: string
  readonly confidence: number
  readonly characters: readonly Character[]
  /** On the picture that was given. */
  readonly quad: Quad
}

/** Finds and reads the magnetic line of an upright cheque; null when there is none. */
export interface MicrReader {
  read(picture: Picture, options?: { signal?: AbortSignal }): Promise<MicrLine | null>
}
