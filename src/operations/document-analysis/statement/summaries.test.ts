import assert from 'node:assert/strict'
import { test } from 'node:test'
import { recurringOf } from './recurring.js'
import type { Transaction } from './statement.js'
import { monthsOf, totalsOf } from './summaries.js'

const movement = (date: string, description: string, amount: number, balance: number | null = null): Transaction => ({
  date,
  value_date: null,
  description,
  reference: null,
  debit: amount < 0 ? -amount : null,
  credit: amount > 0 ? amount : null,
  balance,
  category: 'other',
  channel: null,
  page: 1,
  box: null,
  confidence: 1,
})

test('totals are exact in hundredths', () => {
  const list = [movement('2026-01-01', 'a', -0.1), movement('2026-01-01', 'b', -0.2), movement('2026-01-02', 'c', 5)]
  assert.deepEqual(totalsOf(list), { debit: 0.3, credit: 5, debit_count: 2, credit_count: 1 })
})

test('months begin with the balance that the one before left', () => {
  const list = [
    movement('2026-01-05', 'wages', 100, 600),
    movement('2026-01-20', 'rent', -250, 350),
    movement('2026-02-03', 'shop', -50),
  ]
  assert.deepEqual(monthsOf(list, 500), [
    { month: '2026-01', opening: 500, closing: 350, min: 350, max: 600, average: 475, debit: 250, credit: 100 },
    { month: '2026-02', opening: 350, closing: 300, min: 300, max: 300, average: 300, debit: 50, credit: 0 },
  ])
})

test('what comes back in a rhythm with like words and about the same amount', () => {
  const list = [
    movement('2026-01-03', 'Rent January Example Homes 001', -900),
    movement('2026-02-03', 'Rent February Example Homes 002', -900),
    movement('2026-03-04', 'Rent March Example Homes 003', -920),
    movement('2026-01-10', 'Marble works', -10),
    movement('2026-01-12', 'Marble works', -700),
    movement('2026-01-15', 'Music service', -9.99),
    movement('2026-02-15', 'Music service', -9.99),
    movement('2026-01-16', 'Garage', -80),
    movement('2026-02-16', 'Garage', -310),
  ]
  assert.deepEqual(
    recurringOf(list).map(({ description, interval_days, amount, count }) => [
      description,
      interval_days,
      amount,
      count,
    ]),
    [
      ['Rent January Example Homes 001', 31, 900, 3],
      ['Music service', 31, 9.99, 2],
    ],
  )
})
