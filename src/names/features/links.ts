import type { Alignment, Pair } from '../compare/align.js'
import { linkFlags } from '../compare/link.js'
import type { Profile } from '../profile.js'
import type { Token } from '../token.js'
import { at } from './feature-names.js'

/** What the two names share, and how sure the least sure of it is. */
export function measureLinks(f: Float64Array, left: Profile, right: Profile, alignment: Alignment): void {
  const a = left.main
  const b = right.main
  let exactCount = 0
  let exactWeight = 0
  let exactBest = 0
  let linkedBest = 0
  let sharedA = 0
  let sharedB = 0
  let letters = 0
  let weakest: Pair | undefined
  let differentKnown = 0
  for (const pair of alignment.links) {
    const { link } = pair
    const weightA = spanWeight(a, pair.a, pair.spanA)
    const weightB = spanWeight(b, pair.b, pair.spanB)
    sharedA += weightA * link.similarity
    sharedB += weightB * link.similarity
    letters += Math.min(a[pair.a]!.text.length, b[pair.b]!.text.length) * link.similarity
    const weight = Math.min(weightA, weightB)
    if (link.similarity > 0.85 && weight > linkedBest) linkedBest = weight
    if ((link.flags & linkFlags.exact) !== 0) {
      exactCount++
      exactWeight += weight
      if (weight > exactBest) exactBest = weight
      continue
    }
    if ((link.flags & linkFlags.knownDifferent) !== 0) differentKnown++
    if (weakest === undefined || link.similarity < weakest.link.similarity) weakest = pair
  }
  for (const pair of alignment.initials) {
    sharedA += a[pair.a]!.weight * 0.5
    sharedB += b[pair.b]!.weight * 0.5
  }
  const shareA = left.weight > 0 ? sharedA / left.weight : 0
  const shareB = right.weight > 0 ? sharedB / right.weight : 0
  f[at.exact_count] = exactCount
  f[at.exact_weight] = exactWeight
  f[at.exact_weight_best] = exactBest
  f[at.linked_count] = alignment.links.length - exactCount
  f[at.words_linked] = alignment.links.length
  f[at.linked_weight_best] = linkedBest
  f[at.letters_linked] = letters
  f[at.share_lower] = Math.min(shareA, shareB)
  f[at.share_higher] = Math.max(shareA, shareB)
  f[at.different_known] = differentKnown
  if (weakest !== undefined) measureWeakest(f, a[weakest.a]!, b[weakest.b]!, weakest)
  else {
    f[at.weakest] = alignment.links.length > 0 ? 1 : -1
    f[at.weakest_letters] = 1
    f[at.weakest_sounds] = 1
    f[at.weakest_length] = -1
    f[at.weakest_prefix] = -1
    f[at.weakest_suffix] = -1
    f[at.weakest_known] = -1
    f[at.weakest_weight] = -1
    f[at.weakest_is_first] = -1
  }
}

function measureWeakest(f: Float64Array, x: Token, y: Token, { a, b, link }: Pair): void {
  const { flags } = link
  f[at.weakest] = link.similarity
  f[at.weakest_letters] = link.letters
  f[at.weakest_sounds] = link.sounds
  f[at.weakest_edits] = (1 - link.letters) * Math.max(x.text.length, y.text.length)
  f[at.weakest_length] = Math.min(x.text.length, y.text.length)
  f[at.weakest_prefix] = commonPrefix(x.text, y.text)
  f[at.weakest_suffix] = commonSuffix(x.text, y.text)
  f[at.weakest_known] = (x.known ? 1 : 0) + (y.known ? 1 : 0)
  f[at.weakest_weight] = Math.min(x.weight, y.weight)
  f[at.weakest_skeleton] = (flags & linkFlags.skeleton) !== 0 ? 2 : (flags & linkFlags.stem) !== 0 ? 1 : 0
  f[at.weakest_consonants] = (flags & linkFlags.consonants) !== 0 ? 1 : 0
  f[at.weakest_nickname] = (flags & linkFlags.nickname) === 0 ? 0 : link.letters < 0.5 ? 1 : 2
  f[at.weakest_ending] = (flags & linkFlags.ending) !== 0 ? 2 : (flags & linkFlags.prefix) !== 0 ? 1 : 0
  f[at.weakest_is_first] = a === 0 || b === 0 ? 1 : 0
  f[at.weakest_given] = (x.knownGiven ? 1 : 0) + (y.knownGiven ? 1 : 0)
  f[at.weakest_family] = (x.knownFamily ? 1 : 0) + (y.knownFamily ? 1 : 0)
}

function spanWeight(tokens: readonly Token[], from: number, span: number): number {
  let sum = tokens[from]!.weight
  for (let i = 1; i < span; i++) sum += tokens[from + i]!.weight
  return sum
}

export function commonPrefix(x: string, y: string): number {
  let n = 0
  while (n < x.length && n < y.length && x.charCodeAt(n) === y.charCodeAt(n)) n++
  return n
}

function commonSuffix(x: string, y: string): number {
  let n = 0
  while (n < x.length && n < y.length && x.charCodeAt(x.length - 1 - n) === y.charCodeAt(y.length - 1 - n)) n++
  return n
}
