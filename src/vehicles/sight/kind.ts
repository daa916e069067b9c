import { detectedKinds } from './vehicle-detector.js'
import type { VehicleSighting } from './vehicle-sight.js'

/** Passenger cars of every body are `car`: no picture that may be trained on tells a sport utility vehicle from one. */
export type SeenKind = 'car' | 'truck' | 'bus' | 'motorcycle' | 'scooter' | 'auto-rickshaw' | 'bicycle'

/** Classes of ImageNet 2012 by their number, and the kind of vehicle that each is. */
const imagenetKinds: Readonly<Record<SeenKind, readonly number[]>> = {
  // ambulance, beach wagon, cab, car wheel, convertible, grille, jeep, limousine, minivan, Model T, police van, racer, sports car
  car: [407, 436, 468, 479, 511, 581, 609, 627, 656, 661, 734, 751, 817],
  // fire engine, garbage truck, moving van, pickup, tow truck, trailer truck
  truck: [555, 569, 675, 717, 864, 867],
  // minibus, school bus, trolleybus
  bus: [654, 779, 874],
  // moped and motor scooter: ImageNet has no motorcycle, and its motorcycles are called by either name
  motorcycle: [665, 670],
  scooter: [],
  // jinrikisha, tricycle
  'auto-rickshaw': [612, 870],
  // bicycle built for two, mountain bike
  bicycle: [444, 671],
}
/** Odometer, seat belt, car mirror: inside of a car. */
const inside = { odometer: 685, seatBelt: 785 } as const

/**
 * What the classifier says counts so much more than the detector's score: the detector knows where a vehicle is and mixes up
 * cars, trucks and buses; the classifier tells those apart.
 */
const classifierWeight = 3

/** Trucks and buses are rarer than cars among vehicles that are sent, and cars are called by their names more than the reverse. */
const rare: Readonly<Partial<Record<SeenKind, number>>> = { truck: 0.75, bus: 0.75 }

export interface KindVote {
  readonly kind: SeenKind
  /** 0 to 4: the detector’s score and three times the classifier’s probability. */
  readonly score: number
}

/** Kinds by their score on one photograph, best first. */
export function kindVotes({ main, imagenet }: VehicleSighting): KindVote[] {
  const kinds = Object.keys(imagenetKinds) as SeenKind[]
  return kinds
    .map((kind) => {
      const at = detectedKinds.indexOf(kind as (typeof detectedKinds)[number])
      const detected = main && at >= 0 ? main.scores[at]! : 0
      const classified = imagenetKinds[kind].reduce((sum, label) => sum + imagenet[label]!, 0)
      return { kind, score: (detected + classifierWeight * classified) * (rare[kind] ?? 1) }
    })
    .sort((a, b) => b.score - a.score)
}

/** Probability that the photograph shows an odometer, as ImageNet has it: the whole instrument. */
export const instrumentShare = ({ imagenet }: VehicleSighting) => imagenet[inside.odometer]!
export const seatShare = ({ imagenet }: VehicleSighting) => imagenet[inside.seatBelt]!
