import assert from 'node:assert/strict'
import { test } from 'node:test'
import { leastConfidenceAmong } from './legible.js'

const least = (...confidences: number[]) => leastConfidenceAmong(confidences.map((confidence) => ({ confidence })))

test('beside lines that are read surely a doubtful one is no text', () => {
  assert.ok(Math.abs(least(0.99, 0.98, 0.99, 0.75, 0.97) - 0.78) < 1e-9)
})

test('a page of poor lines keeps them, down to a half', () => {
  assert.ok(least(0.8, 0.75, 0.7) < 0.7)
  assert.equal(least(0.6, 0.55, 0.4), 0.5)
})

test('a single line stands against nothing', () => {
  assert.ok(least(0.55) <= 0.55)
  assert.equal(least(), 0.5)
})
