import type { PlateFormat } from '../knowledge/plate-formats.js'
import type { Quad } from '../vision/picture.js'

/** A place of a photograph read as a registration number. */
export interface PlateCandidate {
  /** Capitals and digits without separators. */
  readonly text: string
  /** The forms that the text has in full, commonest first; never empty. */
  readonly formats: readonly PlateFormat[]
  /** How much better this is than nothing, as natural logarithms of odds before calibration. */
  readonly support: number
  /** What the recogniser says of it, a logarithm; 0 where it read exactly this. */
  readonly logProbability: number
  /** On the photograph. */
  readonly quad: Quad
}
