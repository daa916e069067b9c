import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Picture } from '../../vision/picture.js'
import { inkGaps } from './ink-gaps.js'

/** A line of 48 rows in which the named columns hold ink between rows 16 and 32. */
function lineOf(width: number, inked: (x: number) => boolean, { paper = 240, ink = 20, rule = false } = {}): Picture {
  const data = new Uint8Array(width * 48).fill(paper)
  for (let x = 0; x < width; x++) {
    if (inked(x)) for (let y = 16; y < 32; y++) data[y * width + x] = ink
    if (rule) for (let y = 38; y < 40; y++) data[y * width + x] = ink
  }
  return { width, height: 48, channels: 1, data }
}
const letters = (x: number) => x % 20 < 12 && (x < 80 || x >= 120)

test('the widest gap between two places', () => {
  const gapBetween = inkGaps(lineOf(200, letters))
  assert.deepEqual(gapBetween(6, 26), { from: 12, to: 20 })
  assert.deepEqual(gapBetween(66, 126), { from: 72, to: 120 })
})

test('light letters on dark ground have gaps too', () => {
  assert.deepEqual(inkGaps(lineOf(200, letters, { paper: 30, ink: 230 }))(66, 126), { from: 72, to: 120 })
})

test('a rule under the whole line fills no gap', () => {
  assert.deepEqual(inkGaps(lineOf(200, letters, { rule: true }))(66, 126), { from: 72, to: 120 })
})

test('where ink is everywhere, the gap is empty', () => {
  const { from, to } = inkGaps(lineOf(100, (x) => x < 90))(20, 40)
  assert.equal(from, to)
})
