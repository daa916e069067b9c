import type { Pair } from './compare/align.js'
import { linkFlags } from './compare/link.js'
import type { Comparison } from './features/compare-profiles.js'
import { at, type FeatureName } from './features/feature-names.js'
import type { EntityType, Profile } from './profile.js'
import type { Token } from './token.js'

/** What may be said of a pair. Codes are stable: a code never changes its meaning. */
export const reasonCodes = [
  'exact',
  'honorific_ignored',
  'reordered',
  'initial_expanded',
  'initial_differs',
  'middle_missing',
  'part_missing',
  'spelling_variant',
  'phonetic',
  'nickname',
  'transliterated',
  'legal_form_ignored',
  'concatenated',
  'ocr_confusion',
  'acronym',
  'surname_differs',
  'given_name_differs',
  'name_differs',
  'gender_conflict',
  'generation_differs',
  'number_differs',
  'relation_ignored',
  'relation_differs',
  'undecidable',
] as const

export type ReasonCode = (typeof reasonCodes)[number]

/** One finding, with the words of the first and of the second name that it speaks of. */
export interface Reason {
  readonly code: ReasonCode
  readonly a: readonly string[]
  readonly b: readonly string[]
}

/** Tells why two names are or are not one, in the order: what was set aside, what agrees, what is missing, what contradicts. */
export function explain(type: EntityType, comparison: Comparison, undecided: boolean): Reason[] {
  const { alignment, left, right, turned } = comparison
  const a = left.main
  const b = right.main
  const reasons: { code: ReasonCode; a: string[]; b: string[] }[] = []
  const say = (code: ReasonCode, fromA: readonly string[], fromB: readonly string[]): void => {
    // a handful at most: looking through them costs less than a map of each pair of a list
    for (const reason of reasons)
      if (reason.code === code) {
        reason.a.push(...fromA)
        reason.b.push(...fromB)
        return
      }
    reasons.push({ code, a: fromA.slice(), b: fromB.slice() })
  }
  const span = (tokens: readonly Token[], from: number, size: number) =>
    tokens.slice(from, from + size).map((token) => token.text)
  const sayPair = (code: ReasonCode, pair: Pair): void =>
    pair.spanA + pair.spanB === 2
      ? say(code, [a[pair.a]!.text], [b[pair.b]!.text])
      : say(code, span(a, pair.a, pair.spanA), span(b, pair.b, pair.spanB))

  if (left.normalised === right.normalised && left.parts.legalClasses === right.parts.legalClasses)
    say('exact', [left.normalised], [right.normalised])
  if (left.parts.titles.length + right.parts.titles.length > 0)
    say('honorific_ignored', left.parts.titles, right.parts.titles)
  if (type === 'company' && left.parts.legalForms.join(' ') !== right.parts.legalForms.join(' '))
    say('legal_form_ignored', left.parts.legalForms, right.parts.legalForms)
  if (left.parts.related.length + right.parts.related.length > 0)
    say(value(comparison, 'related') < 0 ? 'relation_differs' : 'relation_ignored', relatives(left), relatives(right))
  if (value(comparison, 'inversions') > 0)
    say(
      'reordered',
      a.map((token) => token.text),
      b.map((token) => token.text),
    )
  for (const pair of alignment.links) {
    const code = linkReason(pair)
    if (code !== undefined) sayPair(code, pair)
  }
  for (const pair of alignment.initials)
    if (!a[pair.a]!.initial || !b[pair.b]!.initial) sayPair('initial_expanded', pair)
  if (value(comparison, 'acronym') > 0)
    say(
      'acronym',
      a.map((token) => token.text),
      b.map((token) => token.text),
    )
  sayMissing(a, alignment.omittedA, (code, words) => say(code, words, []))
  sayMissing(b, alignment.omittedB, (code, words) => say(code, [], words))

  for (const pair of alignment.clashes) sayPair('initial_differs', pair)
  for (const pair of alignment.contradictions)
    sayPair(type === 'company' ? 'name_differs' : differingPart(a, b, pair), pair)
  for (const pair of alignment.links) {
    if ((pair.link.flags & linkFlags.gender) !== 0) sayPair('gender_conflict', pair)
    else if ((pair.link.flags & linkFlags.knownDifferent) !== 0)
      sayPair(type === 'company' ? 'name_differs' : differingPart(a, b, pair), pair)
  }
  if (value(comparison, 'title_gender_clash') === 1) say('gender_conflict', left.parts.titles, right.parts.titles)
  if (left.parts.generation !== right.parts.generation) say('generation_differs', generation(left), generation(right))
  if (value(comparison, 'number_clash') > 0) say('number_differs', left.parts.numbers, right.parts.numbers)
  if (undecided)
    say(
      'undecidable',
      a.map((token) => token.text),
      b.map((token) => token.text),
    )
  return turned ? reasons.map(({ code, a, b }) => ({ code, a: b, b: a })) : reasons
}

const relatives = (profile: Profile): string[] => profile.parts.related.map((token) => token.text)

const value = (comparison: Comparison, feature: FeatureName): number => comparison.features[at[feature]]!

const generation = (profile: Profile): string[] =>
  profile.parts.generation === 0 ? [] : [['', 'Sr', 'Jr', 'III', 'IV'][profile.parts.generation]!]

function linkReason({ link }: Pair): ReasonCode | undefined {
  const { flags } = link
  if ((flags & linkFlags.exact) !== 0) return undefined
  if ((flags & linkFlags.script) !== 0) return 'transliterated'
  if ((flags & linkFlags.joined) !== 0) return 'concatenated'
  if ((flags & (linkFlags.knownDifferent | linkFlags.gender)) !== 0) return undefined
  if ((flags & (linkFlags.skeleton | linkFlags.stem)) !== 0) return 'phonetic'
  if ((flags & linkFlags.nickname) !== 0) return link.letters >= 0.6 ? 'spelling_variant' : 'nickname'
  if ((flags & linkFlags.confusion) !== 0) return 'ocr_confusion'
  return 'spelling_variant'
}

function sayMissing(
  tokens: readonly Token[],
  omitted: readonly number[],
  say: (code: ReasonCode, words: string[]) => void,
): void {
  for (const i of omitted) say(i > 0 && i < tokens.length - 1 ? 'middle_missing' : 'part_missing', [tokens[i]!.text])
}

/** Family name by comma, else by place: the last word of either name. South Indian initials behind it do not move it. */
function differingPart(a: readonly Token[], b: readonly Token[], pair: Pair): ReasonCode {
  const isFamily = (tokens: readonly Token[], i: number): boolean => {
    if (tokens.some((token) => token.family)) return tokens[i]!.family
    return tokens.length > 1 && tokens.slice(i + 1).every((token) => token.initial)
  }
  const { a: i, b: j } = pair
  if (a.length === 1 && b.length === 1) return 'name_differs'
  return isFamily(a, i) && isFamily(b, j) ? 'surname_differs' : 'given_name_differs'
}
