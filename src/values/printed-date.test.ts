import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readPrintedDate } from './printed-date.js'

const seen = (text: string) => {
  const date = readPrintedDate(text)
  return date && [date.first, date.second, date.year, date.form].join(' ')
}

test('figures keep their order, whichever of them is the month', () => {
  assert.equal(seen('01/07/2026'), '1 7 2026 numeric')
  assert.equal(seen('10-12-98'), '10 12 2098 numeric')
  assert.equal(seen('31.12.2024'), '31 12 2024 numeric')
  assert.equal(seen('12/31/2024'), '12 31 2024 numeric')
  assert.equal(seen('07/24'), '7 24  numeric')
  assert.equal(seen('05.03.'), '5 3  numeric')
})

test('a year in front and a named month leave no doubt', () => {
  assert.equal(seen('2026-04-01'), '1 4 2026 iso')
  assert.equal(seen('20260401'), '1 4 2026 iso')
  assert.equal(seen('2024-04-01 13:45:10'), '1 4 2024 iso')
  for (const text of ['03 Oct 2024', '3rd October, 2024', '03-OCT-24', '03OCT2024', 'Oct 3, 2024', 'Thu 03 Oct 2024'])
    assert.equal(seen(text), '3 10 2024 named', text)
  assert.equal(seen('15 Mar'), '15 3  named')
  assert.equal(seen('1er février 2002'), '1 2 2002 named')
  assert.equal(seen('3. März 2021'), '3 3 2021 named')
  assert.equal(seen('5 de enero de 2021'), '5 1 2021 named')
})

test('a form that was not filled in has a date that is none', () => {
  assert.equal(seen('mm/dd/yyyy'), '0 0  masked')
})

test('what is no day of the calendar is no date, nor are amounts, numbers and names', () => {
  for (const text of ['31/02/2024', '45/01/2024', '12.50', '1-2', '100', 'Market 3', 'Mark 12', '5 Star', ''])
    assert.equal(seen(text), null, text)
})
