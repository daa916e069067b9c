import type { Face } from '../../faces/face.js'
import type { Picture } from '../../vision/picture.js'
import { measureQuality } from '../../vision/quality.js'
import { resizeToFit } from '../../vision/resize.js'
import { viewOfPage } from '../../vision/view.js'
import type { PhotoData, PhotoReason } from './schema.js'

/**
 * Pixels from the brows to the chin. ISO/IEC 19794-5 asks for 90 pixels between the eyes, which is a face of about 180;
 * recognition works down to about half of that, and under 40 hardly.
 */
const faceHeight = { fair: 80, poor: 40 }
/** The detector, looking closely, is surer than this of every face that shows whole. */
const unobstructed = 0.6

/** Of the face, in pixels, at which sharpness is measured: skin is smooth, and the same portrait in more pixels is smoother. */
const measuredFace = 40
/**
 * Sharpness at that size: of the project's drawn portraits sharp ones have 0.25 to 0.4, blurred by a fiftieth of the face
 * (standard deviation) 0.09 to 0.13, by a twentieth below 0.03.
 */
const sharp = { fair: 0.15, poor: 0.06 }

/** How well the photograph serves to recognise the person. */
export function photoQuality(crop: Picture, face: Face, facePixels: number): PhotoData['quality'] {
  const scale = Math.min(1, measuredFace / facePixels)
  const longest = Math.round(Math.max(crop.width, crop.height) * scale)
  const {
    sharpness,
    brightness,
    verdict,
    reasons: found,
  } = measureQuality(resizeToFit(viewOfPage(crop), longest).picture)
  // The limits of those are for pages of print.
  const reasons: PhotoReason[] = found.filter((reason) => reason !== 'too_small' && reason !== 'blurred')
  const poorPicture = verdict === 'poor' && reasons.length > 0
  if (sharpness < sharp.fair) reasons.push('blurred')
  if (facePixels < faceHeight.fair) reasons.push('too_small')
  if (face.closeScore < unobstructed) reasons.push('occluded')
  const poor = poorPicture || sharpness < sharp.poor || facePixels < faceHeight.poor
  return {
    sharpness: round(sharpness),
    brightness: round(brightness),
    face_height_px: Math.round(facePixels),
    verdict: poor ? 'poor' : reasons.length ? 'fair' : 'good',
    reasons,
  }
}

const round = (value: number) => Math.round(value * 1000) / 1000
