import assert from 'node:assert/strict'
import { test } from 'node:test'
import { quadOfBox } from '../vision/quad.js'
import { findEngineNumbers } from './engine-number.js'

const text = (text: string, x: number, y: number) => ({
  text,
  confidence: 0.98,
  quad: quadOfBox([x, y, 12 * text.length, 20]),
})

test('behind its name, beside it and below it', () => {
  assert.equal(findEngineNumbers([text('Engine No: K12MN1234567', 0, 0)])[0]?.value, 'K12MN1234567')
  assert.equal(findEngineNumbers([text('Engine No.', 0, 0), text('K12MN1234567', 150, 1)])[0]?.value, 'K12MN1234567')
  assert.equal(findEngineNumbers([text('ENGINE NUMBER', 0, 0), text('K12MN1234567', 0, 28)])[0]?.value, 'K12MN1234567')
})

test('what is not called so is none', () => {
  assert.deepEqual(findEngineNumbers([text('K12MN1234567', 0, 0), text('Engine oil', 0, 40)]), [])
})
