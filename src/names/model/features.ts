import { type Alignment, align, type Pair } from '../compare/align.js'
import { phonemeDistance } from '../compare/edit-distance.js'
import { type CostTables, linkFlags } from '../compare/link.js'
import { knownName } from '../lexicon/known-names.js'
import type { EntityType, Profile } from '../profile.js'
import type { Token } from '../token.js'

/** What the model sees of a pair, in the order of the numbers that training writes down. Symmetric in the two names. */
export const featureNames = [
  'crossed',
  'foreign_origin',
  'company',
  'tokens_fewer',
  'tokens_more',
  'initials_fewer',
  'initials_more',
  'exact_count',
  'exact_weight',
  'exact_weight_best',
  'linked_count',
  'share_lower',
  'share_higher',
  'weakest',
  'second_weakest',
  'weakest_letters',
  'weakest_sounds',
  'weakest_length',
  'weakest_same_first',
  'weakest_known',
  'weakest_weight',
  'weakest_skeleton',
  'weakest_consonants',
  'weakest_nickname',
  'weakest_prefix',
  'different_known',
  'gender_clash',
  'contradictions',
  'contradiction_weight',
  'contradiction_best',
  'contradiction_worst',
  'contradiction_known',
  'contradiction_given',
  'contradiction_family',
  'omitted_fewer',
  'omitted_more',
  'omitted_weight_lower',
  'omitted_weight_higher',
  'initials_matched',
  'initials_clashing',
  'dice',
  'joined_sounds',
  'first_link',
  'last_link',
  'inversions',
  'family_link',
  'title_gender_clash',
  'generation_clash',
  'number_clash',
  'legal',
  'acronym',
  'related',
  'joins',
  'weight_lower',
  'weight_higher',
  'words_linked',
  'confusion',
  'weakest_distance',
  'letters_linked',
  'containment',
  'omitted_middle',
  'particles_shared',
  'contradiction_letters',
  'first_is_initial',
  'weakest_first_token',
] as const

export const featureCount: number = featureNames.length

/** Everything that one comparison found: the numbers for the model, and the alignment that the reasons are told from. */
export interface Comparison {
  readonly features: Float64Array
  readonly alignment: Alignment
  /** The tokens that were aligned: without particles, and without asides unless they help. */
  readonly a: readonly Token[]
  readonly b: readonly Token[]
}

