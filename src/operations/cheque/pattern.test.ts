import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lineOf, type Written } from './leaf.test-lines.js'
import { withoutPattern } from './pattern.js'

const kept = (written: readonly Written[]) => withoutPattern(written.map(lineOf)).map(({ text }) => text)

test('a name printed over and over goes, whole or in fragments; the head and the form stay', () => {
  const pattern: Written[] = Array.from({ length: 4 }, (_, row) => [
    'CANARABANK-CANARABANK-CANARABANK-CANARA',
    40,
    150 + row * 70,
    { height: 12 },
  ])
  assert.deepEqual(
    kept([
      ['Canara Bank', 200, 40, { height: 34 }],
      ['Pay', 40, 130],
      ...pattern,
      ['ANA', 300, 150, { height: 12 }],
      ['2854101006936', 200, 290],
      ['Payable at par at all our branches', 40, 360, { height: 12 }],
    ]),
    ['Canara Bank', 'Pay', '2854101006936', 'Payable at par at all our branches'],
  )
})

test('words that a form repeats are no pattern', () => {
  const form: Written[] = [
    ['Axis Bank Ltd', 40, 30],
    ['Payable at all branches of Axis Bank Ltd', 40, 360],
    ['For Axis Bank Ltd', 700, 300],
  ]
  assert.equal(kept(form).length, 3)
})
