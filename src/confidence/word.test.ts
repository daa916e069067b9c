import assert from 'node:assert/strict'
import { test } from 'node:test'
import { wordConfidence } from './word.js'

test('a recogniser is less sure than it says, and never quite sure', () => {
  assert.equal(wordConfidence(0.5), 0.5)
  assert.ok(wordConfidence(0.99) < 0.985)
  assert.ok(wordConfidence(0.01) > 0.015)
  assert.ok(wordConfidence(1) <= 0.995 && wordConfidence(0) >= 0.005)
})

test('what is surer stays surer', () => {
  const said = [0.05, 0.2, 0.5, 0.8, 0.95, 0.999].map(wordConfidence)
  assert.deepEqual(
    said,
    [...said].sort((a, b) => a - b),
  )
})
