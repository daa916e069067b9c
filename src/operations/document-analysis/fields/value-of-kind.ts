import type { ValueKind } from '../../../knowledge/document-fields.js'
import { isDate } from '../../../values/dates.js'
import { readPrintedAmount } from '../../../values/printed-amount.js'
import { readPrintedDate } from '../../../values/printed-date.js'

export type FieldValue = string | number

/** The value that a text holds at its start, as its kind is written; null where it holds none. */
export function valueOfKind(text: string, kind: ValueKind, order: DateOrder): FieldValue | null {
  const bare = text.trim().replace(/\s+/g, ' ')
  switch (kind) {
    case 'amount':
      return amountIn(bare)
    case 'date':
      return dateIn(bare, order)
    case 'code': {
      const code = /^[A-Z0-9][A-Z0-9/\-.]*(?: [A-Z0-9/\-.]*\d[A-Z0-9/\-.]*)*/i.exec(bare)?.[0].replace(/[.\-/]+$/, '')
      return code && /\d/.test(code) && code.length >= 3 ? code : null
    }
    case 'name':
      return /^[\p{L}\p{M}][\p{L}\p{M}.,'’&\- ]{1,60}$/u.test(bare) && !/[:]/.test(bare) ? bare : null
    case 'sex': {
      const word =
        /^(?:(?:f|w|k|k\/f|kadın|female|femme|femenino|feminino|femminile|weiblich|perempuan|mujer)|(?:m|e|e\/m|male|homme|masculino|maschile|männlich|laki-laki|lelaki|hombre|h)|x)\b/iu
          .exec(bare)?.[0]
          .toLowerCase()
      if (!word) return null
      return /^(?:f|w|k|p|mujer)/.test(word) ? 'F' : word === 'x' ? 'X' : 'M'
    }
    case 'text':
      return /[\p{L}\d]/u.test(bare) && bare.length <= 120 ? bare : null
  }
}

function amountIn(text: string): number | null {
  const whole = readPrintedAmount(text)
  if (whole) return whole.sign === 'minus' ? -whole.value : whole.value
  const part = /(?:[$€£₹¥]|[A-Z]{2,3}\.?|Rs\.?)?\s?-?\d[\d.,' ]*\d(?:\s?(?:€|zł|Kč|kr|EUR|DKK|SEK))?/.exec(text)?.[0]
  const read = part ? readPrintedAmount(part.trim()) : null
  return read?.plain ? read.value : null
}

/** Which number of a date in figures is the month, where both could be. */
export type DateOrder = 'day_first' | 'month_first'

const anyDate =
  /\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/. ]\d{1,2}[-/. ]\d{2,4}|\d{1,2}(?:st|nd|rd|th|er|\.)?[-\s/]*(?:de )?\p{L}{3,10}\.?[-\s/,]*(?:de )?\d{2,4}|\p{L}{3,10}\.? \d{1,2},? \d{4}/gu

/** ISO 8601. Two digits of a year past the next ones are of the last century. */
function dateIn(text: string, order: DateOrder): string | null {
  for (const match of text.matchAll(anyDate)) {
    const date = readPrintedDate(match[0].replace(/^(\d{1,2}) (\d{1,2}) (\d{2,4})$/, '$1/$2/$3'))
    if (!date || date.year === null || date.form === 'masked') continue
    const swap = date.form === 'numeric' && (order === 'month_first' ? date.first <= 12 : date.second > 12)
    const [day, month] = swap ? [date.second, date.first] : [date.first, date.second]
    const year = date.year > new Date().getUTCFullYear() + 40 ? date.year - 100 : date.year
    if (isDate(year, month, day)) return [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')
  }
  return null
}

/** What the dates of a document that allow one reading only say of the others; without one, dollars and ZIP codes do. */
export function dateOrderOf(texts: readonly string[]): DateOrder {
  let [dayFirst, monthFirst] = [0, 0]
  for (const text of texts)
    for (const [, a, b] of text.matchAll(/\b(\d{1,2})[/.-](\d{1,2})[/.-](?:\d{4}|\d{2})\b/g)) {
      if (Number(a) > 12 && Number(b) <= 12) dayFirst++
      if (Number(b) > 12 && Number(a) <= 12) monthFirst++
    }
  if (dayFirst !== monthFirst) return dayFirst > monthFirst ? 'day_first' : 'month_first'
  const american = texts.some((text) => /\b[A-Z]{2},? \d{5}(?:-\d{4})?\b|\bUSA\b|United States/.test(text))
  return american ? 'month_first' : 'day_first'
}
