import { LekhaError } from '../../errors/lekha-error.js'
import type { ImageFindings, ImageSight } from './findings.js'
import { describeImage, nothingSeen } from './image-answer.js'
import type { InputImage, MotorInput } from './input.js'
import { makeModel } from './make-model.js'
import { compareImages } from './notes.js'
import type { MotorData } from './schema.js'
import { engineNumber, looks, type NamedSight, odometer, registrationNumber, vin } from './vehicle-fields.js'

/** An image of the request with what was found on it. */
interface SeenImage extends InputImage {
  readonly sight: ImageSight | null
}

/**
 * What all images say together.
 * @throws LekhaError `no_vehicle_found`, or of a single image its own failure
 */
export function joinFindings(input: MotorInput, parts: readonly (readonly ImageFindings[])[]): MotorData {
  const found = new Map(parts.flat().map((findings) => [findings.index, findings]))
  const images = input.images.map((image): SeenImage => {
    const findings = found.get(image.index)
    return { ...image, failure: image.failure ?? findings?.failure ?? null, sight: findings?.sight ?? null }
  })
  if (!images.some(({ sight }) => sight !== null && showsVehicle(sight))) throw unusable(images)
  const used = images.flatMap(({ name, sight }): NamedSight[] => (sight ? [{ name, sight }] : []))
  return {
    vehicle: {
      ...looks(used),
      registration_number: registrationNumber(used),
      vin: vin(used),
      engine_number: engineNumber(used),
      odometer: odometer(used),
    },
    make_model: makeModel(used, input.claim),
    parts: {},
    damage: { detected: null, severity: null, confidence: null, count: null },
    images: images.map((image) => (image.sight ? describeImage(image.name, image.sight) : nothingSeen(image))),
    notes: compareImages(used),
  }
}

/** A vehicle was found, or something that only vehicles and their papers bear was read; the classifier saw one. */
function showsVehicle({
  vehicle,
  plates,
  odometers,
  vins,
  engineNumbers,
  badges,
  dashboard,
  instrument,
  kinds,
}: ImageSight) {
  return (
    vehicle !== null ||
    dashboard >= 3 ||
    instrument > 0.3 ||
    (kinds[0]?.score ?? 0) > 0.4 ||
    badges.length > 0 ||
    [plates, odometers, vins, engineNumbers].some(([best]) => best !== undefined && best.support > 0)
  )
}

function unusable(images: readonly SeenImage[]): LekhaError {
  const [first] = images
  if (images.length === 1 && first?.failure) return new LekhaError(first.failure.code, first.failure.details)
  const problem = images
    .map(({ index, failure }) => `doc_base64[${index}] ${failure ? failure.code : 'shows no vehicle'}`)
    .join(', ')
  return new LekhaError('no_vehicle_found', { problem })
}
