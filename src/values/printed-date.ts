import { isDate } from './dates.js'

/** A date as it stands in print, before the document has said how it writes dates. */
export interface PrintedDate {
  /** Its first and second number: day and month, or month and day; of a named month always day, then month. */
  readonly first: number
  readonly second: number
  /** Four digits; null where none is printed. */
  readonly year: number | null
  /** `numeric`: either order may be meant; `named`: the month is a word; `iso`: year first, then month; `masked`: letters. */
  readonly form: 'numeric' | 'named' | 'iso' | 'masked'
}

/** Months in the languages of Europe that use the Latin script; accents are gone. Whole words: "marketing" begins like March. */
const monthWords = new Map<string, number>()
for (const [index, names] of [
  ['january', 'janvier', 'januar', 'enero', 'gennaio', 'janeiro', 'januari', 'styczen', 'jan', 'janv', 'ene', 'gen'],
  ['february', 'fevrier', 'februar', 'febrero', 'febbraio', 'fevereiro', 'februari', 'luty', 'feb', 'fevr', 'fev'],
  ['march', 'mars', 'marz', 'maerz', 'marzo', 'marco', 'maart', 'marzec', 'mar', 'mrz', 'mrt'],
  ['april', 'avril', 'abril', 'aprile', 'kwiecien', 'apr', 'avr', 'abr'],
  ['may', 'mai', 'mayo', 'maggio', 'maio', 'mei', 'maj', 'mag'],
  ['june', 'juin', 'juni', 'junio', 'giugno', 'junho', 'czerwiec', 'jun', 'giu'],
  ['july', 'juillet', 'juli', 'julio', 'luglio', 'julho', 'lipiec', 'jul', 'juil', 'lug'],
  ['august', 'aout', 'agosto', 'augustus', 'sierpien', 'aug', 'ago'],
  ['september', 'septembre', 'septiembre', 'settembre', 'setembro', 'wrzesien', 'sep', 'sept', 'set'],
  ['october', 'octobre', 'oktober', 'octubre', 'ottobre', 'outubro', 'pazdziernik', 'oct', 'okt', 'out', 'ott'],
  ['november', 'novembre', 'noviembre', 'novembro', 'listopad', 'nov'],
  ['december', 'decembre', 'dezember', 'diciembre', 'dicembre', 'dezembro', 'grudzien', 'dec', 'dez', 'dic'],
].entries())
  for (const name of names) monthWords.set(name, index + 1)

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** 1 to 12, or null where the word names no month. */
export function monthOf(word: string): number | null {
  const name = plain(word).replace(/\.$/, '')
  const known = monthWords.get(name)
  if (known) return known
  // Cut short, as "Septe" and "Janvi" are.
  const whole = name.length >= 4 ? [...monthWords].find(([each]) => each.startsWith(name)) : undefined
  return whole ? whole[1] : null
}

const masked =
  /^(?:dd|mm|xx|\*\*|__|jj|tt)[/.-](?:mm|dd|xx|\*\*|__)(?:[/.-](?:yyyy|yy|xxxx|xx|aaaa|jjjj|\*{2,4}|_{2,4}))?$/i
const fullYear = (text: string) => (text.length === 4 ? Number(text) : 2000 + Number(text))

/**
 * Reads one date that fills the whole text: `01/07/2026`, `2026-04-01`, `03 Oct`, `Jun 2, 2025`, `15-Mar-24`, `24JUN`,
 * `1er février 2002`, `05.03.`; with a time of day behind it too. Two digits of a year are of this century.
 * @returns null where it is none, or no day of the calendar
 */
export function readPrintedDate(text: string): PrintedDate | null {
  const bare = text
    .trim()
    .replace(/[,;]$/, '')
    .replace(/[,\s]+\d{1,2}:\d{2}(?::\d{2})?(?:\s?[AaPp]\.?[Mm]\.?)?$/, '')
    .replace(/^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}[.,]?\s+/i, '')
  if (masked.test(bare)) return { first: 0, second: 0, year: null, form: 'masked' }
  return readIso(bare) ?? readFigures(bare) ?? readNamed(bare)
}

function readIso(text: string): PrintedDate | null {
  const match =
    /^((?:19|20)\d\d)([-/.])(\d{1,2})\2(\d{1,2})(?:T.*)?$/.exec(text) ?? /^((?:19|20)\d\d)()(\d\d)(\d\d)$/.exec(text)
  if (!match) return null
  const [year, second, first] = [Number(match[1]), Number(match[3]), Number(match[4])]
  return isDate(year, second, first) ? { first, second, year, form: 'iso' } : null
}

function readFigures(text: string): PrintedDate | null {
  const match = /^(\d{1,2})([-/.])(\d{1,2})(?:\2((?:19|20)\d\d|\d\d)|\.)?$/.exec(text)
  if (!match) return null
  // "12.50" is an amount, "12.05." a day; and "1-2" a range.
  if (!match[4] && match[2] === '.' && !text.endsWith('.')) return null
  if (!match[4] && match[2] === '-' && !/^\d\d-\d\d$/.test(text)) return null
  const [first, second] = [Number(match[1]), Number(match[3])]
  const year = match[4] ? fullYear(match[4]) : null
  // Any leap year stands for one that is not printed.
  if (!isDate(year ?? 2000, second, first) && !isDate(year ?? 2000, first, second)) return null
  return { first, second, year, form: 'numeric' }
}

const ordinal = String.raw`(\d{1,2})(?:st|nd|rd|th|er|\.|º|°|°r)?`
const namedYear = String.raw`((?:19|20)\d\d|['’]?\d\d)`
const dayFirst = new RegExp(
  String.raw`^${ordinal}[-\s/.]*(?:de\s|of\s)?(\p{L}{3,10})\.?(?:[-\s/.,]+(?:de\s|del\s)?${namedYear}|((?:19|20)\d\d|\d\d))?$`,
  'iu',
)
const monthFirst = new RegExp(String.raw`^(\p{L}{3,10})\.?[-\s/]*${ordinal}(?:[-\s/.,]+${namedYear})?$`, 'iu')
const yearFirst = new RegExp(String.raw`^((?:19|20)\d\d)[-\s/.](\p{L}{3,10})\.?[-\s/.]${ordinal}$`, 'iu')

function readNamed(text: string): PrintedDate | null {
  const day = dayFirst.exec(text)
  if (day) return named(day[1]!, day[2]!, day[3] ?? day[4])
  const month = monthFirst.exec(text)
  if (month) return named(month[2]!, month[1]!, month[3])
  const year = yearFirst.exec(text)
  return year ? named(year[3]!, year[2]!, year[1]) : null
}

function named(day: string, month: string, year: string | undefined): PrintedDate | null {
  const second = monthOf(month)
  if (!second) return null
  const first = Number(day)
  const full = year ? fullYear(year.replace(/\D/g, '')) : null
  return isDate(full ?? 2000, second, first) ? { first, second, year: full, form: 'named' } : null
}
