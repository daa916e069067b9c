import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PageText } from '../../../text-layer/page-text.js'
import { receiptSignals } from './receipt-signals.js'

/** Rows of a label and an amount, the amounts read as surely as is said. */
function receipt(rows: readonly (readonly [label: string, amount: string, confidence?: number])[]): PageText {
  const lines = rows.flatMap(([label, amount, confidence = 0.99], row) => {
    const [top, bottom] = [20 + row * 20, 34 + row * 20]
    return [
      { text: label, left: 10, right: 150, confidence: 0.99 },
      { text: amount, left: 300, right: 360, confidence },
    ].map((word) => ({ ...word, top, bottom, words: [{ ...word, top, bottom }] }))
  })
  return { number: 1, width: 400, height: 600, rotation: 0, source: 'ocr', lines }
}
const severities = (page: PageText) => receiptSignals([page]).map(({ severity }) => severity)

test('cash less change is the sum', () => {
  assert.deepEqual(
    severities(
      receipt([
        ['Total', '26.10'],
        ['Cash', '50.00'],
        ['Change', '23.90'],
      ]),
    ),
    [],
  )
  assert.deepEqual(
    severities(
      receipt([
        ['Total', '86.10'],
        ['Cash', '50.00'],
        ['Change', '23.90'],
      ]),
    ),
    ['medium'],
  )
})

test('a poor reading excuses one wrong digit, not another number', () => {
  assert.deepEqual(
    severities(
      receipt([
        ['Total', '86.10'],
        ['Cash', '50.00', 0.8],
        ['Change', '23.90'],
      ]),
    ),
    ['low'],
  )
  assert.deepEqual(
    severities(
      receipt([
        ['Total', '926.10'],
        ['Cash', '50.00', 0.8],
        ['Change', '23.90'],
      ]),
    ),
    ['medium'],
  )
  assert.deepEqual(
    severities(
      receipt([
        ['Total', '926.10'],
        ['Cash', '50.00', 0.5],
        ['Change', '23.90'],
      ]),
    ),
    ['low'],
  )
})

test('a sum whose point was not read is no other sum', () => {
  const rows = [
    ['Total incl. tax', 'RM 64'],
    ['TOTAL', 'RM 64.15'],
    ['CASH', 'RM 100.00'],
  ] as const
  assert.deepEqual(severities(receipt(rows)), ['low'])
})
