import { bankOfIfsc, indianBanks } from '../knowledge/indian-banks.js'
import { bestOfEach, type Scored } from './candidate.js'
import { digitFor, letterFor } from './look-alikes.js'

/**
 * Reads an IFSC (four letters of the bank, a zero, six characters of the branch) out of eleven recognised characters.
 * What is a letter and what a digit follows from the place and from the bank's own custom; several codes come back.
 *
 * `readIfsc('S8INOOO2854')[0].value === 'SBIN0002854'`
 */
export function readIfsc(text: string): Scored<string>[] {
  const raw = text.replace(/[^A-Za-z0-9]/g, '')
  if (raw.length !== 11) return []
  const zero = zeroCost(raw[4]!)
  if (zero === null) return []
  const found: Scored<string>[] = []
  for (const prefix of prefixes(raw.slice(0, 4)))
    for (const branch of branches(raw.slice(5), bankOfIfsc(prefix.value)?.digitShare ?? 0.9))
      found.push({
        value: `${prefix.value}0${branch.value}`,
        logProbability: prefix.logProbability + branch.logProbability - zero,
      })
  return bestOfEach(found).slice(0, 6)
}

/** Codes anywhere in a line, `anchored` where the line says IFSC (or the like) before them. */
export function findIfsc(text: string): (Scored<string> & { from: number; to: number; anchored: boolean })[] {
  const anchor =
    /(?:[1lI|]?F\s*S\s*C?\s*C[O0][D0O]E|(?:[1lI|]?F\s*S\s*C|IFS|NEFT|RTGS)\s*(?:C[O0][D0O]E)?)\s*(?:NO)?[\s.:;\-–—]*/gi
  const found: (Scored<string> & { from: number; to: number; anchored: boolean })[] = []
  const anchors = [...text.matchAll(anchor)].map((match) => match.index + match[0].length)
  const places = [...text]
    .map((character, index) => ({ character, index }))
    .filter(({ character }) => /[A-Za-z0-9]/.test(character))
  for (let i = 0; i + 11 <= places.length; i++) {
    const window = places.slice(i, i + 11)
    const from = window[0]!.index
    const to = window[10]!.index + 1
    // A code is printed as one word; gaps inside it are the reader's.
    const gaps = to - from - 11
    if (gaps > 3) continue
    const openBefore = from === 0 || !/[A-Za-z0-9]/.test(text[from - 1]!)
    const openAfter = to === text.length || !/[A-Za-z0-9]/.test(text[to] ?? ' ')
    const anchored = anchors.some((end) => from >= end && from - end <= 2)
    for (const { value, logProbability } of readIfsc(window.map(({ character }) => character).join('')))
      found.push({
        value,
        from,
        to,
        anchored,
        logProbability:
          logProbability - gaps * 0.7 - (openBefore || anchored ? 0 : 4) - (openAfter ? 0 : 1.5) - (anchored ? 0 : 1.5),
      })
  }
  return found.filter(({ logProbability }) => logProbability > -12).sort((a, b) => b.logProbability - a.logProbability)
}

export const isIfsc = (code: string): boolean => /^[A-Z]{4}0[A-Z0-9]{6}$/.test(code)

function zeroCost(character: string): number | null {
  if (character === '0') return 0
  if (/[OoQD]/.test(character)) return 0.3
  return /[CUG68]/i.test(character) ? 3 : null
}

/** The four letters: as read, digits taken for letters, and known banks one look-alike away. */
function prefixes(raw: string): Scored<string>[] {
  let cost = 0
  const letters = [...raw]
    .map((character) => {
      if (/[A-Z]/.test(character)) return character
      if (/[a-z]/.test(character)) {
        cost += 0.3
        return character === 'l' ? 'I' : character.toUpperCase()
      }
      cost += 0.6
      return letterFor[character] ?? '?'
    })
    .join('')
  const found: Scored<string>[] = []
  const known = bankOfIfsc(letters)
  if (!letters.includes('?')) found.push({ value: letters, logProbability: -cost - (known ? 0 : 4.5) })
  if (!known)
    for (const bank of indianBanks) {
      let distance = 0
      let alike = 0
      for (let i = 0; i < 4; i++)
        if (bank.ifsc[i] !== letters[i]) {
          distance++
          // A digit stands for no certain letter.
          if (
            /\d/.test(raw[i]!) ||
            shapes.some((shape) => shape.includes(bank.ifsc[i]!) && shape.includes(letters[i]!))
          )
            alike++
        }
      if (distance === 1) found.push({ value: bank.ifsc, logProbability: -cost - (alike ? 1.8 : 4) })
    }
  return found.sort((a, b) => b.logProbability - a.logProbability).slice(0, 4)
}

const shapes = ['OQDCGU', 'ILTJ1', 'BRPE8', 'SB5', 'UV', 'NMHW', 'CG', 'EF', 'VY', 'KX', 'NRH']

/** The branch: digits only with the bank's own odds, letters among them otherwise. */
function branches(raw: string, digitShare: number): Scored<string>[] {
  const upper = raw.toUpperCase()
  let digitCost = 0
  const digits = [...raw]
    .map((character) => {
      if (/\d/.test(character)) return character
      const alike = digitFor[character] ?? digitFor[character.toUpperCase()]
      digitCost += alike ? alike[1] : 6
      return alike?.[0] ?? '?'
    })
    .join('')
  const found: Scored<string>[] = []
  if (!digits.includes('?')) found.push({ value: digits, logProbability: Math.log(digitShare) - digitCost })
  if (/[A-Z]/.test(upper)) found.push({ value: upper, logProbability: Math.log(1 - digitShare) - 0.2 })
  // A bank of lettered branches: a zero among letters is an O.
  if (digitShare < 0.5 && /0/.test(upper) && /[A-Z]/.test(upper)) {
    const lettered = upper.replace(/(?<=[A-Z])0|0(?=[A-Z])/g, 'O')
    found.push({ value: lettered, logProbability: Math.log(1 - digitShare) - 0.6 })
  }
  return found
}
