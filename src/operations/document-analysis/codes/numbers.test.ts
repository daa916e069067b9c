import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isAadhaarNumber } from './aadhaar-number.js'
import { isCardNumber } from './card-number.js'

test('an Aadhaar number has twelve digits and the check digit of Verhoeff', () => {
  assert.equal(isAadhaarNumber('2341 2341 2346'), true)
  for (const wrong of ['2341 2341 2345', '2341 2341 2364', '1341 2341 2346', '2341 2341 234', ''])
    assert.equal(isAadhaarNumber(wrong), false, wrong)
})

test('a card number has 13 to 19 digits and the check digit of Luhn', () => {
  for (const right of ['4111 1111 1111 1111', '5500-0000-0000-0004', '378282246310005'])
    assert.ok(isCardNumber(right), right)
  for (const wrong of ['4111 1111 1111 1112', '1111 1111 1111 1117', '4444444444444444', '41111'])
    assert.equal(isCardNumber(wrong), false, wrong)
})
