import assert from 'node:assert/strict'
import { test } from 'node:test'
import { micrFields } from './micr-fields.js'
import { isRoutingNumber } from './routing-number.js'

test('an Indian line: number, code, account part, type', () => {
  assert.deepEqual(micrFields('⑈083656⑈ 500025033⑆ 290062⑈ 31'), {
    country: 'IN',
    chequeNumber: '083656',
    micrCode: '500025033',
    accountFragment: '290062',
    transactionCode: '31',
    routingNumber: null,
    accountNumber: null,
    amount: null,
  })
})

test('an Indian line without the account part', () => {
  const fields = micrFields('⑈120611⑈ 500015048⑆ 31')
  assert.equal(fields.micrCode, '500015048')
  assert.equal(fields.accountFragment, null)
  assert.equal(fields.transactionCode, '31')
})

test('an American line with the serial number behind', () => {
  const fields = micrFields('⑆021000021⑆ 0000009606⑈ 1002')
  assert.equal(fields.country, 'US')
  assert.equal(fields.routingNumber, '021000021')
  assert.equal(fields.accountNumber, '0000009606')
  assert.equal(fields.chequeNumber, '1002')
})

test('an American business line: the serial number first, a dash in the account', () => {
  const fields = micrFields('⑈621767⑈ ⑆125107626⑆ 3153⑉217017⑈')
  assert.equal(fields.chequeNumber, '621767')
  assert.equal(fields.routingNumber, '125107626')
  assert.equal(fields.accountNumber, '3153217017')
})

test('the encoded amount is in hundredths', () => {
  const fields = micrFields('⑆0540⑉0004⑆ ⑈140 611 6⑈ ⑇0000002500⑇')
  assert.equal(fields.amount, 25)
  assert.equal(fields.routingNumber, null)
  assert.equal(fields.accountNumber, '1406116')
})

test('a template whose account stands between transit marks', () => {
  const fields = micrFields('⑆000000000⑆ ⑆000000000⑆ 1025')
  assert.equal(fields.chequeNumber, '1025')
})

test('a line of the Gulf: number, bank, account', () => {
  const fields = micrFields('⑈00303529⑈⑆634011001⑆⑈0000001330182001⑈')
  assert.equal(fields.chequeNumber, '00303529')
})

test('a line of Singapore: dashes and a type before the number', () => {
  const fields = micrFields('⑆2⑈285404⑈7144⑉001⑆ 0119121972⑈11')
  assert.equal(fields.chequeNumber, '285404')
  assert.equal(fields.accountNumber, '0119121972')
})

test('a routing number has a checksum', () => {
  assert.ok(isRoutingNumber('021000021'))
  assert.ok(isRoutingNumber('125107626'))
  assert.ok(!isRoutingNumber('123456789'))
  assert.ok(!isRoutingNumber('000000000'))
})
