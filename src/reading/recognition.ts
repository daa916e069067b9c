/**
 * What the recogniser sees in one line, before it is decoded: the material for decoding anew under a constraint (digits
 * only, a code's form, a lexicon).
 */
export interface Recognition {
  /** Natural logarithms of probabilities, `steps` rows of `classes`; class 0 is blank, class n the alphabet's n-th. */
  readonly frames: Float32Array
  readonly steps: number
  readonly classes: number
  /** Width of one step as a part of the line's width; steps past 1 lie in the padding. */
  readonly stepWidth: number
}
