import type { TextLayer } from '../documents/document.js'

/** Fewer characters than this are a page number or a stamp: the page's text may be drawn as curves. */
const fewCharacters = 16
/** On a scan, a layer of fewer visible characters than this is a stamp or a footer that was added to it. */
const fewOnScan = 200

/**
 * Whether a page's text layer can be taken for its text. It cannot where a scanner's software laid it invisibly over the
 * picture (its reading is not checked by anyone), where the fonts do not say which characters they draw, or where the
 * letters are no language: fonts that were subset without a table give shifted letters, which have next to no vowels.
 */
export function isSound({ characters, scanned }: TextLayer): boolean {
  const drawn = characters.filter(({ text }) => !/^\s$/.test(text))
  if (drawn.length < fewCharacters) return false
  const visible = drawn.filter(({ invisible }) => !invisible)
  if (visible.length < drawn.length / 2) return false
  if (scanned >= 0.5 && visible.length < fewOnScan) return false
  const unknown = visible.filter(({ text }) => text === '' || /[\p{Co}\p{Cc}\p{Cn}\ufffd]/u.test(text))
  if (unknown.length > visible.length * 0.05) return false
  return isLanguage(visible.map(({ text }) => text).join(''))
}

/** European languages have 35 to 50 vowels in a hundred letters; codes and names of firms pull a statement down to 28. */
const fewestVowels = 0.17

function isLanguage(text: string): boolean {
  const letters = text.normalize('NFKD').match(/[a-z]/gi) ?? []
  if (letters.length < 60) return true
  const vowels = letters.filter((letter) => /[aeiouy]/i.test(letter))
  return vowels.length >= letters.length * fewestVowels
}
