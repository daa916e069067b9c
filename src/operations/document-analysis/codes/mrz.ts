import { asDigits, asLetters, isChecked, settle, zoneLine } from './mrz-alphabet.js'

/** The shapes of ICAO Doc 9303, and the French identity card that came before it. */
export type MrzFormat = 'td1' | 'td2' | 'td3' | 'mrv_a' | 'mrv_b' | 'french_identity_card'

/** A machine-readable zone; '' where a field is empty. */
export interface Mrz {
  readonly format: MrzFormat
  /** First two characters, e.g. `P`, `V`, `ID`, `IR`. */
  readonly documentCode: string
  /** Three letters, e.g. `IND`; Germany is `D`. */
  readonly issuingState: string
  readonly documentNumber: string
  readonly nationality: string
  /** YYYY-MM-DD; null where it is not given or no date. */
  readonly dateOfBirth: string | null
  readonly dateOfExpiry: string | null
  readonly sex: 'F' | 'M' | 'X' | ''
  readonly surname: string
  readonly givenNames: string
  readonly optional: string
  /** Whether each check digit agrees with its field. */
  readonly checks: Readonly<Record<string, boolean>>
  /** Places in the list of lines that was given. */
  readonly lines: readonly number[]
}

const shortestLine = 24
/** Readers lose or add a filler or two in a long run of them; in a line of names the run is longest. */
const slack = 3
const slackOfNames = 6

/**
 * Finds the machine-readable zone among the lines of a page.
 * @param texts lines from the top, parts of one row joined
 * @param today decides the century of a date of birth
 */
export function findMrz(texts: readonly string[], today: Date): Mrz | null {
  const zone = texts.flatMap((text, index) => {
    const line = zoneLine(text)
    return line !== null && line.length >= shortestLine ? [{ line, index }] : []
  })
  let best: Mrz | null = null
  const consider = (found: Mrz | null) => {
    if (found && (!best || agreements(found) > agreements(best))) best = found
  }
  for (let at = 0; at < zone.length; at++) {
    const [a, b, c] = zone.slice(at, at + 3)
    const indices = [a, b, c].flatMap((line) => (line ? [line.index] : []))
    if (a && b && c) consider(readTd1([a.line, b.line, c.line], indices, today))
    if (a && b) consider(readTwoLines([a.line, b.line], indices.slice(0, 2), today))
  }
  return best
}

export const agreements = ({ checks }: Mrz): number => Object.values(checks).filter(Boolean).length

const fits = (line: string, length: number, most = slack) => Math.abs(line.length - length) <= most
/** Lost fillers are put back at the end, where the long runs are. */
const toLength = (line: string, length: number) => line.padEnd(length, '<').slice(0, length)

function readTd1(lines: readonly [string, string, string], indices: number[], today: Date): Mrz | null {
  if (!fits(lines[0], 30) || !fits(lines[1], 30) || !fits(lines[2], 30, slackOfNames)) return null
  const [first, second, third] = lines
  const start = /^([A-Z0-9])([A-Z0-9<])(.{3})(.{9})(.)(.*)$/.exec(toLength(first, 30))
  const data = personalData(second.slice(0, 18), 'td1')
  if (!start || !data || !third.includes('<')) return null
  const optional = start[6]!
  // A number of more than nine characters goes on in the optional field, and its check digit follows it.
  const long = start[5] === '<' ? /^([A-Z0-9]+)([0-9])</.exec(optional) : null
  const number = long ? start[4]! + long[1]! : settle(start[4]!, start[5]!)
  const numberCheck = long ? long[2]! : start[5]!
  const composite = number.slice(0, 9) + toLength(first, 30).slice(14) + digitsOfData(second) + second.slice(18, 29)
  return {
    format: 'td1',
    ...headOf(start[1]! + start[2]!, start[3]!),
    documentNumber: bare(number),
    nationality: state(second.slice(15, 18)),
    ...personOf(data, today),
    ...namesOf(third),
    optional: bare(optional),
    checks: {
      documentNumber: isChecked(number, numberCheck),
      dateOfBirth: data.birthChecked,
      dateOfExpiry: data.expiryChecked,
      composite: second.length >= 30 && isChecked(composite, second[29]!),
    },
    lines: indices,
  }
}

const digitsOfData = (line: string) => asDigits(line.slice(0, 7)) + asDigits(line.slice(8, 15))

