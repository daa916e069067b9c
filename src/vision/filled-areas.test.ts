import assert from 'node:assert/strict'
import { test } from 'node:test'
import { filledAreas } from './filled-areas.js'
import type { Picture } from './picture.js'

function paper(ink: readonly (readonly [x: number, y: number, w: number, h: number])[], level = 235): Picture {
  const [width, height] = [600, 800]
  const data = new Uint8Array(width * height).fill(level)
  for (const [x, y, w, h] of ink)
    for (let row = y; row < y + h; row++) data.fill(20, row * width + x, row * width + x + w)
  return { width, height, channels: 1, data }
}

test('a black bar is found with its place', () => {
  assert.deepEqual(filledAreas(paper([[300, 200, 60, 22]])), [{ left: 300, top: 200, right: 360, bottom: 222 }])
})

test('lines, letters, a round blot and a dark picture are none', () => {
  const blot = Array.from({ length: 30 }, (_, n) => {
    const half = Math.round(Math.sqrt(15 ** 2 - (n - 15) ** 2))
    return [100 - half, 300 + n, 2 * half, 1] as const
  })
  assert.deepEqual(filledAreas(paper([[50, 100, 400, 2], [50, 120, 6, 24], ...blot])), [])
  assert.deepEqual(filledAreas(paper([[300, 200, 60, 22]], 90)), [])
})
