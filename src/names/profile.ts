import { buildCompany } from './company.js'
import { companyWords, legalForms, weakLegalForms } from './lexicon/legal-forms.js'
import type { Rarity } from './model/rarity.js'
import { buildPerson } from './person.js'
import type { Script } from './script/detect.js'
import { type Origin, origins, type Token } from './token.js'
import { splitWords, type Word, type Words } from './words.js'

export type EntityType = 'person' | 'company'

/** A name made ready for comparison as a person's or as a company's. */
export interface Profile {
  readonly tokens: readonly Token[]
  /** The tokens' texts, joined by spaces. */
  readonly normalised: string
  /** Sorted pairs of neighbouring letters of the name without spaces. */
  readonly bigrams: Int16Array
  /** Phonemes of the whole name without spaces, for names that are split otherwise. */
  readonly joined: Uint8Array
  readonly origin: number
  /** Titles that were taken off. */
  readonly titles: readonly string[]
  /** From titles: bits male 1, female 2. */
  readonly titleGender: number
  /** 0 where no generation is named (Jr, Sr, III). */
  readonly generation: number
  /** Father, husband or mother named behind S/O, W/O, D/O: evidence, not part of the name. */
  readonly related: readonly Token[]
  readonly legalForms: readonly string[]
  /** Bits of LegalClass. */
  readonly legalClasses: number
  readonly numbers: readonly string[]
  readonly truncated: boolean
}

/** One name of a request: split once, made ready for each entity type at most once. */
export class Name {
  readonly input: string
  readonly words: Words
  readonly looksLikeCompany: boolean
  readonly #rarity: Rarity
  #person: Profile | undefined
  #company: Profile | undefined

  constructor(input: string, rarity: Rarity) {
    this.input = input
    this.words = splitWords(input)
    this.looksLikeCompany = looksLikeCompany(this.words.words)
    this.#rarity = rarity
  }

  get script(): Script {
    return this.words.script
  }

  /** False when there is nothing to compare: no letter of any script. */
  get usable(): boolean {
    return this.words.words.some((word) => /[a-z]/.test(word.text))
  }

  profile(type: EntityType): Profile {
    if (type === 'company') return (this.#company ??= buildCompany(this.words, this.#rarity))
    return (this.#person ??= buildPerson(this.words, this.#rarity))
  }
}

const originOfScript: Partial<Record<Script, Origin>> = {
  Devanagari: 'brahmic',
  Bengali: 'brahmic',
  Gurmukhi: 'brahmic',
  Gujarati: 'brahmic',
  Odia: 'brahmic',
  Tamil: 'brahmic',
  Telugu: 'brahmic',
  Kannada: 'brahmic',
  Malayalam: 'brahmic',
  Arabic: 'arabic',
  Hebrew: 'hebrew',
  Cyrillic: 'cyrillic',
  Greek: 'cyrillic',
  Han: 'han',
  Kana: 'kana',
  Hangul: 'hangul',
}

export const originOf = (script: Script): number => origins.indexOf(originOfScript[script] ?? 'latin')

/** A legal form or a word of trade gives a company away. Weak forms (sa, co, ag) count at the end of a longer name only. */
function looksLikeCompany(words: readonly Word[]): boolean {
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!
    if (word.aside && i > 0) continue
    if (companyWords.has(word.text) && words.length > 1) return true
    if (legalForms.has(word.text)) {
      if (!weakLegalForms.has(word.text) && word.text !== 'de' && word.text.length > 2) return true
      if (i > 1 && i === words.length - 1 && word.text.length > 1) return true
    }
    if (word.text === 'and' && i > 0) return true
  }
  return false
}

/** What both kinds of name are finished with. */
export function finish(
  parts: Omit<Profile, 'normalised' | 'bigrams' | 'joined' | 'truncated' | 'origin'>,
  words: Words,
  origin: number,
): Profile {
  let together = ''
  let normalised = ''
  let size = 0
  for (const token of parts.tokens) {
    normalised += normalised === '' ? token.text : ` ${token.text}`
    if (!token.particle && !token.aside) together += token.text
    size += token.codes.length
  }
  const joined = new Uint8Array(Math.min(size, 40))
  let at = 0
  for (const token of parts.tokens)
    for (let i = 0; i < token.codes.length && at < joined.length; i++) joined[at++] = token.codes[i]!
  const count = Math.max(0, Math.min(together.length, 120) - 1)
  const bigrams = new Int16Array(count)
  for (let i = 0; i < count; i++) bigrams[i] = ((together.charCodeAt(i) & 63) << 6) | (together.charCodeAt(i + 1) & 63)
  bigrams.sort()
  return { ...parts, normalised, bigrams, joined, origin, truncated: words.truncated }
}
