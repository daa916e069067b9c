import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findAnchors } from '../anchors.js'
import { leafOf, type Written } from '../leaf.test-lines.js'
import { findRows, piecesOf } from '../rows.js'
import { findAmountsInFigures } from './amount-in-figures.js'
import { findWrittenAmounts } from './amount-in-words.js'
import { findDates } from './date.js'
import type { Found } from './found.js'
import { findPayees } from './payee.js'

const form: Written[] = [
  ['Pay', 30, 140],
  ['or Bearer', 850, 140],
  ['Rupees', 30, 190],
]
const custom = { dayFirst: true, monthFirst: false, latestYear: 2026 } as never

const parts = (lines: readonly Written[]) => {
  const leaf = leafOf(lines)
  const anchors = findAnchors(leaf)
  return { leaf, anchors, rows: findRows(leaf, anchors), pieces: piecesOf(leaf) }
}
const best = <Value>(found: readonly Found<Value>[]): Value | undefined =>
  [...found].sort((a, b) => b.logProbability - a.logProbability)[0]?.value

const payees: [name: string, lines: Written[], expected: string | undefined][] = [
  ['between "Pay" and "or Bearer"', [...form, ['Kavya Iyer', 200, 132, { height: 30 }]], 'Kavya Iyer'],
  [
    '"or Bearer" glued to the name',
    [...form.slice(0, 1), ['Kavya Iyer OR BEARER', 200, 135, { height: 26 }]],
    'Kavya Iyer',
  ],
  ['the payee’s account in brackets', [...form, ['Kavya Iyer (SB A/c No 20065441805)', 200, 132]], 'Kavya Iyer'],
  ['figures that strayed onto the row', [...form, ['Kavya Iyer 5 455 0', 200, 132]], 'Kavya Iyer'],
  [
    'in the line of the label, a note above it',
    [
      ['Incorporated in the Harbour Centre', 30, 115],
      ['Pay to the order of CLARA HUGHES', 30, 140],
      ['or bearer', 30, 170],
    ],
    'CLARA HUGHES',
  ],
  [
    'over a label of two lines',
    [
      ['PAY TO', 50, 180],
      ['THE ORDER OF', 50, 202],
      ['Maple Street Dental', 300, 178, { height: 34 }],
      ['DOLLARS', 770, 240],
    ],
    'Maple Street Dental',
  ],
  ['nothing written', form, undefined],
]
for (const [name, lines, expected] of payees)
  test(`payee: ${name}`, () => {
    const { leaf, anchors, rows, pieces } = parts(lines)
    assert.equal(best(findPayees(leaf, anchors, rows, pieces)), expected)
  })

const figures: [name: string, text: string, expected: number][] = [
  ['with Indian commas', '1,23,500/-', 123_500],
  ['with cents', '$ 1,234.56', 1234.56],
  ['between stars', '***5,000***', 5000],
]
for (const [name, text, expected] of figures)
  test(`amount in figures: ${name}`, () => {
    const { leaf, anchors, rows, pieces } = parts([...form, [text, 780, 225]])
    assert.equal(best(findAmountsInFigures(leaf, anchors, rows, pieces)), expected)
  })

test('no amount in figures is made of a date, a code or a telephone number', () => {
  for (const text of ['12/03/2024', 'IFSC CODE 2854', 'Tel 456789']) {
    const { leaf, anchors, rows, pieces } = parts([...form, [text, 780, 225]])
    assert.deepEqual(findAmountsInFigures(leaf, anchors, rows, pieces), [], text)
  }
})

const words: [name: string, lines: Written[], expected: number][] = [
  ['on the row of "Rupees"', [['Twelve thousand five hundred only', 150, 185]], 12_500],
  [
    'on two rows',
    [
      ['One lakh twenty three thousand', 150, 185],
      ['five hundred only', 60, 238],
    ],
    123_500,
  ],
  ['with letters misread', [['Twelve thausand fiue hundred only', 150, 185]], 12_500],
]
for (const [name, lines, expected] of words)
  test(`amount in words: ${name}`, () => {
    const { leaf, anchors, rows, pieces } = parts([...form, ...lines])
    assert.equal(best(findWrittenAmounts(leaf, anchors, rows, pieces))?.amounts[0]?.value, expected)
  })

test('an amount in words is found without any label, over two lines that name its currency', () => {
  const { leaf, anchors, rows, pieces } = parts([
    ['Nine Hundred Eighty Seven Thousand Six', 40, 200],
    ['Hundred Fifty Four Dollars and Thirty Two Cents Only', 40, 224],
  ])
  const found = findWrittenAmounts(leaf, anchors, rows, pieces)
  assert.ok(found.some(({ value }) => value.amounts[0]?.value === 987_654.32))
})

const dates: [name: string, lines: Written[], expected: string][] = [
  [
    'written by its label',
    [
      ['Date', 700, 60],
      ['23/01/2019', 770, 60],
    ],
    '2019-01-23',
  ],
  [
    'eight digits over their letters',
    [
      ['15082024', 760, 50],
      ['DDMMYYYY', 760, 75],
    ],
    '2024-08-15',
  ],
]
for (const [name, lines, expected] of dates)
  test(`date: ${name}`, () => {
    const { leaf, anchors, rows, pieces } = parts([...form, ...lines])
    assert.equal(best(findDates(leaf, anchors, rows, pieces, custom)), expected)
  })
