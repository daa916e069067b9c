import type { Script } from './script/detect.js'
import { maxTokens, type Origin, origins, type Token } from './token.js'
import type { Words } from './words.js'

export type EntityType = 'person' | 'company'

export interface ProfileParts {
  readonly tokens: readonly Token[]
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
}

/** A name made ready for comparison as a person's or as a company's. */
export class Profile {
  readonly parts: ProfileParts
  /** Words beyond the limit were left out. */
  readonly truncated: boolean
  readonly origin: number
  /** Words and initials that are compared: without particles and asides, unless there is nothing else. */
  readonly main: readonly Token[]
  readonly initials: number
  readonly weight: number
  /** The tokens' texts, joined by spaces. */
  readonly normalised: string
  #joined: Uint8Array | undefined

  constructor(parts: ProfileParts, truncated: boolean, origin: number) {
    this.parts = parts
    this.truncated = truncated
    this.origin = origin
    const main: Token[] = []
    let normalised = ''
    for (const token of parts.tokens) {
      if (!token.particle && !token.aside) main.push(token)
      normalised += normalised === '' ? token.text : ` ${token.text}`
    }
    this.normalised = normalised
    this.main = main.length === parts.tokens.length || main.length === 0 ? parts.tokens : main
    let initials = 0
    let weight = 0
    for (const token of this.main) {
      if (token.initial) initials++
      weight += token.weight
    }
    this.initials = initials
    this.weight = weight
  }

  /** Phonemes of the whole name without spaces, at most 40, for names that are split otherwise. */
  get joined(): Uint8Array {
    this.#joined ??= joinedPhonemes(this.parts.tokens)
    return this.#joined
  }
}

function joinedPhonemes(tokens: readonly Token[]): Uint8Array {
  const out = new Uint8Array(40)
  let n = 0
  for (const { codes } of tokens) for (let i = 0; i < codes.length && n < out.length; i++) out[n++] = codes[i]!
  return out.subarray(0, n)
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

/** What both kinds of name are finished with: glued initials can make more parts than are compared. */
export function finish(parts: ProfileParts, words: Words, origin: number): Profile {
  if (parts.tokens.length <= maxTokens) return new Profile(parts, words.truncated, origin)
  return new Profile({ ...parts, tokens: parts.tokens.slice(0, maxTokens) }, true, origin)
}
