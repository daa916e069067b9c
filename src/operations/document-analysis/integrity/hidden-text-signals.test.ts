import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { TextLayer } from '../../../documents/document.js'
import type { PageText } from '../../../text-layer/page-text.js'
import { hiddenTextSignals } from './hidden-text-signals.js'

const size = { width: 1000, height: 1400 }
const cell = 10

/** Rows of text in cells of one width, as an invisible layer. */
const layerOf = (rows: readonly string[]): TextLayer => ({
  ...size,
  annotations: [],
  rules: [],
  coded: false,
  scanned: 1,
  characters: rows.flatMap((text, row) =>
    [...text].map((character, index) => ({
      text: character,
      left: 50 + index * cell,
      right: 50 + (index + 1) * cell,
      top: 50 + row * 30,
      bottom: 70 + row * 30,
      angle: 0,
      invisible: true,
      font: 'Hidden',
      colour: 0,
    })),
  ),
})

/** The same rows as read from the picture. */
function pageOf(rows: readonly string[], confidence = 0.995): PageText {
  const lines = rows.map((text, row) => {
    const words = [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
      text: word,
      confidence,
      left: 50 + index * cell,
      right: 50 + (index + word.length) * cell,
      top: 50 + row * 30,
      bottom: 70 + row * 30,
    }))
    return { text, confidence, words, left: 50, right: 950, top: 50 + row * 30, bottom: 70 + row * 30 }
  })
  return { number: 1, ...size, rotation: 0, source: 'ocr', lines }
}
const prose = [
  'This agreement was made on the first day of March between the lender',
  'and the borrower who lives at Example Lane and works for the mill',
  'Principal sum lent 5,000.00 to be paid back 250.00 each month',
]
const told = (hidden: readonly string[], seen: PageText) =>
  hiddenTextSignals(layerOf(hidden), seen).map(({ severity, detail }) => `${severity}: ${detail}`)

test('an invisible layer that says what the picture shows is as it should be', () => {
  assert.deepEqual(told(prose, pageOf(prose)), [])
  assert.deepEqual(told([], pageOf(prose)), [])
})

test('another figure in the same place is told; one digit is what software misreads', () => {
  const seen = [...prose.slice(0, 2), prose[2]!.replace('5,000.00', '9,450.00')]
  assert.deepEqual(told(prose, pageOf(seen)), [
    'medium: The picture shows 9,450.00 where the invisible text over it says 5,000.00.',
  ])
  const digit = [...prose.slice(0, 2), prose[2]!.replace('5,000.00', '6,000.00')]
  assert.match(told(prose, pageOf(digit))[0]!, /^low/)
  assert.deepEqual(told(prose, pageOf(seen, 0.9)), [])
})

test('another text altogether is told once', () => {
  const other = prose.map((row) => [...row].map((letter) => (/[a-z]/.test(letter) ? 'q' : letter)).join(''))
  assert.deepEqual(told(other, pageOf(prose)), [
    'medium: The invisible text over the picture is not the text of the picture.',
  ])
})
