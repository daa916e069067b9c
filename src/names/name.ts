import { buildCompany } from './company.js'
import { companyWords, legalForms, weakLegalForms } from './lexicon/legal-forms.js'
import type { Rarity } from './model/rarity.js'
import { buildPerson } from './person.js'
import type { EntityType, Profile } from './profile.js'
import type { Script } from './script/detect.js'
import { splitWords, type Word, type Words } from './words.js'

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
    if (type === 'company') {
      this.#company ??= buildCompany(this.words, this.#rarity)
      return this.#company
    }
    this.#person ??= buildPerson(this.words, this.#rarity)
    return this.#person
  }
}

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
