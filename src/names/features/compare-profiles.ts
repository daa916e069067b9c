import { type Alignment, align } from '../compare/align.js'
import type { CostTables } from '../compare/link.js'
import type { EntityType, Profile } from '../profile.js'
import type { Token } from '../token.js'
import { measureDifferences } from './differences.js'
import { measureEvidence } from './evidence.js'
import { at, featureCount } from './feature-names.js'
import { measureLinks } from './links.js'
import { measureWhole } from './whole.js'

/** Everything that one comparison found: the numbers for the model, and the alignment that the reasons are told from. */
export interface Comparison {
  readonly features: Float64Array
  readonly alignment: Alignment
  /** The two names in the order in which they were compared. */
  readonly left: Profile
  readonly right: Profile
  /** That order is not the given one. */
  readonly turned: boolean
}

/**
 * Aligns two names and measures how they stand to each other. `f` takes the features and may be used again. The name of fewer
 * words comes first, whichever was given first: an alignment has ties, and a score must not depend on who asks.
 */
export function compareProfiles(
  first: Profile,
  second: Profile,
  type: EntityType,
  costs: CostTables,
  f: Float64Array = new Float64Array(featureCount),
): Comparison {
  const turned = isAfter(first, second)
  const left = turned ? second : first
  const right = turned ? first : second
  const a = left.main
  const b = right.main
  const alignment = align(a, b, costs)
  if (a !== left.parts.tokens || b !== right.parts.tokens) useAsides(left, right, alignment)
  f.fill(0)
  const crossed = left.origin !== right.origin && (left.origin === 0 || right.origin === 0)
  f[at.crossed] = crossed ? 1 : 0
  f[at.foreign_origin] = crossed ? left.origin + right.origin : left.origin === 0 ? 0 : -1
  f[at.company] = type === 'company' ? 1 : 0
  f[at.words_fewer] = Math.min(a.length - left.initials, b.length - right.initials)
  f[at.words_more] = Math.max(a.length - left.initials, b.length - right.initials)
  f[at.initials_fewer] = Math.min(left.initials, right.initials)
  f[at.initials_more] = Math.max(left.initials, right.initials)
  f[at.weight_lower] = Math.min(left.weight, right.weight)
  f[at.weight_higher] = Math.max(left.weight, right.weight)
  f[at.first_is_initial] = (a[0]?.initial ? 1 : 0) + (b[0]?.initial ? 1 : 0)
  f[at.particles_on_both] = a !== left.parts.tokens && b !== right.parts.tokens ? 1 : 0
  measureLinks(f, left, right, alignment)
  measureDifferences(f, a, b, alignment)
  measureWhole(f, left, right, crossed, alignment, costs)
  measureEvidence(f, left, right, type)
  return { features: f, alignment, left, right, turned }
}

function isAfter(first: Profile, second: Profile): boolean {
  const words = first.main.length - second.main.length
  if (words !== 0) return words > 0
  return first.origin === second.origin ? first.normalised > second.normalised : first.origin > second.origin
}

/** A word missing from one name that stands in the other's brackets or particles is not missing: Shanta (Shanti) Devi. */
function useAsides(left: Profile, right: Profile, alignment: Alignment): void {
  const found = (tokens: readonly Token[], text: string) => tokens.some((token) => token.text === text)
  keep(alignment.omittedA, (i) => !found(right.parts.tokens, left.main[i]!.text))
  keep(alignment.omittedB, (j) => !found(left.parts.tokens, right.main[j]!.text))
}

function keep(list: number[], test: (index: number) => boolean): void {
  let n = 0
  for (const index of list) if (test(index)) list[n++] = index
  list.length = n
}
