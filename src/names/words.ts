import type { Script } from './script/detect.js'
import { romanise } from './script/romanise.js'

/** Most words of one name that are looked at; longer input is no name, and is compared by its beginning. */
export const maxWords = 24

/** A word as written, before anything is known of its role. */
export interface Word {
  /** Lower-case ASCII letters and digits, never empty. */
  readonly text: string
  /** Written in capitals throughout (of at least two letters). */
  readonly upper: boolean
  /** In brackets, or behind an alias sign: another name of the bearer, or a remark. */
  readonly aside: boolean
  /** Number of commas before it. */
  readonly segment: number
  /** Directly behind a slash, as the o of S/O. */
  readonly slashed: boolean
}

export interface Words {
  readonly words: readonly Word[]
  readonly script: Script
  /** Some word has a small letter: capitals then mean something. */
  readonly mixedCase: boolean
  /** Words beyond `maxWords` were left out. */
  readonly truncated: boolean
  readonly segments: number
}

const aliasWords = new Set(['alias', 'urf', 'aka', 'nee', 'urph'])

/** Splits a name of any script into romanised words. Never throws; a name without letters and digits has no words. */
export function splitWords(input: string): Words {
  const { text, script } = romanise(clean(input))
  const words: Word[] = []
  let start = -1
  let piece = ''
  let aside = 0
  let alias = false
  let segment = 0
  let slashed = false
  let lowerSeen = false
  let mixedCase = false
  let truncated = false
  let upperSeen = false

  const flush = (end: number): void => {
    const original = start >= 0 ? piece + text.slice(start, end) : piece
    start = -1
    piece = ''
    if (original === '') return
    const lower = original.toLowerCase()
    if (lowerSeen) mixedCase = true
    if (aliasWords.has(lower) && words.length > 0) alias = true
    else if (words.length < maxWords)
      words.push({
        text: lower.length > 40 ? lower.slice(0, 40) : lower,
        upper: upperSeen && !lowerSeen && lower.length > 1,
        aside: aside > 0 || alias,
        segment,
        slashed,
      })
    else truncated = true
    if (lower.length > 40) truncated = true
    lowerSeen = false
    upperSeen = false
    slashed = false
  }

  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i)
    if (c >= 97 && c <= 122) {
      if (start < 0) start = i
      lowerSeen = true
    } else if (c >= 65 && c <= 90) {
      if (start < 0) start = i
      upperSeen = true
    } else if (c >= 48 && c <= 57) {
      if (start < 0) start = i
    } else if (c === 39 || c === 96) {
      // an apostrophe joins: D'Souza, Sa'id
      if (start >= 0) {
        piece += text.slice(start, i)
        start = -1
      }
    } else {
      flush(i)
      if (c === 40 || c === 91 || c === 123) aside++
      else if (c === 41 || c === 93 || c === 125) aside = Math.max(0, aside - 1)
      else if (c === 44 || c === 59) {
        if (words.length > 0) segment++
        alias = false
      } else if (c === 64) alias = words.length > 0
      else if (c === 47 || c === 92) slashed = true
      else if ((c === 38 || c === 43) && words.length < maxWords)
        words.push({ text: 'and', upper: false, aside: aside > 0 || alias, segment, slashed: false })
      else if (c === 32) slashed = false
    }
    if (truncated && words.length >= maxWords) break
  }
  flush(text.length)
  return { words, script, mixedCase, truncated, segments: words.length ? words.at(-1)!.segment + 1 : 0 }
}

/** Composes, unifies apostrophes, and drops what is not written: control and formatting characters, emoji. */
function clean(input: string): string {
  let ascii = true
  for (let i = 0; i < input.length; i++) {
    const c = input.charCodeAt(i)
    if (c > 126 || c < 32) {
      ascii = false
      break
    }
  }
  if (ascii) return input
  return input
    .slice(0, 4000)
    .normalize('NFKC')
    .replace(/[\u2018\u2019\u02bc\u02bb\u02bf\u02be\u2032\u00b4\u05f3\u055a]/g, "'")
    .replace(/[\u0964\u0970\u0df4\u30fb\uff65\u00b7\u2010-\u2015\u200b\s]/gu, ' ')
    .replace(/[\u060c\u3001]/g, ',')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Extended_Pictographic}]/gu, (character) =>
      /[0-9#*]/.test(character) ? character : '',
    )
}
