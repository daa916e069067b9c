import { calibrate } from '../../confidence/calibrate.js'
import { motorCalibration } from '../../confidence/motor.js'
import { compareClaim } from '../../vehicles/compare-claim.js'
import { boundsOf } from '../../vision/quad.js'
import type { MotorInput } from './input.js'
import type { MotorData } from './schema.js'
import type { NamedSight } from './vehicle-fields.js'

/** A chassis number names its maker as surely as it was read, and is at least this likely to be one. */
const leastVinSupport = 1

/** The claim against badges and chassis numbers of all images, with what was found. */
export function makeModel(images: readonly NamedSight[], claim: MotorInput['claim']): MotorData['make_model'] {
  const badges = images.flatMap(({ name, sight }) =>
    sight.badges.map((badge) => ({ image: name, kind: 'badge_text', value: badge.text, sight, ...badge })),
  )
  const vins = images.flatMap(({ name, sight }) =>
    sight.vins
      .filter(({ maker, support }) => maker !== null && support >= leastVinSupport)
      .slice(0, 1)
      .map(({ maker, value, support, quad }) => ({
        ...{ image: name, kind: 'vin', value, sight, quad, support },
        ...{ makers: [maker!], model: null },
      })),
  )
  const evidence = [...vins, ...badges]
  const { support, ...compared } = compareClaim(claim, evidence)
  return {
    ...compared,
    confidence: support === null ? null : calibrate(support, motorCalibration.claim),
    evidence: evidence.map((each) => ({
      image: each.image,
      kind: each.kind,
      value: each.value,
      box: [...boundsOf(each.quad, each.sight)],
      confidence: calibrate(each.support, motorCalibration.badge),
    })),
  }
}
