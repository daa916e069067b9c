import assert from 'node:assert/strict'
import { test } from 'node:test'
import { joinReadings } from './join-readings.js'

const reading = (...probabilities: number[]) => ({
  frames: Float32Array.from(probabilities, Math.log),
  steps: 1,
  classes: probabilities.length,
  stepWidth: 1,
})

test('probabilities are averaged, not their logarithms', () => {
  const { frames } = joinReadings([reading(0.9, 0.1), reading(0.5, 0.5)])
  assert.ok(Math.abs(Math.exp(frames[0]!) - 0.7) < 1e-6)
  assert.ok(Math.abs(Math.exp(frames[1]!) - 0.3) < 1e-6)
})

test('one reading is itself; none is an error', () => {
  const one = reading(0.9, 0.1)
  assert.equal(joinReadings([one]), one)
  assert.throws(() => joinReadings([]), RangeError)
})
