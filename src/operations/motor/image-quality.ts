import type { Quality } from '../../vision/quality.js'
import type { ImageSight } from './findings.js'

export type PhotographReason = Quality['reasons'][number] | 'vehicle_cut_off'

export interface PhotographQuality extends Omit<Quality, 'reasons'> {
  readonly reasons: readonly PhotographReason[]
}

/** A box that touches this many sides of the photograph is that of a vehicle which is not whole on it. */
const cutSides = 2

/** The picture's quality, and whether the vehicle is whole on it: a surveyor asks for another photograph where it is not. */
export function photographQuality({ quality, vehicle, width, height }: ImageSight): PhotographQuality {
  if (!vehicle) return quality
  const [x, y, w, h] = vehicle.box
  const edge = 0.004 * Math.max(width, height)
  const touching = [x <= edge, y <= edge, x + w >= width - edge, y + h >= height - edge].filter(Boolean).length
  if (touching < cutSides) return quality
  const verdict = quality.verdict === 'good' ? 'fair' : quality.verdict
  return { ...quality, verdict, reasons: [...quality.reasons, 'vehicle_cut_off'] }
}
