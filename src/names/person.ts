import { female, male } from './lexicon/known-names.js'
import {
  abbreviations,
  generations,
  particles,
  spelledLetters,
  spelledTitles,
  titleGender,
  titlesAfter,
  titlesBefore,
} from './lexicon/titles.js'
import type { Rarity } from './model/rarity.js'
import { finish, originOf, type Profile } from './profile.js'
import { Token } from './token.js'
import type { Word, Words } from './words.js'

/** Titles that are names as well (Major Singh, Don Bradman, Swami): they go only where two words remain. */
const softTitles = new Set(
  'don major general swami acharya pandit hakim dewan diwan master miss king sub col gen lat begum baron lord lady sir father sister brother dom ar er vaidya the sant fr km ku qari hafiz haji ch sh pvt air ex chi comrade justice sheriff minister ambassador senator governor president naik nk'.split(
    ' ',
  ),
)

/** In capitals these are initials (MS Dhoni), or may be where all is in capitals and one word would remain (MS DHONI). */
const lookLikeInitials = new Set('ms sh ch km ku st ar er pt jb gp sk'.split(' '))

const relationLetters = new Set(['s', 'w', 'd', 'c', 'h'])
const relationWords = new Set(['son', 'wife', 'daughter', 'widow', 'husband', 'care'])

/** Reads a person's name: what is not the name goes aside, what is written short is written out, initials are told apart. */
export function buildPerson(words: Words, rarity: Rarity): Profile {
  const origin = originOf(words.script)
  const foreign = words.script !== 'Latin'
  const { own, related } = splitAtRelation(words.words)
  const kept: Word[] = []
  const titles: string[] = []
  let titleBits = 0
  let generation = 0
  const numbers: string[] = []

  const nameWords = own.length
  let taken = 0
  const take = (title: string): void => {
    titles.push(title)
    taken++
    const gender = titleGender.get(title)
    if (gender) titleBits |= gender === 'male' ? male : female
  }

  let segment = -1
  let atStart = true
  for (let i = 0; i < own.length; i++) {
    const word = own[i]!
    if (word.segment !== segment) {
      segment = word.segment
      atStart = true
    }
    const text = foreign ? (spelledTitles.get(word.text) ?? word.text) : word.text
    const left = nameWords - taken - 1
    const initials = word.upper && lookLikeInitials.has(text)
    const needed = softTitles.has(text) || initials ? 2 : 1
    const title = titlesBefore.has(text) && !(initials && words.mixedCase)
    if (atStart && title && left >= needed && mayBeTitle(text, word, own, i)) {
      take(text)
      continue
    }
    const number = generations.get(text)
    if (number !== undefined && i > 0 && left >= 1) {
      generation = number
      taken++
      continue
    }
    if (text.charCodeAt(0) < 58) {
      numbers.push(text)
      if (left >= 1 && /^\d+$/.test(text)) {
        taken++
        continue
      }
    }
    atStart = false
    kept.push(text === word.text ? word : { ...word, text })
  }
  // degrees and courtesies behind the name, last word first
  while (kept.length > 2 || (kept.length > 1 && (kept.at(-1)!.segment > 0 || kept.at(-1)!.text.length > 2))) {
    const last = kept.at(-1)!
    if (
      !titlesAfter.has(last.text) ||
      (last.segment === 0 && kept.length <= 2 && last.text.length < 4 && last.text !== 'phd')
    )
      break
    take(last.text)
    kept.pop()
  }

  const commaFamily = kept.length > 1 && kept.at(-1)!.segment > kept[0]!.segment
  const tokens: Token[] = []
  for (let i = 0; i < kept.length; i++) {
    const word = kept[i]!
    const family = commaFamily && word.segment === kept[0]!.segment
    const role = { aside: word.aside && i > 0, family }
    const text = word.text
    if (text.length === 1) {
      tokens.push(new Token(text, { ...role, initial: true }, false, origin, rarity))
      continue
    }
    if (foreign && kept.length > 1 && spelledLetters.has(text)) {
      tokens.push(new Token(spelledLetters.get(text)!, { ...role, initial: true }, false, origin, rarity))
      continue
    }
    const long = abbreviations.get(text)
    if (long !== undefined && kept.length > 1) {
      tokens.push(new Token(long, role, false, origin, rarity))
      continue
    }
    if (isGluedInitials(word, words.mixedCase, family) && kept.length > 1) {
      for (const letter of text) tokens.push(new Token(letter, { ...role, initial: true }, false, origin, rarity))
      continue
    }
    if (particles.has(text) && kept.length > 1) {
      tokens.push(new Token(text, { ...role, particle: true }, false, origin, rarity))
      continue
    }
    const servant = splitServant(text)
    if (servant !== undefined) {
      tokens.push(new Token('abdul', role, false, origin, rarity))
      if (servant !== '') tokens.push(new Token(servant, role, false, origin, rarity))
      continue
    }
    tokens.push(new Token(foreign ? shorten(text) : text, role, false, origin, rarity, text))
  }
  return finish(
    {
      tokens,
      titles,
      titleGender: titleBits,
      generation,
      related: related.map((word) => new Token(word.text, {}, false, origin, rarity)),
      legalForms: [],
      legalClasses: 0,
      numbers,
    },
    words,
    origin,
  )
}

