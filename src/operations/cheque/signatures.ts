import type { Extent } from './leaf.js'

export interface Signature {
  readonly extent: Extent
  /** Log-odds of being a signature. */
  readonly support: number
}
