import { monthOf, type PrintedDate, readPrintedDate } from '../../../values/printed-date.js'
import { foldText } from './line-kinds.js'
import type { Placed, PrintedRow } from './printed-row.js'

/** The words that stand between the two dates of a period. */
const between = /^(?:to|till|until|through|thru|and|-|–|—|au|bis|al|a|ate|hasta|tot|t\/m|up to|to:)$/i
const named = /\b(?:period|statement (?:date|from|for)|from|between|periode|periodo|zeitraum|du|vom|desde|dal)\b/

/**
 * The two dates of the statement's period, where a row states both: "Period: 01/01/25 - 31/12/25". Rows that name a period
 * go before rows that only look like one.
 */
export function findPeriod(rows: readonly PrintedRow[]): PrintedDate[] {
  const found = rows.flatMap((row) => {
    const pair = pairOn(row)
    return pair ? [{ pair, named: named.test(foldText(row.row.words.map(({ text }) => text).join(' '))) }] : []
  })
  const best = found.find((each) => each.named) ?? found[0]
  return best ? best.pair : wholeMonth(rows)
}

function pairOn({ row, dates }: PrintedRow): PrintedDate[] | null {
  for (const [index, second] of dates.entries()) {
    const first = dates[index - 1]
    if (first && second.from - first.to <= 2) {
      const words = row.words.slice(first.to, second.from).map(({ text }) => text)
      if (words.length && words.every((word) => between.test(word))) return [first.value, second.value]
    }
    const opened = dayBefore({ row, dates, amounts: [] }, second)
    if (opened) return [opened, second.value]
  }
  return null
}

/** "du 1er au 28 février 2002": the first day takes its month from the second. */
function dayBefore({ row }: PrintedRow, second: Placed<PrintedDate>): PrintedDate | null {
  const [number, word] = [row.words[second.from - 2]?.text, row.words[second.from - 1]?.text]
  if (!number || !word || !between.test(word) || second.value.form !== 'named') return null
  const day = /^(\d{1,2})(?:\D{0,2})$/.exec(number)
  return day ? { ...second.value, first: Number(day[1]) } : null
}

/** "Period: February 2026". */
function wholeMonth(rows: readonly PrintedRow[]): PrintedDate[] {
  for (const { row } of rows)
    for (const [index, { text }] of row.words.entries()) {
      const second = monthOf(text.replace(/,$/, ''))
      const year = /^(20\d\d)\D*$/.exec(row.words[index + 1]?.text ?? '')
      if (!second || !year || readPrintedDate(row.words[index - 1]?.text ?? '')) continue
      if (/^\d{1,2}\D{0,2}$/.test(row.words[index - 1]?.text ?? '')) continue
      const last = new Date(Date.UTC(Number(year[1]), second, 0)).getUTCDate()
      const date = { second, year: Number(year[1]), form: 'named' } as const
      return [
        { ...date, first: 1 },
        { ...date, first: last },
      ]
    }
  return []
}
