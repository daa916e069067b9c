import { consonantsOf, skeletonOf, toPhonemes } from './compare/phonemes.js'
import { knownName } from './lexicon/known-names.js'
import { nicknameGroups } from './lexicon/nicknames.js'
import type { Rarity } from './model/rarity.js'

/** Families of scripts whose romanisation differs from the usual Latin spelling in ways of their own. */
export const origins = ['latin', 'brahmic', 'arabic', 'hebrew', 'cyrillic', 'han', 'kana', 'hangul'] as const
export type Origin = (typeof origins)[number]

/** One part of a name, with everything that a comparison needs worked out once. */
export interface Token {
  readonly text: string
  readonly codes: Uint8Array
  readonly skeleton: string
  /** The skeleton without a final -a. */
  readonly stem: string
  readonly consonants: string
  /** Bit i is set when letter i occurs. */
  readonly mask: number
  readonly initial: boolean
  readonly particle: boolean
  readonly aside: boolean
  /** Before the comma of "Sharma, Rohit". */
  readonly family: boolean
  /** 0 to 1: how much it tells that two names share this word. */
  readonly weight: number
  /** In the tables of names, or met often: a word that is surely itself and no misspelling. */
  readonly known: boolean
  /** Bits: male 1, female 2. 0 where unknown. */
  readonly gender: number
  readonly groups: readonly number[] | undefined
  readonly origin: number
}

export interface TokenRole {
  readonly initial?: boolean
  readonly particle?: boolean
  readonly aside?: boolean
  readonly family?: boolean
}

/** `spoken` is the romanised form with its long vowels, where `text` has them shortened. */
export function makeToken(
  text: string,
  role: TokenRole,
  company: boolean,
  origin: number,
  rarity: Rarity,
  spoken: string = text,
): Token {
  const codes = toPhonemes(spoken)
  const skeleton = skeletonOf(codes)
  const initial = role.initial ?? false
  const particle = role.particle ?? false
  const entry = initial ? undefined : knownName(skeleton)
  const count = rarity.count(text, company)
  return {
    text,
    codes,
    skeleton,
    stem: skeleton.length > 3 && skeleton.endsWith('a') ? skeleton.slice(0, -1) : skeleton,
    consonants: consonantsOf(skeleton),
    mask: letterMask(text),
    initial,
    particle,
    aside: role.aside ?? false,
    family: role.family ?? false,
    weight: particle ? 0.1 : initial ? 0.3 : rarity.of(text, company),
    known: entry !== undefined || count >= 12,
    gender: entry?.gender ?? 0,
    groups: nicknameGroups.get(text),
    origin,
  }
}

function letterMask(text: string): number {
  let mask = 0
  for (let i = 0; i < text.length; i++) mask |= 1 << (text.charCodeAt(i) - 97)
  return mask
}
