import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findMrz } from './mrz.js'

const today = new Date('2025-06-01')
// The specimens of ICAO Doc 9303, parts 4 to 7.
const passport = ['P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L898902C36UTO7408122F1204159ZE184226B<<<<<10']
const card = ['I<UTOD231458907<<<<<<<<<<<<<<<', '7408122F1204159UTO<<<<<<<<<<<6', 'ERIKSSON<<ANNA<MARIA<<<<<<<<<<']
const visa = ['V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<', 'L8988901C4XXX4009078F9612109<<<<<<<<']

test('a passport: two lines of 44, every check digit right', () => {
  const found = findMrz(['Surname', ...passport], today)
  assert.deepEqual(found, {
    format: 'td3',
    documentCode: 'P',
    issuingState: 'UTO',
    documentNumber: 'L898902C3',
    nationality: 'UTO',
    dateOfBirth: '1974-08-12',
    dateOfExpiry: '2012-04-15',
    sex: 'F',
    surname: 'ERIKSSON',
    givenNames: 'ANNA MARIA',
    optional: 'ZE184226B',
    checks: { documentNumber: true, dateOfBirth: true, dateOfExpiry: true, composite: true, optional: true },
    lines: [1, 2],
  })
})

test('a card of three lines, a card of two, a visa', () => {
  const td1 = findMrz(card, today)!
  assert.deepEqual([td1.format, td1.documentNumber, td1.surname], ['td1', 'D23145890', 'ERIKSSON'])
  assert.ok(Object.values(td1.checks).every(Boolean))
  const td2 = findMrz(['I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<', 'D231458907UTO7408122F1204159<<<<<<<6'], today)!
  assert.deepEqual([td2.format, td2.documentNumber, td2.checks.composite], ['td2', 'D23145890', true])
  const mrv = findMrz(visa, today)!
  assert.deepEqual([mrv.format, mrv.documentNumber, mrv.nationality], ['mrv_b', 'L8988901C', 'XXX'])
  assert.equal(mrv.checks.composite, undefined)
})

test('the identity card of France before 2021 has its number in the second line', () => {
  const found = findMrz(['IDFRABERTHIER<<<<<<<<<<<<<<<<<<<<<<<', '8806923102858CORINNE<<<<<<<6512068F6'], today)!
  assert.deepEqual(
    [found.format, found.documentNumber, found.surname],
    ['french_identity_card', '880692310285', 'BERTHIER'],
  )
  assert.equal(found.dateOfBirth, '1965-12-06')
})

test('letters and digits of one shape are settled by their place and by the check digit', () => {
  const misread = ['P<UT0ERIKSS0N<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L8989O2C36UT07408I22F1204159ZE184226B<<<<<10']
  const found = findMrz(misread, today)!
  assert.deepEqual([found.issuingState, found.surname, found.documentNumber], ['UTO', 'ERIKSSON', 'L898902C3'])
  assert.equal(found.dateOfBirth, '1974-08-12')
  assert.ok(found.checks.documentNumber && found.checks.composite)
})

test('a number whose digits are altered fails its check, and stays as it is read', () => {
  const found = findMrz([passport[0]!, passport[1]!.replace('L898902', 'L898962')], today)!
  assert.equal(found.documentNumber, 'L898962C3')
  assert.equal(found.checks.documentNumber, false)
  assert.equal(found.checks.composite, false)
  assert.equal(found.checks.dateOfBirth, true)
})

test('a reader loses fillers, splits guillemets and adds spaces', () => {
  const found = findMrz(
    [passport[0]!.slice(0, 40).replace('<<ANNA', '«ANNA'), passport[1]!.replace('UTO', ' UTO')],
    today,
  )!
  assert.deepEqual([found.surname, found.givenNames], ['ERIKSSON', 'ANNA MARIA'])
})

test('a birth lies behind, an expiry may lie ahead', () => {
  const found = findMrz(card, new Date('1975-01-01'))!
  assert.equal(found.dateOfBirth, '1974-08-12')
  assert.equal(findMrz(card, new Date('2011-01-01'))!.dateOfExpiry, '2012-04-15')
})

test('other text has no zone', () => {
  assert.equal(findMrz([], today), null)
  assert.equal(findMrz(['TOTAL 1234567890123456789012345678', 'REFERENCE 000000000000000000000000'], today), null)
  assert.equal(
    findMrz(['MRZ<LINE<1<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<', 'MRZ<LINE<2<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<'], today),
    null,
  )
})
