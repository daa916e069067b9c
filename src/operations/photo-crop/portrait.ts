import type { Face } from '../../faces/face.js'
import type { Quad } from '../../vision/picture.js'

/** A person's photograph on a page, in pixels of the page as sent. */
export interface Portrait {
  readonly page: number
  readonly face: Face
  /** Clockwise from the photograph's own top left. */
  readonly quad: Quad
  /** Degrees clockwise by which the photograph lies on the page, −180 to 180. */
  readonly tilt: number
  /** Probability that the face is one. */
  readonly faceConfidence: number
  /** Probability that this is a photograph and its edges are right. */
  readonly confidence: number
}
