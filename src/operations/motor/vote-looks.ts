import type { SeenKind } from '../../vehicles/sight/kind.js'
import { bodyColours } from '../../vehicles/sight/vehicle-sight.js'
import type { ImageSight } from './findings.js'

export interface Look<Value> {
  readonly value: Value
  /** Raw probability, 0 to 1. */
  readonly probability: number
  /** Place, in the list that was given, of the image that shows it best. */
  readonly best: number
}

/** Where the detector found no vehicle, below it the classifier saw none either. */
const leastKindScore = 0.35

/** The kind of vehicle over all images that show one whole; images add up, weighed by how sure each is. */
export function voteKind(sights: readonly ImageSight[]): Look<SeenKind> | null {
  const sums = new Map<SeenKind, number>()
  for (const { kinds } of sights) for (const { kind, score } of kinds) sums.set(kind, (sums.get(kind) ?? 0) + score)
  const [best, second] = [...sums].sort((a, b) => b[1] - a[1])
  const found = sights.some(({ vehicle }) => vehicle !== null)
  if (!best || (!found && best[1] / sights.length < leastKindScore)) return null
  const rival = second?.[1] ?? 0
  const shown = indexOfMost(sights, ({ kinds }) => kinds.find(({ kind }) => kind === best[0])?.score ?? 0)
  // Two scores that are alike are a toss-up; three times the second is as sure as it gets.
  return { value: best[0], probability: best[1] / (best[1] + rival), best: shown }
}

/** The colour of the body: the product of the images' probabilities, tempered because light errs alike on all. */
export function voteColour(sights: readonly ImageSight[]): Look<string> | null {
  if (sights.length === 0) return null
  const logs = bodyColours.map((_, at) =>
    sights.reduce((sum, { colours }) => sum + Math.log(Math.max(1e-4, colours[at]!)), 0),
  )
  const tempered = logs.map((log) => log / Math.sqrt(sights.length))
  const most = Math.max(...tempered)
  const weights = tempered.map((log) => Math.exp(log - most))
  const at = weights.indexOf(1)
  const probability = 1 / weights.reduce((sum, weight) => sum + weight, 0)
  return { value: bodyColours[at]!, probability, best: indexOfMost(sights, ({ colours }) => colours[at]!) }
}

function indexOfMost<Item>(items: readonly Item[], value: (item: Item) => number): number {
  return items.reduce((most, item, at) => (value(item) > value(items[most]!) ? at : most), 0)
}
