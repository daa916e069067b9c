import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Detection } from './blaze-face.js'
import { mergeDetections, turn } from './merge.js'
import { tilesOf } from './tiles.js'

const at = (x: number, y: number, size: number, score: number, roll = 0): Detection => ({
  centre: [x, y],
  size,
  roll,
  eyes: [
    [x - size / 4, y],
    [x + size / 4, y],
  ],
  nose: [x, y],
  mouth: [x, y],
  score,
})

test('echoes of one face become one, surest first', () => {
  const merged = mergeDetections([
    at(10, 10, 20, 0.5),
    at(100, 10, 20, 0.9),
    at(102, 10, 20, 0.8),
    at(101, 11, 22, 0.4, 180),
  ])
  assert.deepEqual(
    merged.map(({ score }) => score),
    [0.9, 0.5],
  )
  assert.ok(Math.abs(merged[0]!.centre[0] - 101) < 0.5, 'those at the same roll are averaged')
})

test('angles are brought to half a turn', () => {
  assert.deepEqual([190, -190, 360, 90].map(turn), [-170, 170, 0, 90])
})

test('tiles cover the page and share their seams', () => {
  const picture = { width: 1000, height: 600, channels: 1 as const, data: new Uint8Array(600_000) }
  const tiles = tilesOf({ picture, toPage: [1, 0, 0, 0, 1, 0, 0, 0, 1] }, 256, 1.6)
  const lefts = [...new Set(tiles.map(({ toPage }) => Math.round(toPage[2])))].sort((a, b) => a - b)
  assert.equal(lefts[0], 0)
  for (const { picture: tile } of tiles) assert.ok(tile.width <= 256 && tile.height <= 256)
  const step = 1000 / (256 * 1.6)
  for (let n = 1; n < lefts.length; n++) assert.ok(lefts[n]! - lefts[n - 1]! < 256 * step * 0.7)
})
