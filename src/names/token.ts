import { consonantsOf, skeletonOf, toPhonemes } from './compare/phonemes.js'
import { type KnownName, knownName } from './lexicon/known-names.js'
import { nicknameGroups } from './lexicon/nicknames.js'
import { places } from './lexicon/places.js'
import type { Rarity } from './model/rarity.js'

/** Families of scripts whose romanisation differs from the usual Latin spelling in ways of their own. */
export const origins = ['latin', 'brahmic', 'arabic', 'hebrew', 'cyrillic', 'han', 'kana', 'hangul'] as const
export type Origin = (typeof origins)[number]

/** Most parts of one name that are compared: tables of the alignment are this wide. */
export const maxTokens = 64

export interface TokenRole {
  readonly initial?: boolean
  readonly particle?: boolean
  /** In brackets or behind an alias sign. */
  readonly aside?: boolean
  /** Before the comma of "Sharma, Rohit". */
  readonly family?: boolean
}

const letterBit = new Int32Array(128)
for (const [i, letters] of 'a b ckq d g h iye l m n ou pf r szxj t vw'.split(' ').entries())
  for (const letter of letters) letterBit[letter.charCodeAt(0)] = 1 << i
for (let digit = 0; digit < 10; digit++) letterBit[48 + digit] = 1 << (16 + digit)

/** Met in at least this many names of the collection, a word is surely itself and no misspelling. */
const knownFrom = 12

/**
 * One part of a name. What only a closer comparison needs is worked out when it is first asked for: most tokens of a pair
 * are equal and never asked.
 */
export class Token {
  readonly text: string
  readonly initial: boolean
  readonly particle: boolean
  readonly aside: boolean
  readonly family: boolean
  readonly origin: number
  /** 0 to 1: how much it tells that two names share this word. */
  readonly weight: number
  readonly #count: number
  readonly #spoken: string
  #codes: Uint8Array | undefined
  #skeleton: string | undefined
  #consonants: string | undefined
  #regional: string | undefined
  #mask = 0
  #entry: KnownName | null | undefined
  #groups: readonly number[] | null | undefined

  /** `spoken` is the romanised form with its long vowels, where `text` has them shortened. */
  constructor(text: string, role: TokenRole, company: boolean, origin: number, rarity: Rarity, spoken: string = text) {
    this.text = text
    this.initial = role.initial ?? false
    this.particle = role.particle ?? false
    this.aside = role.aside ?? false
    this.family = role.family ?? false
    this.origin = origin
    this.#spoken = spoken
    this.#count = this.initial || this.particle ? 0 : rarity.count(text, company)
    this.weight = this.particle ? 0.1 : this.initial ? 0.3 : rarity.weight(this.#count)
  }

  get codes(): Uint8Array {
    this.#codes ??= toPhonemes(this.#spoken)
    return this.#codes
  }

  get skeleton(): string {
    this.#skeleton ??= skeletonOf(this.codes)
    return this.#skeleton
  }

  /** The skeleton without a final -a. */
  get stem(): string {
    const { skeleton } = this
    return skeleton.length > 3 && skeleton.endsWith('a') ? skeleton.slice(0, -1) : skeleton
  }

  get consonants(): string {
    this.#consonants ??= consonantsOf(this.skeleton)
    return this.#consonants
  }

  /** Letters that occur, as bits; those that spellings write for each other share one (c k q, v w, i y e, o u, s x z j, f p). */
  get mask(): number {
    if (this.#mask === 0) for (let i = 0; i < this.text.length; i++) this.#mask |= letterBit[this.text.charCodeAt(i)]!
    return this.#mask
  }

  get #known(): KnownName | null {
    if (this.#entry === undefined) this.#entry = this.initial ? null : (knownName(this.skeleton) ?? null)
    return this.#entry
  }

  /** In the tables of names, or met often. */
  get known(): boolean {
    return this.#count >= knownFrom || this.#known !== null
  }

  /** Bits: male 1, female 2. 0 where unknown. */
  get gender(): number {
    return this.#known?.gender ?? 0
  }

  get knownGiven(): boolean {
    return this.#known?.given ?? false
  }

  get knownFamily(): boolean {
    return this.#known?.family ?? false
  }

  /** A country, city or direction. */
  get place(): boolean {
    return places.has(this.text)
  }

  /** In the tables of Indian names, and in those of Western names, as bits 1 and 2. */
  get table(): number {
    return this.#known?.table ?? 0
  }

  /** The stem with the letters that regions write for each other: Bimal and Vimal, Jogesh and Yogesh. */
  get regional(): string {
    if (this.#regional === undefined) {
      const stem = this.stem.replaceAll('b', 'v')
      this.#regional = stem.startsWith('j') ? `y${stem.slice(1)}` : stem
    }
    return this.#regional
  }

  /** Nickname groups that it stands in. */
  get groups(): readonly number[] | null {
    if (this.#groups === undefined) this.#groups = nicknameGroups.get(this.text) ?? null
    return this.#groups
  }
}
