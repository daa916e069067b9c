import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lineOf, type Written } from './leaf.test-lines.js'
import { worthwhileLines } from './worthwhile.js'

const cases: [name: string, line: Written, expected: boolean][] = [
  ['a written name', ['Satya Sudheer khanda', 200, 135, { confidence: 0.94 }], true],
  ['an amount', ['360,00%-', 800, 225, { confidence: 0.93 }], true],
  ['a label', ['AC NO.', 40, 290, { confidence: 0.92 }], false],
  ['"or bearer" and what becomes of Hindi', ['OR BEARER/T TR5', 850, 140, { confidence: 0.86 }], false],
  ['a name that "or bearer" ends', ['Kavya OR BEARER', 600, 140, { confidence: 0.86 }], true],
  ['a note', ['Payable at par at al branches of Axis Bank', 300, 360, { confidence: 0.97 }], false],
  ['an IFSC of a known bank', ['IFS CODE -UTIB0000426', 180, 60, { confidence: 0.98 }], false],
  ['an IFSC of no bank', ['IFS CODE -QTIB0000426', 180, 60, { confidence: 0.98 }], true],
  ['an account number', ['911010049001545', 200, 290, { confidence: 0.99 }], true],
  ['a stroke of the date', ['', 820, 50, { confidence: 0 }], true],
  ['a sign of another script', ['5ò', 650, 225, { confidence: 0.87 }], false],
]
for (const [name, written, expected] of cases)
  test(`worth a thorough look or not: ${name}`, () => {
    const line = lineOf(written)
    assert.equal(worthwhileLines({ width: 1000, height: 450 })(line, [line]), expected)
  })
