import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findIfsc, isIfsc, readIfsc } from './ifsc.js'

const reads = (text: string, code: string | undefined) =>
  test(`${text} is ${code}`, () => assert.equal(readIfsc(text)[0]?.value, code))

reads('SBIN0002854', 'SBIN0002854')
reads('S8INOOO2854', 'SBIN0002854')
reads('UTIBO000426', 'UTIB0000426')
reads('1CIC0006308', 'ICIC0006308')
reads('BARB0YASODH', 'BARB0YASODH')
reads('UTBI0GNG729', 'UTBI0GNG729')
reads('CNRB00O2854', 'CNRB0002854')
reads('CNR80002854', 'CNRB0002854')
reads('CNRBO0028S4', 'CNRB0002854')
reads('DBIK0039122', 'DBIK0039122')
reads('HELLO WORLD', undefined)

const finds = (text: string, code: string | undefined) =>
  test(`in "${text}" stands ${code}`, () => assert.equal(findIfsc(text)[0]?.value, code))

finds('IFSC:SYNB0003011', 'SYNB0003011')
finds('IFS CODE - UTIB0000426', 'UTIB0000426')
finds('RTGS / NEFT IFSC Code : ICIC0006308', 'ICIC0006308')
finds('IFSCODE-UTIB0001548', 'UTIB0001548')
finds('RTGS/NEFT/IFSC CODE: ABHY0065046', 'ABHY0065046')
finds('IFSC : CNRB 0002854', 'CNRB0002854')
finds('Br Tel:1671247777 Fax:1267777 IFS CODE: SBIN0007556', 'SBIN0007556')
finds('Please sign above', undefined)

test('a plain code outranks the one that a shifted window makes', () => {
  assert.equal(findIfsc('XIFSCHDFC0000324')[0]?.value, 'HDFC0000324')
})

test('the format is four letters, a zero, six characters', () => {
  assert.ok(isIfsc('SBIN0002854'))
  assert.ok(!isIfsc('SBIN1002854'))
})