export function compareProfiles(left: Profile, right: Profile, type: EntityType, costs: CostTables): Comparison {
  const a = mainTokens(left)
  const b = mainTokens(right)
  const alignment = align(a, b, costs)
  if (a.length < left.tokens.length || b.length < right.tokens.length) useAsides(left, right, a, b, alignment)
  const f = new Float64Array(featureCount)
  let i = 0
  const put = (value: number): void => {
    f[i++] = value
  }
  const crossed = left.origin !== right.origin && (left.origin === 0 || right.origin === 0)
  put(crossed ? 1 : 0)
  put(crossed ? left.origin + right.origin : left.origin === 0 ? 0 : -1)
  put(type === 'company' ? 1 : 0)
  const initialsA = countInitials(a)
  const initialsB = countInitials(b)
  put(Math.min(a.length - initialsA, b.length - initialsB))
  put(Math.max(a.length - initialsA, b.length - initialsB))
  put(Math.min(initialsA, initialsB))
  put(Math.max(initialsA, initialsB))

  const weightA = totalWeight(a)
  const weightB = totalWeight(b)
  let exactCount = 0
  let exactWeight = 0
  let exactBest = 0
  let sharedA = 0
  let sharedB = 0
  let joins = 0
  let lettersLinked = 0
  let weakest: Pair | undefined
  let second = 1
  let differentKnown = 0
  let genderClash = 0
  let confusion = 0
  for (const pair of alignment.links) {
    const { link } = pair
    const wa = weightOf(a, pair.a)
    const wb = weightOf(b, pair.b)
    sharedA += wa * link.similarity
    sharedB += wb * link.similarity
    lettersLinked += a[pair.a[0]!]!.text.length * link.similarity
    if ((link.flags & linkFlags.joined) !== 0) joins++
    if ((link.flags & linkFlags.exact) !== 0) {
      exactCount++
      exactWeight += wa
      if (wa > exactBest) exactBest = wa
      continue
    }
    if ((link.flags & linkFlags.knownDifferent) !== 0) differentKnown++
    if ((link.flags & linkFlags.gender) !== 0) genderClash++
    if ((link.flags & linkFlags.confusion) !== 0) confusion++
    if (weakest === undefined || link.similarity < weakest.link.similarity) {
      if (weakest !== undefined) second = Math.min(second, weakest.link.similarity)
      weakest = pair
    } else second = Math.min(second, link.similarity)
  }
  for (const pair of alignment.initials) {
    sharedA += weightOf(a, pair.a) * 0.5
    sharedB += weightOf(b, pair.b) * 0.5
  }
  const shareA = weightA > 0 ? sharedA / weightA : 0
  const shareB = weightB > 0 ? sharedB / weightB : 0
  put(exactCount)
  put(exactWeight)
  put(exactBest)
  put(alignment.links.length - exactCount)
  put(Math.min(shareA, shareB))
  put(Math.max(shareA, shareB))

  put(weakest?.link.similarity ?? (alignment.links.length > 0 ? 1 : -1))
  put(second)
  put(weakest?.link.letters ?? 1)
  put(weakest?.link.sounds ?? 1)
  const wa = weakest === undefined ? undefined : a[weakest.a[0]!]!
  const wb = weakest === undefined ? undefined : b[weakest.b[0]!]!
  put(wa && wb ? Math.min(wa.text.length, wb.text.length) : -1)
  put(wa && wb ? (wa.skeleton[0] === wb.skeleton[0] ? 1 : 0) : -1)
  put(wa && wb ? (wa.known ? 1 : 0) + (wb.known ? 1 : 0) : -1)
  put(wa && wb ? Math.min(wa.weight, wb.weight) : -1)
  const flags = weakest?.link.flags ?? 0
  put((flags & linkFlags.skeleton) !== 0 ? 2 : (flags & linkFlags.stem) !== 0 ? 1 : 0)
  put((flags & linkFlags.consonants) !== 0 ? 1 : 0)
  put((flags & linkFlags.nickname) !== 0 ? 1 : 0)
  put((flags & linkFlags.ending) !== 0 ? 2 : (flags & linkFlags.prefix) !== 0 ? 1 : 0)
  put(differentKnown)

  let contradictionWeight = 0
  let contradictionBest = -1
  let contradictionWorst = 2
  let contradictionKnown = 0
  let contradictionLetters = -1
  let given = 0
  let family = 0
  for (const pair of alignment.contradictions) {
    const x = a[pair.a[0]!]!
    const y = b[pair.b[0]!]!
    contradictionWeight += Math.min(x.weight, y.weight)
    contradictionBest = Math.max(contradictionBest, pair.link.similarity)
    contradictionWorst = Math.min(contradictionWorst, pair.link.similarity)
    contradictionLetters = Math.max(contradictionLetters, pair.link.letters)
    if (x.known && y.known) contradictionKnown++
    if (isGiven(x) && isGiven(y)) given++
    if (isFamily(x) && isFamily(y)) family++
    if ((x.gender | y.gender) === 3 && x.gender !== 3 && y.gender !== 3) genderClash++
  }
  put(genderClash)
  put(alignment.contradictions.length)
  put(contradictionWeight)
  put(contradictionBest)
  put(contradictionWorst)
  put(contradictionKnown)
  put(given)
  put(family)

  const omittedA = weightOf(a, alignment.omittedA)
  const omittedB = weightOf(b, alignment.omittedB)
  put(Math.min(alignment.omittedA.length, alignment.omittedB.length))
  put(Math.max(alignment.omittedA.length, alignment.omittedB.length))
  put(Math.min(omittedA, omittedB))
  put(Math.max(omittedA, omittedB))
  put(alignment.initials.length)
  put(alignment.clashes.length)

  put(dice(left.bigrams, right.bigrams))
  put(joinedSounds(left, right, crossed, alignment, costs))
  const firstLink = positionLink(alignment, 0, 0)
  const lastLink = positionLink(alignment, a.length - 1, b.length - 1)
  put(firstLink)
  put(lastLink)
  put(inversions(alignment))
  put(familyLink(a, b, alignment))
  put(
    (left.titleGender | right.titleGender) === 3 && left.titleGender !== 3 && right.titleGender !== 3
      ? 1
      : titleAgainstName(left, right, a, b),
  )
  put(left.generation === right.generation ? 0 : left.generation > 0 && right.generation > 0 ? 2 : 1)
  put(numberClash(left.numbers, right.numbers))
  put(legal(left.legalClasses, right.legalClasses))
  put(type === 'company' || a.length === 1 || b.length === 1 ? acronym(a, b) : 0)
  put(related(left.related, right.related))
  put(joins)
  put(Math.min(weightA, weightB))
  put(Math.max(weightA, weightB))
  put(alignment.links.length)
  put(confusion)
  put(wa && wb ? (1 - weakest!.link.letters) * Math.max(wa.text.length, wb.text.length) : 0)
  put(lettersLinked)
  put(
    alignment.contradictions.length + alignment.clashes.length === 0 &&
      (alignment.omittedA.length === 0 || alignment.omittedB.length === 0)
      ? 1
      : 0,
  )
  put(middleOmitted(a, alignment.omittedA) && middleOmitted(b, alignment.omittedB) ? 1 : 0)
  put(left.tokens.length - a.length > 0 && right.tokens.length - b.length > 0 ? 1 : 0)
  put(contradictionLetters)
  put((a[0]?.initial ? 1 : 0) + (b[0]?.initial ? 1 : 0))
  put(weakest === undefined ? -1 : weakest.a[0] === 0 || weakest.b[0] === 0 ? 1 : 0)
  return { features: f, alignment, a, b }
}

