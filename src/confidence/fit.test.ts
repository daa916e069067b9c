import assert from 'node:assert/strict'
import { test } from 'node:test'
import { randomNumbers } from '../../test/drawn/effects.js'
import { calibrate } from './calibrate.js'
import { calibrationError, fitCalibration, type Outcome } from './fit.js'

const prior = { slope: 0.5, intercept: 0 }

test('finds the line that outcomes were made with', () => {
  const random = randomNumbers(5)
  const outcomes: Outcome[] = Array.from({ length: 4000 }, () => {
    const support = random() * 12 - 4
    return { support, right: random() < 1 / (1 + Math.exp(-(0.9 * support - 1.2))) }
  })
  const { slope, intercept } = fitCalibration(outcomes, prior)
  assert.ok(Math.abs(slope - 0.9) < 0.1, String(slope))
  assert.ok(Math.abs(intercept + 1.2) < 0.2, String(intercept))
  const claims = outcomes.map(({ support, right }) => ({ confidence: calibrate(support, { slope, intercept }), right }))
  assert.ok(calibrationError(claims) < 0.03)
})

test('without outcomes the prior stands', () => {
  const { slope, intercept } = fitCalibration([], prior)
  assert.ok(Math.abs(slope - 0.5) < 1e-6 && Math.abs(intercept) < 1e-6)
})

test('a field that was right every time claims more for more outcomes, never certainty', () => {
  const always = (count: number) => fitCalibration(Array(count).fill({ support: 3, right: true }), prior)
  const few = calibrate(3, always(5))
  const many = calibrate(3, always(200))
  assert.ok(few < many && many <= 0.995, `${few} ${many}`)
})

test('the error is what claims and truth differ by', () => {
  assert.equal(calibrationError([]), 0)
  const claims = [0.9, 0.9, 0.9, 0.9].map((confidence, index) => ({ confidence, right: index < 2 }))
  assert.ok(Math.abs(calibrationError(claims) - 0.4) < 1e-9)
})
