import { foldText } from './line-kinds.js'
import { cents } from './movement.js'
import { movedBy } from './reconcile.js'
import type { Month, Recurring, Statement, Transaction } from './statement.js'

const money = (inCents: number) => inCents / 100

export function totalsOf(transactions: readonly Transaction[]): Statement['totals'] {
  const sum = (key: 'debit' | 'credit') => money(transactions.reduce((total, each) => total + cents(each[key] ?? 0), 0))
  const count = (key: 'debit' | 'credit') => transactions.filter((each) => each[key] !== null).length
  return { debit: sum('debit'), credit: sum('credit'), debit_count: count('debit'), credit_count: count('credit') }
}

/**
 * One line for each month that has dated movements.
 * @param transactions in the order in which they happened
 * @param opening the balance before the first
 */
export function monthsOf(transactions: readonly Transaction[], opening: number | null): Month[] {
  const months = new Map<string, Transaction[]>()
  for (const each of transactions)
    if (each.date) months.set(each.date.slice(0, 7), [...(months.get(each.date.slice(0, 7)) ?? []), each])
  let known = opening === null ? null : cents(opening)
  return [...months]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([month, list]) => {
      const start = known
      const balances: number[] = []
      for (const each of list) {
        if (known !== null) known += movedBy(each)
        if (each.balance !== null) known = cents(each.balance)
        if (known !== null) balances.push(known)
      }
      const { debit, credit } = totalsOf(list)
      const mean = balances.length ? Math.round(balances.reduce((sum, each) => sum + each, 0) / balances.length) : null
      const of = (value: number | null | undefined) => (value === null || value === undefined ? null : money(value))
      return {
        month,
        opening: of(start),
        closing: of(known),
        min: balances.length ? money(Math.min(...balances)) : null,
        max: balances.length ? money(Math.max(...balances)) : null,
        average: of(mean),
        debit,
        credit,
      }
    })
}

/** Days between two of a series: a week, a fortnight, a month, a quarter, a year, with the slack of weekends. */
const rhythms = [
  [6, 8],
  [13, 15],
  [26, 35],
  [85, 97],
  [355, 375],
] as const
/** Amounts of one series differ by at most this part, except salaries and bills, whose text is the same. */
const amountSlack = 0.25
/** Of two movements only, the same amount is asked for: like words a month apart come about by chance. */
const pairSlack = 0.02

/** Movements with like words and about the same amount that come back in a rhythm, at least three times (a month apart and of one amount: two). */
export function recurringOf(transactions: readonly Transaction[]): Recurring[] {
  const series = new Map<string, Transaction[]>()
  for (const each of transactions) {
    const words = seriesKey(each.description)
    if (!each.date || words.length < 3) continue
    const key = `${each.debit !== null ? 'debit' : 'credit'} ${words}`
    series.set(key, [...(series.get(key) ?? []), each])
  }
  return [...series.values()].flatMap((list) => {
    const sorted = [...list].sort((a, b) => a.date!.localeCompare(b.date!))
    const gaps = sorted.slice(1).map((each, index) => days(sorted[index]!.date!, each.date!))
    const middle = [...gaps].sort((a, b) => a - b)[Math.floor(gaps.length / 2)]
    const rhythm = rhythms.find(([from, to]) => middle !== undefined && middle >= from && middle <= to)
    if (!rhythm || sorted.length < (rhythm[0] >= 26 ? 2 : 3)) return []
    if (gaps.filter((gap) => gap >= rhythm[0] && gap <= rhythm[1]).length < gaps.length * 0.7) return []
    const amounts = sorted.map((each) => each.debit ?? each.credit ?? 0)
    const amount = [...amounts].sort((a, b) => a - b)[Math.floor(amounts.length / 2)]!
    if (
      amounts.filter((each) => Math.abs(each - amount) <= (sorted.length > 2 ? amountSlack : pairSlack) * amount)
        .length <
      amounts.length * (sorted.length > 2 ? 0.7 : 1)
    )
      return []
    return [
      {
        description: sorted[0]!.description,
        direction: sorted[0]!.debit !== null ? ('debit' as const) : ('credit' as const),
        interval_days: middle!,
        amount,
        count: sorted.length,
        dates: sorted.map(({ date }) => date!),
      },
    ]
  })
}

const days = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)

/** The first words without numbers, which change from one time to the next. */
const seriesKey = (description: string) =>
  (foldText(description).match(/\p{L}{3,}/gu) ?? [])
    .filter((word) => !/^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/.test(word))
    .slice(0, 4)
    .join(' ')
