import { around, type Extent } from '../../../text-layer/extent.js'
import type { TextWord } from '../../../text-layer/page-text.js'
import { type PrintedAmount, readPrintedAmount } from '../../../values/printed-amount.js'
import { type PrintedDate, readPrintedDate } from '../../../values/printed-date.js'
import { type Row, textOfWords } from '../tables/row.js'

/** Something on a row, as the words from `from` to before `to`. */
export interface Placed<Value> extends Extent {
  readonly value: Value
  readonly from: number
  readonly to: number
  readonly confidence: number
}

/** A row with what can be an amount or a date on it. One that can be both is a date. */
export interface PrintedRow {
  readonly row: Row
  readonly dates: readonly Placed<PrintedDate>[]
  readonly amounts: readonly Placed<PrintedAmount>[]
}

/** "1 January 2024" takes three words, "Rs. 1,240.00 Cr" as well, "- $ 1 240,00" four. */
const mostWords = 4

export function printedRow(row: Row): PrintedRow {
  const dates = find(row, (words) => (canBeDate(words, row) ? readPrintedDate(textOfWords(words)) : null), 0)
  const taken = new Set(dates.flatMap(({ from, to }) => range(from, to)))
  const amounts = find(
    row,
    (words, from) =>
      range(from, from + words.length).some((index) => taken.has(index)) || !canBeAmount(words, row)
        ? null
        : readPrintedAmount(textOfWords(words)),
    0,
  )
  return { row, dates, amounts }
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index)

function find<Value>(
  row: Row,
  read: (words: readonly TextWord[], from: number) => Value | null,
  start: number,
): Placed<Value>[] {
  const found: Placed<Value>[] = []
  for (let from = start; from < row.words.length; from++)
    for (let to = Math.min(row.words.length, from + mostWords); to > from; to--) {
      const words = row.words.slice(from, to)
      const value = read(words, from)
      if (value === null) continue
      // A currency or a month may be read poorly and yet be known; a digit may not.
      const figures = words.filter((word) => /\d/.test(word.text))
      const confidence = Math.min(...(figures.length ? figures : words).map((word) => word.confidence))
      found.push({ value, from, to, confidence, ...around(words) })
      from = to - 1
      break
    }
  return found
}

const gapsOf = (words: readonly TextWord[]) => words.slice(1).map((word, index) => word.left - words[index]!.right)

/** A date's parts stand close together, or one column's day would join the next one's number. */
const canBeDate = (words: readonly TextWord[], row: Row) => gapsOf(words).every((gap) => gap < 0.9 * row.size)

/** Two groups of digits are one number only at a hair space: "1 240,00". Signs and marks may stand farther off. */
const canBeAmount = (words: readonly TextWord[], row: Row) =>
  gapsOf(words).every((gap, index) => {
    const digits = /\d$/.test(words[index]!.text) && /^\d/.test(words[index + 1]!.text)
    return gap < (digits ? 0.45 : 1.4) * row.size
  })
