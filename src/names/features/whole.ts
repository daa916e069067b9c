import type { Alignment, Pair } from '../compare/align.js'
import { phonemeDistance } from '../compare/edit-distance.js'
import type { CostTables } from '../compare/link.js'
import type { Profile } from '../profile.js'
import type { Token } from '../token.js'
import { at } from './feature-names.js'

/** The names as wholes: sound, order, and what stands first and last. */
export function measureWhole(
  f: Float64Array,
  left: Profile,
  right: Profile,
  crossed: boolean,
  alignment: Alignment,
  costs: CostTables,
): void {
  f[at.joined_sounds] = crossed ? joinedSounds(left, right, costs) : 1
  f[at.first_link] = positionLink(alignment, 0, 0)
  f[at.last_link] = positionLink(alignment, left.main.length - 1, right.main.length - 1)
  f[at.inversions] = inversions(alignment)
  f[at.family_link] = familyLink(left.main, right.main, alignment)
}

/** Whole name against whole name, sound by sound: scripts divide names into words in ways of their own. */
function joinedSounds(left: Profile, right: Profile, costs: CostTables): number {
  // the foreign side is the one that the tables turn into Latin spelling
  const [from, to] = left.origin === 0 ? [right.joined, left.joined] : [left.joined, right.joined]
  const span = Math.max(from.length, to.length, 1)
  return Math.max(0, 1 - phonemeDistance(from, to, costs[left.origin + right.origin]!) / span)
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

/** How often two parts that agree stand the other way round, up to 3. Initials among themselves keep no order. */
function inversions({ links, initials }: Alignment): number {
  let n = 0
  for (let i = 0; i < links.length && n < 3; i++) {
    const { a, b } = links[i]!
    for (let j = i + 1; j < links.length; j++) if ((a - links[j]!.a) * (b - links[j]!.b) < 0) n++
    for (const initial of initials) if ((a - initial.a) * (b - initial.b) < 0) n++
  }
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
