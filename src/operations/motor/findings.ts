import type { ErrorDetails } from '../../errors/lekha-error.js'
import type { ErrorCode } from '../../errors/table.js'
import type { PlateCandidate } from '../../plates/plate-candidate.js'
import type { BadgeReading } from '../../vehicles/badges.js'
import type { EngineNumber } from '../../vehicles/engine-number.js'
import type { OdometerReading } from '../../vehicles/odometer.js'
import type { KindVote } from '../../vehicles/sight/kind.js'
import type { VinReading } from '../../vehicles/vin.js'
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

export interface VehicleFound {
  readonly box: Box
  /** The detector's, 0 to 1. */
  readonly score: number
}

/** Lists of candidates are best first. */
export interface ImageSight {
  readonly width: number
  readonly height: number
  readonly quality: Quality
  /** The vehicle that is meant; null where none was found. */
  readonly vehicle: VehicleFound | null
  /** Others that are about as large. */
  readonly others: readonly VehicleFound[]
  readonly kinds: readonly KindVote[]
  /** In the order of `seenViews`. */
  readonly views: readonly number[]
  /** In the order of `bodyColours`. */
  readonly colours: readonly number[]
  /** Share of ImageNet's odometer, 0 to 1. */
  readonly instrument: number
  /** What the texts say for a dashboard; see `dashboardEvidence`. */
  readonly dashboard: number
  readonly plates: readonly PlateCandidate[]
  readonly odometers: readonly OdometerReading[]
  readonly vins: readonly VinReading[]
  readonly engineNumbers: readonly EngineNumber[]
  readonly badges: readonly BadgeReading[]
  readonly texts: readonly TextFound[]
}
