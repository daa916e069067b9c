import { type Comparison, compareProfiles, featureNames } from './model/features.js'
import type { NameModel } from './model/name-model.js'
import { type EntityType, Name, type Profile } from './profile.js'
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

/** Compares names. Pure: the model is data, and nothing is kept between calls. */
export class NameMatcher {
  readonly #model: NameModel

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
    return this.#decide(left, right, compareProfiles(left, right, type, this.#model.costs))
  }

  explain(a: Name, b: Name, type: EntityType = this.typeOf(a, b)): ExplainedPair {
    const left = a.profile(type)
    const right = b.profile(type)
    const comparison = compareProfiles(left, right, type, this.#model.costs)
    const result = this.#decide(left, right, comparison)
    return { ...result, reasons: explain(left, right, type, comparison, result.undecidable) }
  }

  #decide(left: Profile, right: Profile, comparison: Comparison): PairResult {
    const same = left.normalised === right.normalised && !left.truncated
    const clash =
      comparison.features[generationClash]! > 1 ||
      comparison.features[titleGenderClash] === 1 ||
      comparison.features[numberClash] === 2 ||
      comparison.features[relatedClash]! < 0
    let probability = 1 / (1 + Math.exp(-this.#model.trees.evaluate(comparison.features)))
    if (same && !clash) probability = Math.max(probability, 0.99)
    const undecidable = isUndecidable(left, right, comparison)
    if (undecidable) probability = Math.min(probability, certain - 0.0001)
    return { probability, undecidable }
  }
}

const generationClash = featureNames.indexOf('generation_clash')
const titleGenderClash = featureNames.indexOf('title_gender_clash')
const numberClash = featureNames.indexOf('number_clash')
const relatedClash = featureNames.indexOf('related')

/**
 * No contradiction, yet at most one word in common and an initial, or nothing, where the other name has a word. Names cut off
 * at the word limit are undecidable too.
 */
function isUndecidable(left: Profile, right: Profile, { a, b, alignment }: Comparison): boolean {
  if (left.truncated || right.truncated) return true
  if (alignment.contradictions.length + alignment.clashes.length > 0) return false
  const wordsA = a.filter((token) => !token.initial).length
  const wordsB = b.filter((token) => !token.initial).length
  const linked = alignment.links.reduce((sum, pair) => sum + Math.max(pair.a.length, pair.b.length), 0)
  if (linked >= 2) return false
  return Math.max(wordsA, wordsB) > linked || (linked === 0 && left.normalised !== right.normalised)
}