/** Passports and cards of two lines: 44 or 36 characters, visas the same without a composite check. */
function readTwoLines(lines: readonly [string, string], indices: number[], today: Date): Mrz | null {
  const length = [44, 36].find((each) => fits(lines[0], each, slackOfNames) && fits(lines[1], each))
  if (!length) return null
  const [first, second] = lines
  const head = /^([A-Z])([A-Z0-9<])(.{3})(.*)$/.exec(first)
  if (!head || !/[PVIAC]/.test(head[1]!) || !head[4]!.includes('<')) return null
  if (length === 36 && /^IDFRA/.test(asLetters(first.slice(0, 5)))) return readFrenchCard(first, second, indices, today)
  const data = personalData(second.slice(13, 28), 'td3')
  if (!data) return null
  const visa = head[1] === 'V'
  const number = settle(second.slice(0, 9), second[9] ?? '')
  const tail = toLength(second, length).slice(28)
  const checks: Record<string, boolean> = {
    documentNumber: isChecked(number, second[9] ?? ''),
    dateOfBirth: data.birthChecked,
    dateOfExpiry: data.expiryChecked,
  }
  if (!visa) {
    const dates = asDigits(second.slice(13, 20)) + asDigits(second.slice(21, 28))
    checks.composite = isChecked(number + asDigits(second[9] ?? '') + dates + tail.slice(0, -1), tail.at(-1)!)
  }
  if (length === 44 && !visa) checks.optional = isChecked(tail.slice(0, 14), tail[14]!)
  return {
    format: visa ? (length === 44 ? 'mrv_a' : 'mrv_b') : length === 44 ? 'td3' : 'td2',
    ...headOf(head[1]! + head[2]!, head[3]!),
    documentNumber: bare(number),
    nationality: state(second.slice(10, 13)),
    ...personOf(data, today),
    ...namesOf(head[4]!),
    optional: bare(visa ? tail : length === 44 ? tail.slice(0, 14) : tail.slice(0, -1)),
    checks,
    lines: indices,
  }
}

/** French identity cards until 2021: the name first, the number with the given names in the second line. */
function readFrenchCard(first: string, second: string, indices: number[], today: Date): Mrz | null {
  const parts = /^(.{12})(.)(.{14})(.{6})(.)([MF])(.)$/.exec(toLength(second, 36))
  if (!parts) return null
  const [, number, numberCheck, given, birth, birthCheck, sex] = parts as unknown as string[]
  return {
    format: 'french_identity_card',
    documentCode: 'ID',
    issuingState: 'FRA',
    documentNumber: bare(number!),
    nationality: 'FRA',
    dateOfBirth: dateOf(asDigits(birth!), today, 'past'),
    dateOfExpiry: null,
    sex: sex as 'F' | 'M',
    surname: words(asLetters(first.slice(5, 30))),
    givenNames: words(asLetters(given!)),
    optional: bare(first.slice(30, 36)),
    checks: {
      documentNumber: isChecked(number!, numberCheck!),
      dateOfBirth: isChecked(asDigits(birth!), birthCheck!),
    },
    lines: indices,
  }
}

interface PersonalData {
  readonly birth: string
  readonly sex: string
  readonly expiry: string
  readonly birthChecked: boolean
  readonly expiryChecked: boolean
}

/** Birth, sex and expiry with their check digits, in the places that all formats share. */
function personalData(text: string, format: 'td1' | 'td3'): PersonalData | null {
  const expected = format === 'td1' ? 18 : 15
  if (text.length < expected) return null
  const birth = asDigits(text.slice(0, 6))
  const expiry = asDigits(text.slice(8, 14))
  if (!/\d{6}/.test(birth + expiry)) return null
  if (!/^[\d<]{6}$/.test(birth) || !/^[\d<]{6}$/.test(expiry) || !/[\d<]/.test(asDigits(text[6]!))) return null
  const birthChecked = isChecked(birth, text[6]!)
  const expiryChecked = isChecked(expiry, text[14]!)
  if (!birthChecked && !expiryChecked && !/[MFX<]/.test(text[7]!)) return null
  return { birth, sex: text[7]!, expiry, birthChecked, expiryChecked }
}

const personOf = ({ birth, sex, expiry }: PersonalData, today: Date) => ({
  dateOfBirth: dateOf(birth, today, 'past'),
  dateOfExpiry: dateOf(expiry, today, 'any'),
  sex: (/[MFX]/.test(sex) ? sex : '') as Mrz['sex'],
})

const headOf = (code: string, issuer: string) => ({
  documentCode: bare(asLetters(code[0]!) + code[1]!),
  issuingState: state(issuer),
})

const bare = (text: string): string => text.replace(/<+$/, '').replace(/^<+/, '').replaceAll('<', ' ')
const words = (text: string): string => text.replace(/<+/g, ' ').trim()
const state = (text: string): string => bare(asLetters(text)).replaceAll(' ', '')

function namesOf(text: string) {
  const [surname = '', ...given] = asLetters(text).split(/<<+/)
  return { surname: words(surname), givenNames: words(given.join(' ')) }
}

/** Expiries reach a few decades ahead; births lie behind. */
function dateOf(digits: string, today: Date, when: 'past' | 'any'): string | null {
  if (!/^\d{6}$/.test(digits)) return null
  const [short, month, day] = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].map(Number) as [
    number,
    number,
    number,
  ]
  const now = today.getUTCFullYear()
  const most = when === 'past' ? now : now + 50
  const year = short + 100 * Math.floor((most - short) / 100)
  const date = new Date(Date.UTC(year, month - 1, day))
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null
  return date.toISOString().slice(0, 10)
}
