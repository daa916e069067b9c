import type { Matrix } from '../../vision/picture.js'
import type { QualityReport } from '../field.js'
import type { Decision } from './decide.js'
import type { Marks } from './marks.js'
import type { Signature } from './signatures.js'

/** Everything that the steps found on one leaf. */
export interface Findings {
  readonly decision: Decision
  readonly signatures: readonly Signature[]
  readonly marks: Marks
  readonly declaredBlank: boolean
  readonly today: Date
  readonly page: {
    readonly number: number
    readonly width: number
    readonly height: number
    readonly rotation: number
    readonly quality: QualityReport
    /** From the leaf to the upright page. */
    readonly toPage: Matrix
  }
}
