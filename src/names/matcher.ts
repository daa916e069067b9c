import type { Alignment } from './compare/align.js'
import { type Comparison, compareProfiles } from './features/compare-profiles.js'
import { at, featureCount } from './features/feature-names.js'
import type { NameModel } from './model/name-model.js'
import { Name } from './name.js'
import type { EntityType, Profile } from './profile.js'
import { explain, type Reason } from './reasons.js'

export interface PairResult {
  /** 0 to 1: the calibrated probability that the two names belong to one identity. */
  readonly probability: number
  /** The names alone cannot settle it: R. Sharma may be Rohit Sharma or Rahul Sharma. */
  readonly undecidable: boolean
}

export interface ExplainedPair extends PairResult {
  readonly reasons: readonly Reason[]
}

/** From here on a score is called certain (docs/name-matching.md); an undecidable pair stays below. */
export const certain = 0.95

/**
 * How much of what an undecidable pair has above `likely` counts: enough to keep the order of such pairs, and too little for
 * the certain band.
 */
const undecided = 0.7
const likely = 0.8

/** Of two names that are the same word for word: other bearers of a name keep it from being more. */
const sameName = 0.99

/** Compares names. Pure: the model is data, and nothing is kept between calls. */
export class NameMatcher {
  readonly #model: NameModel
  /** Filled anew by every comparison. */
  readonly #features = new Float64Array(featureCount)

  constructor(model: NameModel) {
    this.#model = model
  }

  /** Makes a name ready. Keep it as long as it is compared: the work is done once for each name and type. */
  name(input: string): Name {
    return new Name(input, this.#model.rarity)
  }

  /** Person or company, by what the two names look like. */
  typeOf(a: Name, b: Name): EntityType {
    return a.looksLikeCompany || b.looksLikeCompany ? 'company' : 'person'
  }

  score(a: Name, b: Name, type: EntityType = this.typeOf(a, b)): PairResult {
    const left = a.profile(type)
    const right = b.profile(type)
    return this.#decide(compareProfiles(left, right, type, this.#model.costs, this.#features))
  }

  explain(a: Name, b: Name, type: EntityType = this.typeOf(a, b)): ExplainedPair {
    const left = a.profile(type)
    const right = b.profile(type)
    const comparison = compareProfiles(left, right, type, this.#model.costs, this.#features)
    const result = this.#decide(comparison)
    const reasons = explain(type, comparison, result.undecidable)
    return { probability: result.probability, undecidable: result.undecidable, reasons }
  }

  #decide({ left, right, features, alignment }: Comparison): PairResult {
    const same = isSame(left, right)
    const supported = same ? sameName : this.#model.calibrate(this.#model.trees.evaluate(features))
    let probability = Math.min(supported, evidenceCeiling(features))
    const undecidable = isUndecidable(left, right, alignment)
    if (undecidable && probability > likely) probability = likely + (probability - likely) * undecided
    return { probability, undecidable }
  }
}

function isSame(left: Profile, right: Profile): boolean {
  if (left.normalised !== right.normalised || left.truncated) return false
  return left.parts.generation === right.parts.generation && left.parts.legalClasses === right.parts.legalClasses
}

/**
 * What is written beside the names can speak against them however well they agree. The labelled pairs hold too few of these
 * for the trees to learn from, so the ceilings are set by judgement.
 */
function evidenceCeiling(features: Float64Array): number {
  if (features[at.related]! < 0) return 0.2
  if (features[at.generation_clash] === 2) return 0.3
  if (features[at.title_gender_clash] === 1) return 0.4
  if (features[at.number_clash] === 2) return 0.6
  return 1
}

/**
 * No contradiction, yet at most one word in common and an initial, or nothing, where the other name has a word. Names cut off
 * at the word limit are undecidable too.
 */
function isUndecidable(left: Profile, right: Profile, alignment: Alignment): boolean {
  if (left.truncated || right.truncated) return true
  if (alignment.contradictions.length + alignment.clashes.length > 0) return false
  let linked = 0
  for (const pair of alignment.links) linked += Math.max(pair.spanA, pair.spanB)
  if (linked >= 2) return false
  const words = Math.max(left.main.length - left.initials, right.main.length - right.initials)
  return words > linked || (linked === 0 && left.normalised !== right.normalised)
}
