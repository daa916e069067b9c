import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PageText } from '../../../text-layer/page-text.js'
import { blackenedFigures } from './blackened-figures.js'

/** Rows of a label and, some of them, a sum. */
function page(rows: readonly (readonly [label: string, sum?: string])[]): PageText {
  const lines = rows.flatMap(([label, sum], row) =>
    [[label, 10] as const, [sum, 300] as const].flatMap(([text, left]) => {
      if (!text) return []
      const place = { left, right: left + text.length * 8, top: 20 + row * 30, bottom: 38 + row * 30 }
      return [{ text, confidence: 0.99, ...place, words: [{ text, confidence: 0.99, ...place }] }]
    }),
  )
  return { number: 1, width: 400, height: 600, rotation: 0, source: 'ocr', lines }
}
/** A bar in the place of the sum of a row. */
const bar = (row: number) => ({ left: 300, right: 350, top: 20 + row * 30, bottom: 38 + row * 30 })

test('a bar where a sum would stand is told, one over a name is not', () => {
  const receipt = page([['Name'], ['Total', '8.20'], ['Cash'], ['Change', '0.00']])
  const [signal, ...others] = blackenedFigures('receipt', receipt, [bar(2)])
  assert.deepEqual(others, [])
  assert.deepEqual([signal!.code, signal!.severity], ['figure_blackened', 'medium'])
  assert.deepEqual(signal!.box, [300, 80, 50, 18])
  assert.deepEqual(blackenedFigures('receipt', receipt, [bar(0)]), [])
  assert.deepEqual(blackenedFigures('receipt', receipt, [bar(3)]), [])
  assert.deepEqual(blackenedFigures('resume', receipt, [bar(2)]), [])
})
