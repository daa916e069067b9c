import assert from 'node:assert/strict'
import { test } from 'node:test'
import { amountInFigures } from './amount-in-figures.js'

const reads = (text: string, amount: number) =>
  test(`${text} is ${amount}`, () => assert.equal(amountInFigures(text)[0]?.value, amount))

reads('22,55,000/-', 2255000)
reads('₹ 2,70,000/-', 270000)
reads('329,0001', 329000)
reads('22,23.000/', 2223000)
reads('126,888.00', 126888)
reads('***1,23,500/-', 123500)
reads('**1,23,45,678.00**', 12345678)
reads('£ *** 123,456.78', 123456.78)
reads('$ 43.00', 43)
reads('$ 25.00', 25)
reads('600.45', 600.45)
reads('Rs 57000/-', 57000)
reads('35,00,00,000/-', 350000000)
reads('20,500/=', 20500)
reads('12904/-', 12904)
reads('10 00', 10)
reads('$90.32', 90.32)
reads('S,000/-', 5000)
reads('1O,OOO/-', 10000)
reads('22 55000', 2255000)
reads('250 17/100', 250.17)

test('a last 1 that may be a stroke leaves both readings', () => {
  const values = amountInFigures('65200001').map(({ value }) => value)
  assert.ok(values.includes(6520000))
  assert.ok(values.includes(65200001))
})

test('no digits, no amount', () => {
  assert.deepEqual(amountInFigures('₹'), [])
  assert.deepEqual(amountInFigures('Please sign above'), [])
})
