import { bestOfEach, type Scored } from './candidate.js'
import { digitFor } from './look-alikes.js'

export interface DateCustom {
  /** Month before day in a date of figures. */
  readonly monthFirst: boolean
  /** The latest year that is plausible, e.g. the present one plus one. */
  readonly latestYear: number
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const earliestYear = 1900

/**
 * Reads a date as ISO 8601 out of a line: eight digits of boxes, figures with separators, a month's name in any place.
 * Several readings come back, best first; digits that make no date are tried as what they look like.
 *
 * `readDate('2 5 0 1 2 0 1 5', custom)[0].value === '2015-01-25'`
 */
export function readDate(text: string, custom: DateCustom): Scored<string>[] {
  return bestOfEach([...named(text, custom), ...separated(text, custom), ...boxed(text, custom)]).slice(0, 6)
}

/** A month's name: "Oct 20, 2019", "20 October 19", "2009 OCT 11", "19NOV2015". */
function named(text: string, custom: DateCustom): Scored<string>[] {
  const found: Scored<string>[] = []
  const lower = text.toLowerCase()
  for (const [index, month] of months.entries()) {
    for (const match of lower.matchAll(new RegExp(`${month}[a-z]*`, 'g'))) {
      const before = numbersOf(lower.slice(0, match.index))
      const after = numbersOf(lower.slice(match.index + match[0].length))
      const split = before.length >= 2 && before.slice(-2).every((digit) => digit.length === 1)
      const lastBefore = split ? before.slice(-2).join('') : before.at(-1)
      const wide = joinYear(after)
      if (lastBefore?.length === 4 && after[0]) push(found, lastBefore, index + 1, after[0], 0.2, custom)
      else if (lastBefore && lastBefore.length <= 2 && wide.length)
        push(found, wide[0]!, index + 1, lastBefore, 0.1, custom)
      if (after.length >= 2 && after[0]!.length <= 2)
        push(found, joinYear(after.slice(1))[0] ?? '', index + 1, after[0]!, 0.1, custom)
      // "June 12, 1958" with the printed 19 read apart
      else if (!lastBefore && after.length === 1 && after[0]!.length === 6)
        push(found, after[0]!.slice(2), index + 1, after[0]!.slice(0, 2), 0.6, custom)
    }
  }
  return found
}

const numbersOf = (text: string): string[] => text.match(/\d+/g) ?? []

/** "19 58" and "20 19" stand for one year where a form prints the century. */
function joinYear(numbers: readonly string[]): string[] {
  const [first, second] = numbers
  if (first && second && /^(19|20)$/.test(first) && second.length === 2) return [first + second]
  return first ? [first] : []
}

/** Figures with separators: 25/01/2015, 5-5-2015, 1.12.22. */
function separated(text: string, custom: DateCustom): Scored<string>[] {
  const found: Scored<string>[] = []
  const pattern = /(?<!\d)(\d{1,4})\s*[/.\-–—|\\,:]\s*(\d{1,2})\s*[/.\-–—|\\,:]\s*(\d{2,4})(?!\d)/g
  for (const [, a, b, c] of text.matchAll(pattern) as Iterable<[string, string, string, string]>) {
    if (a.length === 4) push(found, a, Number(b), c, 0.1, custom)
    else if (a.length <= 2 && (c.length === 2 || c.length === 4)) {
      const [day, month] = custom.monthFirst ? [b, a] : [a, b]
      push(found, c, Number(month), day, 0.1, custom)
      push(found, c, Number(day), month, 2.5, custom)
    }
  }
  return found
}

/** Boxes: the digits of DDMMYYYY (or DDMMYY) and nothing else, read with or without their spaces. */
function boxed(text: string, custom: DateCustom): Scored<string>[] {
  const found: Scored<string>[] = []
  let digits = ''
  let cost = 0
  for (const character of text.replace(/[\s,.|:;/\\'_[\](){}-]/g, '')) {
    if (/\d/.test(character)) digits += character
    else {
      const alike = digitFor[character]
      if (!alike) return []
      digits += alike[0]
      cost += alike[1]
    }
  }
  if (digits.length < 6 || digits.length > 9) return []
  if (digits.length === 8) {
    for (const variant of variants(digits)) {
      push(
        found,
        variant.value.slice(4),
        Number(variant.value.slice(2, 4)),
        variant.value.slice(0, 2),
        0.1 + cost - variant.logProbability,
        custom,
      )
      if (custom.monthFirst)
        push(
          found,
          variant.value.slice(4),
          Number(variant.value.slice(0, 2)),
          variant.value.slice(2, 4),
          0.1 + cost - variant.logProbability,
          custom,
        )
    }
  }
  if (digits.length === 6)
    push(found, digits.slice(4), Number(digits.slice(2, 4)), digits.slice(0, 2), 1.5 + cost, custom)
  // One stroke too many (a box's edge read as 1) or one digit missed in a year that can only be of this century.
  if (digits.length === 9)
    for (let skip = 0; skip < 9; skip++) {
      const rest = digits.slice(0, skip) + digits.slice(skip + 1)
      push(
        found,
        rest.slice(4),
        Number(rest.slice(2, 4)),
        rest.slice(0, 2),
        (digits[skip] === '1' ? 2.5 : 4.5) + cost,
        custom,
      )
    }
  if (digits.length === 7) {
    const year = /20\d\d$/.exec(digits) ? digits.slice(3) : null
    if (year)
      for (let at = 0; at <= 3; at++)
        for (const digit of '0123456789') {
          const head = digits.slice(0, at) + digit + digits.slice(at, 3)
          push(
            found,
            year,
            Number(head.slice(2, 4)),
            head.slice(0, 2),
            (digit === '0' ? 3 : digit === '1' ? 3.5 : 4.5) + cost,
            custom,
          )
        }
    else if (/2[01]\d$/.test(digits))
      push(found, `20${digits.slice(5)}`, Number(digits.slice(2, 4)), digits.slice(0, 2), 3.5 + cost, custom)
  }
  return found
}

const alike: Readonly<Record<string, string>> = {
  '0': '6',
  '1': '7',
  '7': '1',
  '4': '9',
  '9': '4',
  '6': '0',
  '3': '8',
  '8': '3',
  '5': '3',
  '2': '7',
}

/** The digits as read, and with one of them taken for its look-alike. */
function variants(digits: string): Scored<string>[] {
  const out: Scored<string>[] = [{ value: digits, logProbability: 0 }]
  for (let i = 0; i < digits.length; i++) {
    const other = alike[digits[i]!]
    if (other) out.push({ value: digits.slice(0, i) + other + digits.slice(i + 1), logProbability: -3.5 })
    // In Y1 Y2 of this century, 2 and 0 are by far the likeliest.
    if (i === 4 && digits[i] !== '2')
      out.push({ value: `${digits.slice(0, 4)}2${digits.slice(5)}`, logProbability: -2.5 })
    if (i === 5 && digits[i] !== '0')
      out.push({ value: `${digits.slice(0, 5)}0${digits.slice(6)}`, logProbability: -2.5 })
  }
  return out
}

function push(
  found: Scored<string>[],
  year: string,
  month: number,
  day: string,
  cost: number,
  custom: DateCustom,
): void {
  if (year.length !== 4 && year.length !== 2) return
  const full = year.length === 2 ? century(Number(year), custom.latestYear) : Number(year)
  const dayNumber = Number(day)
  if (!isDate(full, month, dayNumber)) return
  // Far years are read wrong more often than they are written.
  const far = full > custom.latestYear ? 4 : full < 1990 ? 1.5 : full < 2000 ? 0.7 : 0
  if (full < earliestYear || full > custom.latestYear + 80) return
  found.push({
    value: `${full}-${String(month).padStart(2, '0')}-${String(dayNumber).padStart(2, '0')}`,
    logProbability: -cost - far - (year.length === 2 ? 0.3 : 0),
  })
}

const century = (year: number, latest: number) => (2000 + year <= latest ? 2000 + year : 1900 + year)

/** Whether the calendar has this day. */
export function isDate(year: number, month: number, day: number): boolean {
  if (!Number.isInteger(day) || day < 1 || month < 1 || month > 12) return false
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}
