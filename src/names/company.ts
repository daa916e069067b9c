import { companySynonyms, type LegalClass, legalForms, numberWords, weakLegalForms } from './lexicon/legal-forms.js'
import { places } from './lexicon/places.js'
import { particles } from './lexicon/titles.js'
import type { Rarity } from './model/rarity.js'
import { finish, originOf, type Profile } from './profile.js'
import { Token } from './token.js'
import type { Words } from './words.js'

const classBits: Readonly<Record<LegalClass, number>> = {
  limited: 1,
  private: 2,
  public: 4,
  corporation: 8,
  partnership: 16,
  'limited-partnership': 32,
  cooperative: 64,
  other: 128,
}

/** Reads a company's name: legal forms become classes, words of trade their head words, lone letters an acronym. */
export function buildCompany(words: Words, rarity: Rarity): Profile {
  const origin = originOf(words.script)
  const joined: { text: string; aside: boolean }[] = []
  let letters = false
  for (const word of words.words) {
    const single = word.text.length === 1 && word.text.charCodeAt(0) > 57
    if (single && letters) joined.at(-1)!.text += word.text
    else joined.push({ text: word.text, aside: word.aside && joined.length > 0 && !places.has(word.text) })
    letters = single
  }
  const forms: string[] = []
  let legalClasses = 0
  const rest: { text: string; aside: boolean }[] = []
  for (const [i, word] of joined.entries()) {
    const legalClass = legalForms.get(word.text)
    const atEnd = joined
      .slice(i + 1)
      .every((later) => later.aside || legalForms.has(later.text) || later.text === 'and')
    if (legalClass !== undefined && rest.length > 0 && (atEnd || !weakLegalForms.has(word.text))) {
      forms.push(word.text)
      legalClasses |= classBits[legalClass]
    } else rest.push(word)
  }
  const tokens: Token[] = []
  const numbers: string[] = []
  for (const word of rest) {
    if (rest.length > 1 && (particles.has(word.text) || word.text === 'the')) {
      if (word.text !== 'and' && word.text !== 'the')
        tokens.push(new Token(word.text, { particle: true }, true, origin, rarity))
      continue
    }
    const number = tokens.length > 0 ? (numberWords.get(word.text) ?? word.text) : word.text
    if (number.charCodeAt(0) < 58) numbers.push(number)
    const text = companySynonyms.get(number) ?? number
    tokens.push(new Token(text, { aside: word.aside }, true, origin, rarity))
  }
  return finish(
    { tokens, titles: [], titleGender: 0, generation: 0, related: [], legalForms: forms, legalClasses, numbers },
    words,
    origin,
  )
}
