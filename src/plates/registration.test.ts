import assert from 'node:assert/strict'
import { test } from 'node:test'
import { plateFormats } from '../knowledge/plate-formats.js'
import { registrationOf } from './registration.js'

const of = (country: string | null, kind: string, state?: string) =>
  plateFormats
    .filter((each) => each.country === country && each.kind === kind && (!state || each.state === state))
    .slice(0, 1)

test('an Indian number names its state', () => {
  const facts = registrationOf('MH12AB1234', of('IN', 'standard'))
  assert.deepEqual(facts, { country: 'IN', state: 'Maharashtra', valid: true })
})

test('a Bharat number belongs to no state', () => {
  assert.equal(registrationOf('22BH1234AA', of('IN', 'bharat')).state, null)
})

test('a form of several countries names none', () => {
  const facts = registrationOf('AB123CD', [...of('FR', 'standard'), ...of('IT', 'standard')])
  assert.deepEqual(facts, { country: null, state: null, valid: true })
})

test('a row of letters and digits is not valid', () => {
  assert.deepEqual(registrationOf('X1Y2Z3', of(null, 'any')), { country: null, state: null, valid: false })
})

test('a form that only one American state has names it', () => {
  const facts = registrationOf('7ABC123', of('US', 'standard', 'California'))
  assert.deepEqual(facts, { country: 'US', state: 'California', valid: true })
})
