/** What stands in a machine-readable zone: capitals, digits and the filler, with the shapes that readers take for them. */

const fillers = /[«»‹›>≤≥{([]/g
const letterOf: Readonly<Record<string, string>> = { 0: 'O', 1: 'I', 2: 'Z', 5: 'S', 6: 'G', 8: 'B' }
const digitOf: Readonly<Record<string, string>> = {
  O: '0',
  Q: '0',
  D: '0',
  U: '0',
  I: '1',
  L: '1',
  Z: '2',
  A: '4',
  S: '5',
  G: '6',
  T: '7',
  B: '8',
}

/** @returns null where the text cannot be a line of a zone */
export function zoneLine(text: string): string | null {
  const line = text
    .replace(/[«»]/g, '<<')
    .replace(fillers, '<')
    .replace(/[|!]/g, 'I')
    .replace(/[\s.,·]/g, '')
    .toUpperCase()
  return /^[A-Z0-9<]+$/.test(line) ? line : null
}

export const asLetters = (text: string): string => text.replace(/\d/g, (digit) => letterOf[digit] ?? digit)
export const asDigits = (text: string): string => text.replace(/[A-Z]/g, (letter) => digitOf[letter] ?? letter)

/** Check digit of ICAO Doc 9303, part 3, section 4.9: weights 7, 3, 1; A is 10, the filler 0. */
export function checkDigit(text: string): number {
  let sum = 0
  for (let at = 0; at < text.length; at++) sum += worthOf(text.charCodeAt(at)) * [7, 3, 1][at % 3]!
  return sum % 10
}

const worthOf = (code: number): number =>
  code >= 65 && code <= 90 ? code - 55 : code >= 48 && code <= 57 ? code - 48 : 0

/** A filler may stand for the check digit of a field that is empty. */
export const isChecked = (text: string, check: string): boolean =>
  check === '<' ? /^<*$/.test(text) : asDigits(check) === String(checkDigit(text))

const digitTwins: Readonly<Record<string, string>> = { O: '0', I: '1', Z: '2', S: '5', G: '6', B: '8' }

/**
 * Settles letters and digits of one shape by the check digit: the first single change that agrees with it, else the
 * reading as it is. A digit is taken for a letter only beside a letter: numbers of documents have their letters together,
 * and with every digit in doubt some change would agree by chance.
 */
export function settle(text: string, check: string): string {
  if (isChecked(text, check)) return text
  for (let at = 0; at < text.length; at++) {
    const besideLetter = /[A-Z]/.test(text[at - 1] ?? '') || /[A-Z]/.test(text[at + 1] ?? '')
    const twin = digitTwins[text[at]!] ?? (besideLetter ? letterOf[text[at]!] : undefined)
    if (!twin) continue
    const candidate = text.slice(0, at) + twin + text.slice(at + 1)
    if (isChecked(candidate, check)) return candidate
  }
  return text
}