/** A title that is also written as a short form of a name stands for the name when it is the only thing before it. */
function mayBeTitle(text: string, word: Word, own: readonly Word[], i: number): boolean {
  if (text === 'md' || text === 'mohd') return false
  // "KU, Chi Shu": before a comma, alone, it is the family name
  const next = own[i + 1]
  if (next !== undefined && next.segment > word.segment && (i === 0 || own[i - 1]!.segment < word.segment))
    return text.length > 2 && !softTitles.has(text)
  return true
}

/** Cuts at S/O, W/O, D/O, C/O, "son of": what follows is somebody else. */
function splitAtRelation(words: readonly Word[]): { own: readonly Word[]; related: readonly Word[] } {
  for (let i = 0; i + 1 < words.length; i++) {
    const word = words[i]!
    const next = words[i + 1]!
    const letters = relationLetters.has(word.text) && next.text === 'o' && next.slashed
    const spelled = relationWords.has(word.text) && next.text === 'of'
    if (!letters && !spelled) continue
    const own = words.slice(0, i)
    const related = words.slice(i + 2)
    if (own.length > 0) return { own, related }
    if (related.length > 0) return { own: related, related: [] }
  }
  return { own: words, related: [] }
}

/** MS Dhoni, RK Singh, Rashid AU: capitals among small letters, or two or three consonants. */
function isGluedInitials(word: Word, mixedCase: boolean, family: boolean): boolean {
  const { text } = word
  if (text.length > 4 || family || text === 'ng' || text === 'st' || text === 'mc') return false
  if (!/^[a-z]+$/.test(text)) return false
  if (mixedCase) return word.upper && !particles.has(text)
  return text.length < 4 && !/[aeiouy]/.test(text)
}

/** Abdul + one of the names of God, however it is joined: abdelmajid → majid. `''` for abdul alone, undefined for others. */
function splitServant(text: string): string | undefined {
  if (!text.startsWith('abd')) return undefined
  const match = /^abd(?:[aeiou]{1,2}[lrsnztd]?)?(?=([a-z]{4,})$)/.exec(text)
  if (/^abd(?:[aeiou]{0,2}l)?$/.test(text) || /^abd[aeiou]{1,2}[rsnztd]$/.test(text)) return ''
  if (match === null || /^abd[aeiou]{1,2}l+[aeiou]+h?$/.test(text)) return undefined
  return match[1]
}

/** Long vowels of a romanised script, as names are spelt: raam → ram, jagdeesh → jagdish. */
const shorten = (text: string): string => text.replace(/aa/g, 'a').replace(/ee/g, 'i').replace(/oo/g, 'u')
