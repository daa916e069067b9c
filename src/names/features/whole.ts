import type { Alignment, Pair } from '../compare/align.js'
import { phonemeDistance } from '../compare/edit-distance.js'
import type { CostTables } from '../compare/link.js'
import type { Profile } from '../profile.js'
import type { Token } from '../token.js'
import { at } from './feature-names.js'

/** The names as wholes: letters in common, sound, order, and what stands first and last. */
export function measureWhole(
  f: Float64Array,
  left: Profile,
  right: Profile,
  crossed: boolean,
  alignment: Alignment,
  costs: CostTables,
): void {
  f[at.dice] = dice(left.bigrams, right.bigrams)
  f[at.joined_sounds] = joinedSounds(left, right, crossed, alignment, costs)
  f[at.first_link] = positionLink(alignment, 0, 0)
  f[at.last_link] = positionLink(alignment, left.main.length - 1, right.main.length - 1)
  f[at.inversions] = inversions(alignment.links)
  f[at.family_link] = familyLink(left.main, right.main, alignment)
}

/** Dice coefficient of two sorted lists. */
function dice(a: Int16Array, b: Int16Array): number {
  if (a.length === 0 || b.length === 0) return 0
  let i = 0
  let j = 0
  let common = 0
  while (i < a.length && j < b.length) {
    const x = a[i]!
    const y = b[j]!
    if (x === y) common++
    if (x <= y) i++
    if (y <= x) j++
  }
  return (2 * common) / (a.length + b.length)
}

/** Whole name against whole name, sound by sound: where words contradict each other, and for other scripts. */
function joinedSounds(
  left: Profile,
  right: Profile,
  crossed: boolean,
  alignment: Alignment,
  costs: CostTables,
): number {
  if (!crossed) {
    if (alignment.contradictions.length === 0) return 1
    // names with an equal word differ in the rest, which was compared already
    if (alignment.links.length > 0) return -1
  }
  const swap = crossed && left.origin === 0
  const from = swap ? right.joined : left.joined
  const to = swap ? left.joined : right.joined
  const span = Math.max(from.length, to.length, 1)
  return Math.max(0, 1 - phonemeDistance(from, to, costs[crossed ? left.origin + right.origin : 0]!) / span)
}

/** Similarity of the link between two positions; 0.5 for an initial, -1 where they contradict, 0 where they are not linked. */
function positionLink(alignment: Alignment, i: number, j: number): number {
  for (const pair of alignment.links) if (holds(pair, i, j)) return pair.link.similarity
  for (const pair of alignment.initials) if (holds(pair, i, j)) return 0.5
  for (const pair of alignment.contradictions) if (holds(pair, i, j)) return -1
  return 0
}

const holds = (pair: Pair, i: number, j: number): boolean =>
  i >= pair.a && i < pair.a + pair.spanA && j >= pair.b && j < pair.b + pair.spanB

function inversions(links: readonly Pair[]): number {
  let n = 0
  for (let i = 0; i < links.length && n < 3; i++)
    for (let j = i + 1; j < links.length; j++) if ((links[i]!.a - links[j]!.a) * (links[i]!.b - links[j]!.b) < 0) n++
  return Math.min(n, 3)
}

/** How the family names stand, where a comma or a table says which they are: -1 contradicted, 0 unknown, else similarity. */
function familyLink(a: readonly Token[], b: readonly Token[], alignment: Alignment): number {
  for (const { a: i, b: j } of alignment.contradictions) if (isFamily(a[i]!) || isFamily(b[j]!)) return -1
  let found = 0
  for (const { a: i, b: j, link } of alignment.links)
    if (a[i]!.family || b[j]!.family) found = Math.max(found, link.similarity)
  return found
}

const isFamily = (token: Token): boolean => token.family || (token.knownFamily && !token.knownGiven)
