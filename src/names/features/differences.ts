import type { Alignment } from '../compare/align.js'
import type { Token } from '../token.js'
import { at } from './feature-names.js'
import { commonPrefix } from './links.js'

/** What stands against each other, what is missing on one side, and what initials say. */
export function measureDifferences(
  f: Float64Array,
  a: readonly Token[],
  b: readonly Token[],
  alignment: Alignment,
): void {
  let weight = 0
  let best = -1
  let worst = 2
  let letters = -1
  let prefix = -1
  let known = 0
  let given = 0
  let places = 0
  for (const pair of alignment.contradictions) {
    const x = a[pair.a]!
    const y = b[pair.b]!
    weight += Math.min(x.weight, y.weight)
    best = Math.max(best, pair.link.similarity)
    worst = Math.min(worst, pair.link.similarity)
    letters = Math.max(letters, pair.link.letters)
    prefix = Math.max(prefix, commonPrefix(x.text, y.text))
    if (x.known && y.known) known++
    if (x.place && y.place) places++
    if (x.knownGiven && y.knownGiven) given++
  }
  f[at.contradictions] = alignment.contradictions.length
  f[at.contradiction_weight] = weight
  f[at.contradiction_best] = best
  f[at.contradiction_worst] = worst
  f[at.contradiction_letters] = letters
  f[at.contradiction_prefix] = prefix
  f[at.contradiction_known] = known
  f[at.contradiction_given] = given
  f[at.place_clash] = places

  const { omittedA, omittedB } = alignment
  f[at.omitted_more] = Math.max(omittedA.length, omittedB.length)
  f[at.omitted_weight_higher] = Math.max(weightOf(a, omittedA), weightOf(b, omittedB))
  f[at.place_missing] = countPlaces(a, omittedA) + countPlaces(b, omittedB)
  f[at.omitted_first] = omittedA[0] === 0 || omittedB[0] === 0 ? 1 : 0
  f[at.omitted_middle] = inside(a, omittedA) && inside(b, omittedB) ? 1 : 0
  f[at.initials_matched] = alignment.initials.length
  f[at.initials_clashing] = alignment.clashes.length
  f[at.containment] =
    alignment.contradictions.length + alignment.clashes.length === 0 && (omittedA.length === 0 || omittedB.length === 0)
      ? 1
      : 0
}

function weightOf(tokens: readonly Token[], indices: readonly number[]): number {
  let sum = 0
  for (const index of indices) sum += tokens[index]!.weight
  return sum
}

function countPlaces(tokens: readonly Token[], indices: readonly number[]): number {
  let n = 0
  for (const index of indices) if (tokens[index]!.place) n++
  return n
}

function inside(tokens: readonly Token[], omitted: readonly number[]): boolean {
  for (const i of omitted) if (i === 0 || i === tokens.length - 1) return false
  return true
}
