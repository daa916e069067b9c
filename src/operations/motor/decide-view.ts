import { seenViews } from '../../vehicles/sight/vehicle-sight.js'
import { boundsOf } from '../../vision/quad.js'
import type { ImageSight } from './findings.js'
import type { VehicleView } from './schema.js'

export interface DecidedView {
  readonly view: VehicleView
  /** Raw probability, 0 to 1. */
  readonly probability: number
}

/** Below it neither detector nor classifier saw a vehicle. */
const leastKindScore = 0.35
/** A text detector finds at most a handful of lines on a vehicle; a page of paper has more. */
const pageOfLines = 14

/** From where a photograph shows the vehicle; null where nothing tells. */
export function decideView(sight: ImageSight): DecidedView | null {
  if (isDashboard(sight)) return { view: 'odometer', probability: 0.9 }
  if (sight.vehicle === null && sight.texts.length >= pageOfLines) return { view: 'document', probability: 0.7 }
  if (isPlateAlone(sight)) return { view: 'plate_close_up', probability: 0.8 }
  if (sight.vehicle === null && sight.plates.length === 0 && (sight.kinds[0]?.score ?? 0) < leastKindScore) return null
  const best = sight.views.reduce((most, value, at) => (value > sight.views[most]! ? at : most), 0)
  return { view: seenViews[best]!, probability: sideShare(sight.views, best) }
}

/** Scale marks and words of dials, or a number that only an odometer has; ImageNet's odometer is the whole instrument. */
const isDashboard = ({ dashboard, instrument, odometers }: ImageSight) =>
  dashboard >= 3 || (instrument > 0.3 && dashboard >= 1) || (instrument > 0.6 && (odometers[0]?.support ?? -9) > -1)

/** A plate that fills most of the width, so that hardly anything of the vehicle can be seen. */
function isPlateAlone(sight: ImageSight): boolean {
  const [plate] = sight.plates
  if (!plate || plate.support < 2) return false
  const [, , width, height] = boundsOf(plate.quad)
  return width > 0.6 * sight.width && height > 0.25 * sight.height
}

/** Probability of the side, its corners together: front-left mistaken for front is still the front. */
function sideShare(views: readonly number[], best: number): number {
  const side = seenViews[best]!.split('_')[0]!
  return views.reduce((sum, value, at) => sum + (seenViews[at]!.startsWith(side) ? value : 0), 0)
}
