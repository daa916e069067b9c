import { calibrate } from '../../confidence/calibrate.js'
import { motorCalibration } from '../../confidence/motor.js'
import { LekhaError } from '../../errors/lekha-error.js'
import { registrationOf } from '../../plates/registration.js'
import { votePlates } from '../../plates/vote.js'
import { boundsOf } from '../../vision/quad.js'
import type { ImageFindings, ImageSight } from './findings.js'
import { describeImage, nothingSeen } from './image-answer.js'
import type { InputImage, MotorInput } from './input.js'
import type { ImageField, MotorData } from './schema.js'

/** An image of the request with what was found on it. */
export interface SeenImage extends InputImage {
  readonly sight: ImageSight | null
}

/** Numbers less likely than this are not given: even odds. */
const leastPlateSupport = -1.5

/**
 * What all images say together.
 * @throws LekhaError `no_vehicle_found`, or the one failure that all images share
 */
export function joinFindings(input: MotorInput, parts: readonly (readonly ImageFindings[])[]): MotorData {
  const found = new Map(parts.flat().map((findings) => [findings.index, findings]))
  const images = input.images.map((image): SeenImage => {
    const findings = found.get(image.index)
    return { ...image, failure: image.failure ?? findings?.failure ?? null, sight: findings?.sight ?? null }
  })
  if (!images.some(showsVehicle)) throw unusable(images)
  return {
    vehicle: {
      type: absent(),
      colour: absent(),
      registration_number: registrationNumber(images),
      vin: absent(),
      engine_number: absent(),
      odometer: { ...absent<number>(), unit: null },
    },
    make_model: { manufacturer: null, model: null, verdict: 'unverified', confidence: null, evidence: [] },
    parts: {},
    damage: { detected: null, severity: null, confidence: null, count: null },
    images: images.map((image) => (image.sight ? describeImage(image.name, image.sight) : nothingSeen(image))),
    notes: [],
  }
}

const absent = <Value>(): ImageField<Value> => ({ value: null, confidence: null, box: null, page: null, image: null })

function showsVehicle({ sight }: SeenImage): boolean {
  return sight !== null
}

function unusable(images: readonly SeenImage[]): LekhaError {
  const [first] = images
  if (images.length === 1 && first?.failure) return new LekhaError(first.failure.code, first.failure.details)
  const problem = images
    .map(({ index, failure }) => `doc_base64[${index}] ${failure ? failure.code : 'shows no vehicle'}`)
    .join(', ')
  return new LekhaError('no_vehicle_found', { problem })
}

function registrationNumber(images: readonly SeenImage[]): MotorData['vehicle']['registration_number'] {
  const seen = images.flatMap(({ index, sight }) =>
    (sight?.plates ?? []).map((candidate) => ({ image: index, candidate })),
  )
  const [best] = votePlates(seen)
  if (!best || best.support < leastPlateSupport) return { ...absent<string>(), country: null, state: null, valid: null }
  const image = images.find(({ index }) => index === best.best.image)!
  return {
    value: best.text,
    confidence: calibrate(best.support, motorCalibration.registrationNumber),
    box: [...boundsOf(best.best.candidate.quad, image.sight!)],
    page: 1,
    image: image.name,
    ...registrationOf(best.text, best.best.candidate.formats),
  }
}
