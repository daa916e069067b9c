import { bestOfEach, type Scored } from './candidate.js'
import { digitFor } from './look-alikes.js'

/**
 * Reads an amount in figures as it was recognised: currency signs, stars, Indian and Western grouping, "/-" and "/=" at
 * the end (which recognisers like to call 1), hundredths behind a point, a dash or raised. Several readings come back,
 * best first; empty when there are no digits.
 *
 * `amountInFigures('22,55,000/-')[0].value === 2255000`
 */
export function amountInFigures(text: string): Scored<number>[] {
  const body = strip(text)
  if (!/\d/.test(body) && !/[oOlISBZ]{2}/.test(body)) return []
  const candidates: Scored<number>[] = []
  for (const { digits, cost: tailCost } of tails(body)) {
    const read = toDigits(digits)
    if (!read) continue
    for (const { value, logProbability } of numbers(read.text))
      candidates.push({ value, logProbability: logProbability - read.cost - tailCost })
  }
  return bestOfEach(candidates.filter(({ value }) => value > 0 && value < 1e13)).slice(0, 8)
}

/** Without currency signs, stars and fillers. */
function strip(text: string): string {
  return text
    .replace(/\b(?:US|S|C|A|HK)(?=\s*\$)/g, ' ')
    .replace(/[₹$£€*#~]/g, ' ')
    .replace(/\b(?:Rs|INR|USD|QAR|SGD|GBP|EUR|AED|NPR)\b\.?/gi, ' ')
    .replace(/[xX]{2,}/g, ' ')
    .replace(/^[\s=.,:;'"|/\\_–—-]+/, '')
    .replace(/[\s'"_|]+$/, '')
}

/** The digits without the closing stroke, in every way the stroke may have been read. */
function tails(body: string): { digits: string; cost: number }[] {
  const ways: { digits: string; cost: number }[] = []
  const closed = /^(.*?\d.*?)\s*[/|\\]\s*[-–—=_~.]*\s*$/.exec(body) ?? /^(.*?\d.*?)\s*[-–—=~]+\s*$/.exec(body)
  if (closed) ways.push({ digits: closed[1]!, cost: 0.05 })
  // "/-" read as a last 1, with or without its dash: "329,0001", "65200001".
  const struck = /^(.*\d.*?[\d,.\s])([1lI|!]|[lI|1]-)\s*$/.exec(closed ? closed[1]! : body)
  if (struck) ways.push({ digits: struck[1]!, cost: closed ? 2.5 : 1.2 })
  const slashOne = /^(.*\d.*?)\s*[/\\]\s*[1lI4L2.]\s*$/.exec(body)
  if (slashOne) ways.push({ digits: slashOne[1]!, cost: 0.6 })
  ways.push({ digits: body, cost: closed ? 3 : 0.1 })
  return ways
}

/** Letters taken for the digits that they look like; null when too much is no digit. */
function toDigits(text: string): { text: string; cost: number } | null {
  let out = ''
  let cost = 0
  let digits = 0
  for (const character of text) {
    if (/\d/.test(character)) {
      out += character
      digits++
    } else if (/[\s,.:;'’`·\-–/=]/.test(character)) out += character
    else {
      const alike = digitFor[character]
      cost += alike ? alike[1] : 2.5
      if (alike) {
        out += alike[0]
        digits++
      }
    }
  }
  return digits && cost <= 3 + digits ? { text: out.trim(), cost } : null
}

/** Every number that digits with separators may state, by how well the separators stand. */
function numbers(text: string): Scored<number>[] {
  const found: Scored<number>[] = []
  const groups = text.split(/[^\d]+/).filter(Boolean)
  const separators = text.match(/(?<=\d)[^\d]+(?=\d)/g) ?? []
  const all = groups.join('')
  const last = groups.at(-1)!
  const before = groups.slice(0, -1).join('')
  if (groups.length === 1) {
    found.push({ value: Number(all), logProbability: grouped([all]) })
    return found
  }
  const closing = separators.at(-1)!.trim()
  if (last.length === 2) {
    // 12,500.00 and its kin: a point, a dash, a raised 00.
    const cost = closing === '.' ? 0.05 : closing === '' ? 1.2 : closing === ',' ? 1.6 : 0.5
    found.push({ value: Number(before) + Number(last) / 100, logProbability: grouped(groups.slice(0, -1)) - cost })
  }
  const over = /^(.*?)\D+(\d{1,2})\D*[/]\D*100$/.exec(text)
  if (over) found.push({ value: Number(over[1]!.replace(/\D/g, '')) + Number(over[2]) / 100, logProbability: -0.1 })
  const point = closing === '.' && last.length === 2 ? 2.5 : 0.1
  found.push({ value: Number(all), logProbability: grouped(groups) - point })
  // The stroke of "/-" glued to the last group: 329,0001.
  if (last.length === 4 && last.endsWith('1'))
    found.push({
      value: Number(all.slice(0, -1)),
      logProbability: grouped([...groups.slice(0, -1), last.slice(0, 3)]) - 0.4,
    })
  return found
}

/** How well groups of digits follow the Indian or the Western custom. */
function grouped(groups: readonly string[]): number {
  if (groups.length === 1) return -0.05
  const [first, ...rest] = groups as [string, ...string[]]
  const western = first.length <= 3 && rest.every((group) => group.length === 3)
  const indian =
    first.length <= 2 && rest.slice(0, -1).every((group) => group.length === 2) && rest.at(-1)!.length === 3
  // Hands often set one comma only: 12,34500.
  return western || indian ? -0.02 : rest.at(-1)!.length === 3 ? -0.8 : -1.8
}
