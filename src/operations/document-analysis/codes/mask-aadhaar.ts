import type { PageText, TextLine, TextWord } from '../../../text-layer/page-text.js'
import type { Integrity } from '../integrity/signal.js'
import { isAadhaarNumber } from './aadhaar-number.js'
import type { Barcode } from './barcode.js'

/**
 * Aadhaar numbers are shown as UIDAI's masked Aadhaar shows them: the last four digits only. Pages are masked before
 * anything is made of them, so that no output can hold what they no longer say.
 *
 * A number in groups of four with a right check digit is taken for one anywhere. Twelve digits in one piece are also
 * references of payments, of which one in ten has a right check digit by chance: they are masked where the document is
 * an Aadhaar card or their row speaks of Aadhaar; there the check digit is not asked for, for it may be misread.
 */
export function maskAadhaar(page: PageText, options: { readonly aadhaarCard: boolean }): PageText {
  const changes = new Map<TextLine, TextLine>()
  const taken = new Set<TextLine>()
  for (const line of page.lines) {
    if (taken.has(line)) continue
    const row = rightOf(line, page.lines)
    const speaksOfIt = options.aadhaarCard || row.some(({ text }) => aboutAadhaar.test(text))
    // A reader may cut the number at its gaps.
    const joined = row.map(({ text }) => text).join(' ')
    const masked = maskText(joined, speaksOfIt)
    if (masked === joined) continue
    let at = 0
    for (const part of row) {
      const text = masked.slice(at, at + part.text.length)
      at += part.text.length + 1
      if (text === part.text) continue
      taken.add(part)
      changes.set(part, { ...part, text, words: maskWords(part, text) })
    }
  }
  return changes.size ? { ...page, lines: page.lines.map((line) => changes.get(line) ?? line) } : page
}

/** The QR code of older cards holds the number in plain text. */
export const maskBarcode = (barcode: Barcode, options: { readonly aadhaarCard: boolean }): Barcode => ({
  ...barcode,
  value: maskText(barcode.value, options.aadhaarCard || aboutAadhaar.test(barcode.value)),
})

/** Sentences about a document may quote it. */
export const maskIntegrity = (integrity: Integrity, options: { readonly aadhaarCard: boolean }): Integrity => ({
  ...integrity,
  signals: integrity.signals.map((signal) => ({
    ...signal,
    detail: maskText(signal.detail, options.aadhaarCard || aboutAadhaar.test(signal.detail)),
  })),
})

const aboutAadhaar = /a{1,2}dh?a{1,2}r|uidai|\buid\b|आधार|enrol+ment/i
const digitGap = '[\\s.:-]{0,2}'
const twelveOf = (digit: string) =>
  new RegExp(
    `(?<![0-9A-Za-z])(?<!${digit}{4}${digitGap})(?:${digit}{4}${digitGap}){2}${digit}{4}(?![0-9A-Za-z]|${digitGap}${digit}{4}(?![0-9A-Za-z]))`,
    'g',
  )
const twelveDigits = twelveOf('\\d')
/** Digits and the letters that readers take for them. */
const twelveAlike = twelveOf('[\\dOoIlSBZ]')
const fewestDigits = 9

/**
 * The text with every digit but the last four of each number crossed out; as long as before.
 * @param speaksOfIt the text is about Aadhaar: numbers need no right check digit, and letters may stand for digits
 */
export function maskText(text: string, speaksOfIt: boolean): string {
  const plain = withWesternDigits(text)
  const masked = maskWestern(plain, speaksOfIt)
  if (masked === plain) return text
  return Array.from({ length: text.length }, (_, at) => (masked[at] === plain[at] ? text[at] : masked[at])).join('')
}

/** Cards and letters in Indian languages write it in their own digits, Devanagari to Malayalam; the length stays. */
const withWesternDigits = (text: string): string =>
  text.replace(/[\u0966-\u0d6f]/g, (digit) => (/\p{Nd}/u.test(digit) ? String((digit.charCodeAt(0) & 15) - 6) : digit))

function maskWestern(text: string, speaksOfIt: boolean): string {
  if (speaksOfIt)
    return text.replace(twelveAlike, (number) =>
      (number.match(/\d/g)?.length ?? 0) < fewestDigits ? number : crossedOut(number),
    )
  return text.replace(twelveDigits, (number) =>
    /\d{4}\D+\d{4}\D+\d{4}/.test(number) && isAadhaarNumber(number) ? crossedOut(number) : number,
  )
}

const crossedOut = (number: string): string => number.slice(0, -4).replace(/[0-9A-Za-z]/g, 'X') + number.slice(-4)

/** A line and what follows it in its row. */
function rightOf(line: TextLine, lines: readonly TextLine[]): TextLine[] {
  const height = line.bottom - line.top
  const middle = (line.top + line.bottom) / 2
  return lines
    .filter((other) => other.left >= line.left && Math.abs((other.top + other.bottom) / 2 - middle) < height * 0.4)
    .sort((a, b) => a.left - b.left)
}

/** Words take their letters from the line's text in turn; spaces are not counted. */
function maskWords(line: TextLine, masked: string): TextWord[] {
  const letters = masked.replace(/\s/g, '')
  const same =
    line.words
      .map(({ text }) => text)
      .join('')
      .replace(/\s/g, '').length === letters.length
  let at = 0
  return line.words.map((word) => {
    const length = word.text.replace(/\s/g, '').length
    const text = same ? letters.slice(at, at + length) : word.text.replace(/\d/g, 'X')
    at += length
    return { ...word, text }
  })
}
