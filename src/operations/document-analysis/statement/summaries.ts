import { cents } from './movement.js'
import { movedBy } from './reconcile.js'
import type { Month, Statement, Transaction } from './statement.js'

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
