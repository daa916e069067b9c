import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lineConfidence } from './confidence.js'

const line = (text: string, probability: number) =>
  [...text].map((symbol, cell) => ({ text: symbol, probability, middle: cell / 40 }))

test('a sure line is likely right, one doubtful symbol makes the whole line doubtful', () => {
  const sure = line('⑈123456⑈500025033⑆31', 0.999)
  assert.ok(lineConfidence(sure) > 0.95)
  const doubtful = sure.map((symbol, index) => (index === 4 ? { ...symbol, probability: 0.5 } : symbol))
  assert.ok(lineConfidence(doubtful) < 0.65)
})

test('a line that does not open with a mark has lost something', () => {
  assert.ok(lineConfidence(line('123456⑈500025033⑆31', 0.99)) < lineConfidence(line('⑈123456⑈500025033⑆31', 0.99)) / 2)
})

test('stays within 0 and 1', () => {
  assert.ok(lineConfidence(line('⑈1', 0)) >= 0)
  assert.ok(lineConfidence(line('⑈1', 1)) <= 1)
  assert.ok(lineConfidence([]) <= 1)
})
