import { distinctPlaces } from '../../plates/distinct-places.js'
import { votePlates } from '../../plates/vote.js'
import type { MotorData } from './schema.js'
import type { NamedSight } from './vehicle-fields.js'

/** A value counts against another one only when each is this sure, in log-odds. */
const sure = 3

/** What the images say against one another: photographs of different vehicles reach a surveyor by mistake and by fraud. */
export function compareImages(images: readonly NamedSight[]): MotorData['notes'] {
  return [...differentPlates(images), ...differentOdometers(images), ...crowded(images)]
}

/** The best number of each image where it is sure, against that of another. */
function differentPlates(images: readonly NamedSight[]): MotorData['notes'] {
  const best = images.flatMap(({ name, sight }, image) => {
    const [plate] = distinctPlaces(sight.plates)
    return plate && plate.support >= sure ? [{ name, image, candidate: plate }] : []
  })
  const texts = votePlates(best).map(({ text }) => text)
  const different = texts.filter((text, at) => texts.slice(0, at).every((other) => distance(text, other) > 2))
  if (different.length < 2) return []
  return [
    {
      code: 'registration_numbers_differ',
      images: best.filter(({ candidate }) => different.includes(candidate.text)).map(({ name }) => name),
      detail: `Numbers read: ${different.join(', ')}.`,
    },
  ]
}

function differentOdometers(images: readonly NamedSight[]): MotorData['notes'] {
  const read = images.flatMap(({ name, sight }) => {
    const [best] = sight.odometers
    return best && best.support >= sure ? [{ name, value: best.value }] : []
  })
  const values = [...new Set(read.map(({ value }) => value))]
  if (values.length < 2) return []
  return [
    {
      code: 'odometer_readings_differ',
      images: read.map(({ name }) => name),
      detail: `Readings: ${values.join(', ')}.`,
    },
  ]
}

function crowded(images: readonly NamedSight[]): MotorData['notes'] {
  const names = images.filter(({ sight }) => sight.others.length > 0).map(({ name }) => name)
  if (names.length === 0) return []
  return [{ code: 'several_vehicles', images: names, detail: 'Another vehicle of about the same size is seen.' }]
}

/** Places in which two texts of the same length differ; texts of other lengths differ in all. */
function distance(a: string, b: string): number {
  if (a.length !== b.length) return Math.max(a.length, b.length)
  return [...a].filter((character, at) => character !== b[at]).length
}
