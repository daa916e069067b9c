import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findTextBoxes } from './text-boxes.js'

const options = { threshold: 0.2, leastProbability: 0.4, growth: 1.4 }

function drawMap(width: number, height: number, blocks: [x: number, y: number, w: number, h: number, p: number][]) {
  const map = new Float32Array(width * height)
  for (const [left, top, w, h, p] of blocks)
    for (let y = top; y < top + h; y++) map.fill(p, y * width + left, y * width + left + w)
  return findTextBoxes(map, width, height, options)
}

test('a block becomes a box that has grown by area × growth / perimeter', () => {
  const [box] = drawMap(100, 40, [[20, 10, 41, 11, 0.9]])
  // Between the centres of its outermost cells the block measures 40 × 10: it grows by 400 × 1.4 / 100 = 5.6.
  const [[left, top], , [right, bottom]] = box!.quad
  assert.deepEqual(
    [left, top, right, bottom].map((value) => Math.round(value * 10) / 10),
    [20.5 - 5.6, 10.5 - 5.6, 60.5 + 5.6, 20.5 + 5.6],
  )
  assert.ok(Math.abs(box!.probability - 0.9) < 1e-6)
})

test('each block is a box of its own', () => {
  const boxes = drawMap(100, 40, [
    [5, 5, 30, 6, 0.9],
    [50, 5, 30, 6, 0.8],
    [5, 20, 60, 6, 0.7],
  ])
  assert.equal(boxes.length, 3)
})

test('faint blocks and specks are dropped', () => {
  const boxes = drawMap(100, 40, [
    [5, 5, 30, 6, 0.3],
    [50, 5, 2, 2, 0.9],
  ])
  assert.deepEqual(boxes, [])
})