/** Words and initials of the name; asides and particles only when there is nothing else. */
function mainTokens(profile: Profile): readonly Token[] {
  const main = profile.tokens.filter((token) => !token.particle && !token.aside)
  return main.length > 0 ? main : profile.tokens
}

/** A word missing from one name that stands in the other's brackets is not missing: Shanta (Shanti) Devi. */
function useAsides(
  left: Profile,
  right: Profile,
  a: readonly Token[],
  b: readonly Token[],
  alignment: Alignment,
): void {
  const found = (tokens: readonly Token[], text: string) => tokens.some((token) => token.text === text)
  keep(alignment.omittedA, (i) => !found(right.tokens, a[i]!.text))
  keep(alignment.omittedB, (j) => !found(left.tokens, b[j]!.text))
}

function keep(list: number[], test: (index: number) => boolean): void {
  let n = 0
  for (const index of list) if (test(index)) list[n++] = index
  list.length = n
}

function countInitials(tokens: readonly Token[]): number {
  let n = 0
  for (const token of tokens) if (token.initial) n++
  return n
}

function totalWeight(tokens: readonly Token[]): number {
  let sum = 0
  for (const token of tokens) sum += token.weight
  return sum
}

function weightOf(tokens: readonly Token[], indices: readonly number[]): number {
  let sum = 0
  for (const index of indices) sum += tokens[index]!.weight
  return sum
}

const isGiven = (token: Token): boolean => knownName(token.skeleton)?.given ?? false
const isFamily = (token: Token): boolean => {
  const known = knownName(token.skeleton)
  return known?.family === true && !known.given
}

function dice(a: Int16Array, b: Int16Array): number {
  if (a.length === 0 || b.length === 0) return 0
  let i = 0
  let j = 0
  let common = 0
  while (i < a.length && j < b.length) {
    if (a[i] === b[j]) {
      common++
      i++
      j++
    } else if (a[i]! < b[j]!) i++
    else j++
  }
  return (2 * common) / (a.length + b.length)
}

