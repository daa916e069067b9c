import type { Face } from '../../faces/face.js'
import type { Picture } from '../../vision/picture.js'
import { measureQuality } from '../../vision/quality.js'
import type { PhotoData, PhotoReason } from './schema.js'

/**
 * Pixels from the brows to the chin. ISO/IEC 19794-5 asks for 90 pixels between the eyes, which is a face of about 180;
 * recognition works down to about half of that, and under 40 hardly.
 */
const faceHeight = { fair: 80, poor: 40 }
/** The detector, looking closely, is surer than this of every face that shows whole. */
const unobstructed = 0.6

/** How well the photograph serves to recognise the person. */
export function photoQuality(crop: Picture, face: Face, facePixels: number): PhotoData['quality'] {
  const { sharpness, brightness, verdict, reasons: found } = measureQuality(crop)
  const reasons: PhotoReason[] = found.filter((reason) => reason !== 'too_small')
  const poorPicture = verdict === 'poor' && reasons.length > 0
  if (facePixels < faceHeight.fair) reasons.push('too_small')
  if (face.closeScore < unobstructed) reasons.push('occluded')
  const poor = poorPicture || facePixels < faceHeight.poor
  return {
    sharpness: round(sharpness),
    brightness: round(brightness),
    face_height_px: Math.round(facePixels),
    verdict: poor ? 'poor' : reasons.length ? 'fair' : 'good',
    reasons,
  }
}

const round = (value: number) => Math.round(value * 1000) / 1000
