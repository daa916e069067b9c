import { calibrate } from '../../confidence/calibrate.js'
import { logOdds, motorCalibration } from '../../confidence/motor.js'
import { LekhaError } from '../../errors/lekha-error.js'
import { distinctPlaces } from '../../plates/distinct-places.js'
import { registrationOf } from '../../plates/registration.js'
import { shareAmongRivals } from '../../plates/rivals.js'
import { boundsOf } from '../../vision/quad.js'
import { decideView } from './decide-view.js'
import type { ImageSight } from './findings.js'
import { photographQuality } from './image-quality.js'
import type { InputImage } from './input.js'
import type { MotorImage } from './schema.js'
import { voteKind } from './vote-looks.js'

/** Numbers of other vehicles and doubtful ones are listed with the image down to this confidence. */
const leastListed = 0.2

/** The answer for one image. */
export function describeImage(name: string, sight: ImageSight): MotorImage {
  const quality = photographQuality(sight)
  const view = decideView(sight)
  const kind = sight.vehicle && voteKind([sight])
  return {
    name,
    view: view?.view ?? null,
    view_confidence: view && calibrate(logOdds(view.probability), motorCalibration.view),
    vehicle: {
      type: kind?.value ?? null,
      box: sight.vehicle && [...sight.vehicle.box],
      confidence: kind && calibrate(logOdds(kind.probability), motorCalibration.kind),
    },
    plates: distinctPlaces(sight.plates)
      .map((plate) => ({
        value: plate.text,
        confidence:
          shareAmongRivals(plate, sight.plates) * calibrate(plate.support, motorCalibration.registrationNumber),
        box: [...boundsOf(plate.quad, sight)],
        ...registrationOf(plate.text, plate.formats),
      }))
      .filter(({ confidence }) => confidence >= leastListed),
    damages: [],
    texts: sight.texts.map(({ text, box, confidence }) => ({ text, box: [...box], confidence: round(confidence) })),
    quality: {
      sharpness: round(quality.sharpness),
      glare: round(quality.glare),
      brightness: round(quality.brightness),
      verdict: quality.verdict,
      reasons: [...quality.reasons],
    },
    error_code: '',
    error_message: '',
  }
}

/** The answer for an image that was not used. */
export function nothingSeen({ name, failure }: InputImage): MotorImage {
  const error = failure && new LekhaError(failure.code, failure.details)
  return {
    name,
    view: null,
    view_confidence: null,
    vehicle: { type: null, box: null, confidence: null },
    plates: [],
    damages: [],
    texts: [],
    quality: { sharpness: null, glare: null, brightness: null, verdict: null, reasons: [] },
    error_code: error?.code ?? '',
    error_message: error?.message ?? '',
  }
}

const round = (value: number) => Math.round(value * 1000) / 1000
