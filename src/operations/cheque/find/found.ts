import type { Scored } from '../../../values/candidate.js'
import type { Extent } from '../leaf.js'

/** A candidate of a finder: what it could be, how likely, where it stands and what speaks for it. */
export interface Found<Value> extends Scored<Value> {
  readonly extent: Extent | null
  readonly evidence: string
}