/** Whole names sound against sound: only where tokens did not settle it, and for other scripts. */
function joinedSounds(
  left: Profile,
  right: Profile,
  crossed: boolean,
  alignment: Alignment,
  costs: CostTables,
): number {
  const settled = alignment.contradictions.length === 0
  if (!crossed && (settled || left.joined.length > 28 || right.joined.length > 28)) return settled ? 1 : -1
  const swap = crossed && left.origin === 0
  const from = swap ? right.joined : left.joined
  const to = swap ? left.joined : right.joined
  const span = Math.max(from.length, to.length, 1)
  return Math.max(0, 1 - phonemeDistance(from, to, costs[crossed ? left.origin + right.origin : 0]!) / span)
}

/** Similarity of the link between two positions; 0.5 for an initial, 0 where they are not linked to each other. */
function positionLink(alignment: Alignment, i: number, j: number): number {
  for (const pair of alignment.links) if (pair.a.includes(i) && pair.b.includes(j)) return pair.link.similarity
  for (const pair of alignment.initials) if (pair.a.includes(i) && pair.b.includes(j)) return 0.5
  for (const pair of alignment.contradictions) if (pair.a.includes(i) && pair.b.includes(j)) return -1
  return 0
}

function inversions(alignment: Alignment): number {
  let n = 0
  const { links } = alignment
  for (let i = 0; i < links.length; i++)
    for (let j = i + 1; j < links.length; j++)
      if ((links[i]!.a[0]! - links[j]!.a[0]!) * (links[i]!.b[0]! - links[j]!.b[0]!) < 0) n++
  return Math.min(n, 3)
}

/** How the family names stand, where a comma or a table says which they are: -1 contradicted, 0 unknown, else similarity. */
function familyLink(a: readonly Token[], b: readonly Token[], alignment: Alignment): number {
  const isFamilyToken = (token: Token): boolean => token.family || isFamily(token)
  let found = 0
  for (const pair of alignment.contradictions)
    if (isFamilyToken(a[pair.a[0]!]!) || isFamilyToken(b[pair.b[0]!]!)) return -1
  for (const pair of alignment.links)
    if (isFamilyToken(a[pair.a[0]!]!) || isFamilyToken(b[pair.b[0]!]!)) found = Math.max(found, pair.link.similarity)
  return found
}

/** Smt Kiran against Mr Kiran is a clash of titles; a title against the other name's known gender is half of one. */
function titleAgainstName(left: Profile, right: Profile, a: readonly Token[], b: readonly Token[]): number {
  const clash = (bits: number, tokens: readonly Token[]): boolean =>
    bits !== 0 && bits !== 3 && tokens.length > 0 && tokens[0]!.gender !== 0 && (tokens[0]!.gender & bits) === 0
  return clash(left.titleGender, b) || clash(right.titleGender, a) ? 0.5 : 0
}

function numberClash(a: readonly string[], b: readonly string[]): number {
  if (a.length === 0 && b.length === 0) return 0
  if (a.length === 0 || b.length === 0) return 1
  return a.every((number) => b.includes(number)) || b.every((number) => a.includes(number)) ? -1 : 2
}

function legal(a: number, b: number): number {
  if (a === 0 && b === 0) return 0
  if (a === 0 || b === 0) return 2
  return a === b ? 1 : (a & b) !== 0 ? 3 : 4
}

/** IRISL against Islamic Republic of Iran Shipping Lines: one word is the first letters of the other name's words. */
function acronym(a: readonly Token[], b: readonly Token[]): number {
  return Math.max(spells(a, b), spells(b, a))
}

function spells(short: readonly Token[], long: readonly Token[]): number {
  if (long.length < 2) return 0
  let letters = ''
  for (const token of long) letters += token.text[0]
  for (const token of short) {
    if (token.text.length < 2 || token.text.length > letters.length + 2) continue
    if (token.text === letters) return 2
    if (token.text.length >= 3 && letters.includes(token.text)) return 1
  }
  return 0
}

/** -1 where both name a father or husband and they differ, 1 where they agree. */
function related(a: readonly Token[], b: readonly Token[]): number {
  if (a.length === 0 || b.length === 0) return 0
  return a.some((token) => !token.initial && b.some((other) => other.stem === token.stem)) ? 1 : -1
}

function middleOmitted(tokens: readonly Token[], omitted: readonly number[]): boolean {
  for (const i of omitted) if (i === 0 || i === tokens.length - 1) return false
  return true
}
