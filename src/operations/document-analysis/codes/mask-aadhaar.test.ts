import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PageText, TextLine } from '../../../text-layer/page-text.js'
import { maskAadhaar, maskBarcode, maskIntegrity, maskText } from './mask-aadhaar.js'

const line = (text: string, left: number, top: number): TextLine => {
  const words = text.split(' ').map((word, index) => ({
    text: word,
    confidence: 0.9,
    left: left + index * 60,
    top,
    right: left + index * 60 + 50,
    bottom: top + 20,
  }))
  return { text, confidence: 0.9, words, left, top, right: words.at(-1)!.right, bottom: top + 20 }
}
const page = (...lines: TextLine[]): PageText => ({
  number: 1,
  width: 900,
  height: 600,
  rotation: 0,
  source: 'ocr',
  lines,
})
const textsOf = ({ lines }: PageText) => lines.map(({ text }) => text)
const anywhere = { aadhaarCard: false }

test('a number in groups of four with a right check digit is masked on any document, but its last four', () => {
  assert.equal(maskText('No. 2341 2341 2346 of', false), 'No. XXXX XXXX 2346 of')
  assert.equal(maskText('2341-2341-2346', false), 'XXXX-XXXX-2346')
  assert.equal(maskText('2341 2341 2345', false), '2341 2341 2345')
})

test('twelve digits in one piece are a payment reference, unless the row speaks of Aadhaar', () => {
  assert.equal(maskText('UPI/234123412346/SWIGGY', false), 'UPI/234123412346/SWIGGY')
  const masked = maskAadhaar(
    page(line('Aadhaar No', 10, 10), line('234123412346', 300, 12), line('234123412346', 10, 90)),
    anywhere,
  )
  assert.deepEqual(textsOf(masked), ['Aadhaar No', 'XXXXXXXX2346', '234123412346'])
})

test('on an Aadhaar card the check digit is not asked for: it may be misread', () => {
  assert.deepEqual(textsOf(maskAadhaar(page(line('2341 2341 2345', 10, 10)), { aadhaarCard: true })), [
    'XXXX XXXX 2345',
  ])
})

test('letters that readers take for digits are masked with them', () => {
  assert.equal(maskText('Aadhaar 234l 2B41 2346', true), 'Aadhaar XXXX XXXX 2346')
  assert.equal(maskText('BOSS LOOS 2346', true), 'BOSS LOOS 2346')
})

test('a number that the reader cut into pieces is masked in every piece, and so are its words', () => {
  const masked = maskAadhaar(page(line('2341', 10, 10), line('2341 2346', 90, 11)), anywhere)
  assert.deepEqual(textsOf(masked), ['XXXX', 'XXXX 2346'])
  assert.deepEqual(
    masked.lines.flatMap(({ words }) => words.map(({ text }) => text)),
    ['XXXX', 'XXXX', '2346'],
  )
})

test('card numbers and virtual identities of sixteen digits are no Aadhaar numbers', () => {
  for (const text of ['9112 2341 2341 2346', '2341 2341 2346 9112', '4111 1111 1111 1111'])
    assert.equal(maskText(text, false), text)
})

test('the QR code of older cards', () => {
  const barcode = {
    kind: 'QRCode',
    value: '<PrintLetterBarcodeData uid="234123412346" name="A"/>',
    page: 1,
    box: [0, 0, 1, 1],
  }
  assert.equal(maskBarcode(barcode, anywhere).value, '<PrintLetterBarcodeData uid="XXXXXXXX2346" name="A"/>')
})

test('sentences about a document that quote it', () => {
  const signal = {
    code: 'changed',
    severity: 'high',
    page: 1,
    box: null,
    detail: 'It said 2341 2341 2346 before.',
  } as const
  const { signals } = maskIntegrity({ verdict: 'tampered', signals: [signal] }, anywhere)
  assert.equal(signals[0]!.detail, 'It said XXXX XXXX 2346 before.')
})

test('a page without one comes back as it is', () => {
  const plain = page(line('Total 1,234.00', 10, 10))
  assert.equal(maskAadhaar(plain, anywhere), plain)
})

test('digits of Indian scripts are masked as western ones are', () => {
  const devanagari = '२३४१ २३४१ २३४६'
  assert.equal(maskText(`आधार ${devanagari}`, true), 'आधार XXXX XXXX २३४६')
  assert.equal(maskText(`No. ${devanagari}`, false), 'No. XXXX XXXX २३४६')
  assert.equal(maskText('७ मार्च २०२६', true), '७ मार्च २०२६')
})
