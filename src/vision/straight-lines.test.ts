import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Picture } from './picture.js'
import { straightLines } from './straight-lines.js'

function paper(width: number, height: number, ...ink: (readonly [x: number, y: number, w: number, h: number])[]) {
  const data = new Uint8Array(width * height).fill(235)
  for (const [x, y, w, h] of ink)
    for (let row = y; row < y + h; row++) data.fill(40, row * width + x, row * width + x + w)
  return { width, height, channels: 1, data } satisfies Picture
}

test('lines across and down, with their places', () => {
  const lines = straightLines(paper(600, 800, [50, 100, 400, 2], [50, 100, 2, 300]))
  assert.deepEqual(lines, [
    { left: 50, top: 100, right: 450, bottom: 102 },
    { left: 50, top: 100, right: 52, bottom: 400 },
  ])
})

test('strokes of letters and filled areas are none', () => {
  assert.deepEqual(straightLines(paper(600, 800, [50, 100, 3, 24], [80, 112, 20, 3], [200, 300, 200, 120])), [])
})

test('a line that a scanner broke is one, and one that leans is found in pieces', () => {
  const broken = Array.from({ length: 20 }, (_, n) => [60 + n * 20, 200, 18, 2] as const)
  assert.equal(straightLines(paper(600, 800, ...broken)).length, 1)
  const leaning = Array.from({ length: 4 }, (_, n) => [60 + n * 100, 200 + n, 100, 1] as const)
  const pieces = straightLines(paper(600, 800, ...leaning))
  assert.deepEqual([pieces[0]!.left, pieces.at(-1)!.right], [60, 460])
})

test('a large picture is looked at smaller, and lines keep their places', () => {
  const [line, ...others] = straightLines(paper(3000, 4000, [300, 1200, 2000, 3]))
  assert.deepEqual(others, [])
  for (const [got, wanted] of [
    [line!.left, 300],
    [line!.right, 2300],
    [line!.top, 1200],
  ] as const)
    assert.ok(Math.abs(got - wanted) <= 4, `${got} for ${wanted}`)
})
