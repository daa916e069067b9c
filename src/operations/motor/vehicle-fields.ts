import { calibrate } from '../../confidence/calibrate.js'
import { logOdds, motorCalibration } from '../../confidence/motor.js'
import { registrationOf } from '../../plates/registration.js'
import { votePlates } from '../../plates/vote.js'
import type { Quad } from '../../vision/picture.js'
import { boundsOf } from '../../vision/quad.js'
import { decideView } from './decide-view.js'
import type { ImageSight } from './findings.js'
import type { ImageField, MotorData } from './schema.js'
import { type Look, voteColour, voteKind } from './vote-looks.js'

/** An image that was used, under the caller's name of it. */
export interface NamedSight {
  readonly name: string
  readonly sight: ImageSight
}

/** What is less likely than this, in log-odds, is not given as a value of the vehicle. */
const leastSupport = { plate: -2.5, odometer: 0, vin: 0, engineNumber: 0 }

export const notRead = <Value>(): ImageField<Value> => ({
  value: null,
  confidence: null,
  box: null,
  page: null,
  image: null,
})

export function registrationNumber(images: readonly NamedSight[]): MotorData['vehicle']['registration_number'] {
  const seen = images.flatMap(({ sight }, image) => sight.plates.map((candidate) => ({ image, candidate })))
  const [best] = votePlates(seen)
  if (!best || best.support < leastSupport.plate)
    return { ...notRead<string>(), country: null, state: null, valid: null }
  const { candidate, image } = best.best
  return {
    ...place(images[image]!, candidate.quad),
    value: best.text,
    confidence: best.share * calibrate(best.support, motorCalibration.registrationNumber),
    ...registrationOf(best.text, candidate.formats),
  }
}

export function odometer(images: readonly NamedSight[]): MotorData['vehicle']['odometer'] {
  const best = bestOf(images, ({ odometers }) => odometers)
  if (!best || best.found.support < leastSupport.odometer) return { ...notRead<number>(), unit: null }
  return {
    ...place(best.image, best.found.quad),
    value: best.found.value,
    confidence: calibrate(best.found.support, motorCalibration.odometer),
    unit: best.found.unit,
  }
}

export function vin(images: readonly NamedSight[]): ImageField<string> {
  return code(images, ({ vins }) => vins, 'vin')
}

export function engineNumber(images: readonly NamedSight[]): ImageField<string> {
  return code(images, ({ engineNumbers }) => engineNumbers, 'engineNumber')
}

function code(
  images: readonly NamedSight[],
  list: (sight: ImageSight) => readonly { value: string; support: number; quad: Quad }[],
  kind: 'vin' | 'engineNumber',
): ImageField<string> {
  const best = bestOf(images, list)
  if (!best || best.found.support < leastSupport[kind]) return notRead()
  return {
    ...place(best.image, best.found.quad),
    value: best.found.value,
    confidence: calibrate(best.found.support, motorCalibration[kind]),
  }
}

/** Kind and colour are told from the outside, where a vehicle was found. */
export function looks(images: readonly NamedSight[]): Pick<MotorData['vehicle'], 'type' | 'colour'> {
  const outside = images.filter(({ sight }) => sight.vehicle !== null && isOutside(sight))
  const whole = outside.length ? outside : images.filter(({ sight }) => isOutside(sight))
  const sights = whole.map(({ sight }) => sight)
  const field = <Value>(look: Look<Value> | null, kind: 'kind' | 'colour'): ImageField<Value> =>
    look
      ? {
          value: look.value,
          confidence: calibrate(logOdds(look.probability), motorCalibration[kind]),
          box: [...(sights[look.best]!.vehicle?.box ?? [])],
          page: 1,
          image: whole[look.best]!.name,
        }
      : notRead()
  return { type: boxOrNull(field(voteKind(sights), 'kind')), colour: boxOrNull(field(voteColour(sights), 'colour')) }
}

/** A close-up of a vehicle in which its outline was not found. */
const isOutside = (sight: ImageSight) => {
  const view = decideView(sight)?.view
  return view !== undefined && view !== 'odometer' && view !== 'document'
}

const boxOrNull = <Value>(field: ImageField<Value>): ImageField<Value> =>
  field.box?.length === 4 ? field : { ...field, box: null }

function bestOf<Found extends { support: number }>(
  images: readonly NamedSight[],
  list: (sight: ImageSight) => readonly Found[],
): { image: NamedSight; found: Found } | null {
  return images
    .flatMap((image) => list(image.sight).map((found) => ({ image, found })))
    .reduce<{ image: NamedSight; found: Found } | null>(
      (best, each) => (best && best.found.support >= each.found.support ? best : each),
      null,
    )
}

const place = ({ name, sight }: NamedSight, quad: Quad) => ({ box: [...boundsOf(quad, sight)], page: 1, image: name })
