import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DocumentLabel } from '../../../knowledge/document-labels.js'
import type { PageText } from '../../../text-layer/page-text.js'
import { mrzOfPage } from '../codes/page-mrz.js'
import { identityNumberSignals } from './identity-number-signals.js'

function page(texts: readonly string[], confidence = 0.995): PageText {
  const lines = texts.map((text, index) => {
    const place = { left: 10, right: 10 + text.length * 9, top: 20 + index * 20, bottom: 34 + index * 20 }
    return { text, confidence, ...place, words: text.split(' ').map((word) => ({ text: word, confidence, ...place })) }
  })
  return { number: 1, width: 800, height: 500, rotation: 0, source: 'ocr', lines }
}
const today = new Date('2026-03-01')
const told = (label: DocumentLabel, text: PageText) =>
  identityNumberSignals(label, [text], mrzOfPage(text, today)).map(({ code, severity }) => `${severity} ${code}`)

const zone = ['P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L898902C36UTO7408122F1204159ZE184226B<<<<<10']

test('a zone whose check digits hold says nothing; an altered date is named', () => {
  assert.deepEqual(told('passport', page(zone)), [])
  const altered = [zone[0]!, zone[1]!.replace('7408122', '7408192')]
  const [signal] = identityNumberSignals('passport', [page(altered)], mrzOfPage(page(altered), today))
  assert.match(signal!.detail, /check digit of the date of birth does not hold/)
  assert.equal(signal!.severity, 'medium')
  assert.deepEqual(told('passport', page(altered, 0.9)), ['low invalid_check_digit'])
  const composite = [zone[0]!, zone[1]!.replace(/0$/, '7')]
  assert.deepEqual(told('passport', page(composite)), ['low invalid_check_digit'])
})

test('a PAN of another form is none; look-alikes are settled by their place', () => {
  assert.deepEqual(told('pan_card', page(['Permanent Account Number', 'BNZPM2501F'])), [])
  assert.deepEqual(told('pan_card', page(['Permanent Account Number', 'BNZPM25O1F'])), [])
  assert.deepEqual(told('pan_card', page(['Permanent Account Number', 'ABCD1234A'])), [
    'medium invalid_document_number',
  ])
  // The fourth letter says what kind of holder; there is no D.
  assert.deepEqual(told('pan_card', page(['ABCDE1234F'])), ['medium invalid_document_number'])
  assert.deepEqual(told('letter', page(['ABCDE1234F'])), [])
})

test('an Aadhaar number that fails its check digit, and none of it is quoted', () => {
  assert.deepEqual(told('aadhaar_card', page(['2341 2341 2346'])), [])
  const wrong = page(['2341 2341 2345'])
  const [signal] = identityNumberSignals('aadhaar_card', [wrong], null)
  assert.equal(signal!.code, 'invalid_check_digit')
  assert.doesNotMatch(signal!.detail, /\d/)
  assert.deepEqual(told('aadhaar_card', page(['XXXX XXXX 2345'])), [])
})
