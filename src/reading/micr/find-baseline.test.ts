import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findBaselines } from './find-baseline.js'

/** Symbols 20 apart on y = slope · x + offset, as strips 12 rows apart see them. */
function sightingsAlong(slope: number, offset: number, count: number, probability = 0.95) {
  return Array.from({ length: count }, (_, index) => 40 + index * 20).flatMap((x) => {
    const y = slope * x + offset
    return Array.from({ length: 20 }, (_, strip) => (strip + 1) * 12)
      .filter((middle) => Math.abs(middle - y) < 10)
      .map((middle) => ({ x, y: middle, probability }))
  })
}

test('finds a line that slopes, with the distance of its symbols', () => {
  for (const slope of [0, 0.03, -0.05]) {
    const [line, ...others] = findBaselines(sightingsAlong(slope, 120, 30), 1100, 3)
    assert.ok(line)
    assert.ok(Math.abs(line.slope - slope) < 0.005, `slope ${line.slope}`)
    assert.ok(Math.abs(line.slope * 340 + line.offset - (slope * 340 + 120)) < 4)
    assert.equal(line.pitch, 20)
    assert.equal(others.length, 0)
  }
})

test('the line with more and surer symbols comes first', () => {
  const sightings = [...sightingsAlong(0, 60, 12, 0.6), ...sightingsAlong(0, 160, 25)]
  const lines = findBaselines(sightings, 1100, 3)
  assert.equal(lines.length, 2)
  assert.ok(Math.abs(lines[0]!.offset - 160) < 4)
  assert.ok(Math.abs(lines[1]!.offset - 60) < 4)
})

test('scattered sightings make no line', () => {
  assert.deepEqual(findBaselines([], 1100, 3), [])
  const few = [10, 300, 700, 1000].map((x, index) => ({ x, y: index * 60, probability: 0.9 }))
  assert.deepEqual(findBaselines(few, 1100, 3), [])
})
