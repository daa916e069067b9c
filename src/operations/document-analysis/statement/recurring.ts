import { foldText } from './line-kinds.js'
import type { Recurring, Transaction } from './statement.js'

/** Days between two of a series: a week, a fortnight, a month, a quarter, a year, with the slack of weekends. */
const rhythms = [
  [6, 8],
  [13, 15],
  [26, 35],
  [85, 97],
  [355, 375],
] as const

/** How much of a series must keep its rhythm and its amount. */
const mostly = 0.7
/** Amounts of one series differ by at most this part: bills vary, their text does not. */
const amountSlack = 0.25
/** Two alone make a series only a month or more apart and of one amount: like words come about by chance. */
const pairSlack = 0.02
const pairDays = 26

/** Movements with like words and about the same amount that come back in a rhythm. */
export function recurringOf(transactions: readonly Transaction[]): Recurring[] {
  const series = new Map<string, Transaction[]>()
  for (const each of transactions) {
    const words = seriesKey(each.description)
    if (!each.date || words.length < 3) continue
    const key = `${each.debit !== null ? 'debit' : 'credit'} ${words}`
    series.set(key, [...(series.get(key) ?? []), each])
  }
  return [...series.values()].flatMap((list) => seriesOf(list) ?? [])
}

function seriesOf(list: readonly Transaction[]): Recurring | null {
  const sorted = [...list].sort((a, b) => a.date!.localeCompare(b.date!))
  const gaps = sorted.slice(1).map((each, index) => days(sorted[index]!.date!, each.date!))
  const interval = median(gaps)
  const rhythm = rhythms.find(([from, to]) => interval >= from && interval <= to)
  const isPair = sorted.length === 2
  if (!rhythm || (isPair && interval < pairDays)) return null
  const amounts = sorted.map(({ debit, credit }) => debit ?? credit ?? 0)
  const amount = median(amounts)
  const slack = (isPair ? pairSlack : amountSlack) * amount
  const kept = gaps.filter((gap) => gap >= rhythm[0] && gap <= rhythm[1])
  const alike = amounts.filter((each) => Math.abs(each - amount) <= slack)
  if (kept.length < mostly * gaps.length || alike.length < (isPair ? 2 : mostly * amounts.length)) return null
  return {
    description: sorted[0]!.description,
    direction: sorted[0]!.debit !== null ? 'debit' : 'credit',
    interval_days: interval,
    amount,
    count: sorted.length,
    dates: sorted.map(({ date }) => date!),
  }
}

/** NaN of nothing. */
const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

const days = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)

/** The first words without numbers and months, which change from one time to the next. */
const seriesKey = (description: string) =>
  (foldText(description).match(/\p{L}{3,}/gu) ?? [])
    .filter(
      (word) =>
        !/^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?:[a-z]*ary|ch|il|e|y|ust|[a-z]*ber|t)?$/.test(word),
    )
    .slice(0, 4)
    .join(' ')
