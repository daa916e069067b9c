import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isBeyondDoubt, looksMagnetic, strongestRun } from './line-evidence.js'

const symbols = (text: string, probability = 0.99, from = 0) =>
  [...text].flatMap((symbol, cell) => (symbol === ' ' ? [] : [{ text: symbol, probability, middle: from + cell }]))
const textOf = (line: readonly { text: string }[]) => line.map(({ text }) => text).join('')

test('a run keeps its far groups and leaves doubtful symbols at the ends outside', () => {
  const line = [...symbols('3', 0.5), ...symbols('⑈123456⑈ 500025033⑆ 31', 0.99, 4), ...symbols('08', 0.6, 30)]
  assert.equal(textOf(strongestRun(line).symbols), '⑈123456⑈500025033⑆31')
})

test('what stands too far away is another line', () => {
  const line = [...symbols('⑆021000021⑆'), ...symbols('77', 0.99, 60)]
  assert.equal(textOf(strongestRun(line).symbols), '⑆021000021⑆')
})

test('a doubtful symbol inside a run stays', () => {
  const line = [...symbols('⑈12'), ...symbols('8', 0.4, 3), ...symbols('456⑈', 0.99, 4)]
  assert.equal(textOf(strongestRun(line).symbols), '⑈128456⑈')
})

test('a magnetic line has digits, a mark and little doubt', () => {
  assert.ok(looksMagnetic(symbols('⑆021000021⑆')))
  assert.ok(!looksMagnetic(symbols('021000021')), 'no mark')
  assert.ok(!looksMagnetic(symbols('⑆0210⑆')), 'too few digits')
  assert.ok(!looksMagnetic(symbols('⑆021000021⑆', 0.6)), 'doubtful')
  assert.ok(!looksMagnetic(symbols('⑈⑈⑈⑈⑈⑈⑈000000')), 'more marks than digits')
  assert.ok(!looksMagnetic([]))
})

test('only a long line of sure symbols ends the search', () => {
  assert.ok(isBeyondDoubt(strongestRun(symbols('⑈123456⑈ 500025033⑆ 31'))))
  assert.ok(!isBeyondDoubt(strongestRun(symbols('⑈123456⑈ 500025033⑆ 31', 0.8))))
  assert.ok(!isBeyondDoubt(strongestRun(symbols('⑆021000021⑆'))))
})
