import type { ErrorDetails } from '../../errors/lekha-error.js'
import type { ErrorCode } from '../../errors/table.js'
import type { PlateCandidate } from '../../plates/plate-candidate.js'
import type { Box } from '../../vision/picture.js'
import type { Quality } from '../../vision/quality.js'

/** What one image of the request gave: why it was not used, or what was seen on it. Plain data that leaves the worker. */
export interface ImageFindings {
  /** Place in the request, from 0. */
  readonly index: number
  readonly failure: { readonly code: ErrorCode; readonly details: ErrorDetails } | null
  readonly sight: ImageSight | null
}

export interface TextFound {
  readonly text: string
  readonly confidence: number
  readonly box: Box
}

export interface ImageSight {
  readonly width: number
  readonly height: number
  readonly quality: Quality
  /** Best first. */
  readonly plates: readonly PlateCandidate[]
  readonly texts: readonly TextFound[]
}
