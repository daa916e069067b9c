import assert from 'node:assert/strict'
import { test } from 'node:test'
import { writePlanes } from './normalise.js'

const plain = { mean: [0, 0, 0], deviation: [1, 1, 1] } as const

test('channels become planes in the order of the network, what the picture does not cover stays', () => {
  const picture = { width: 1, height: 2, channels: 3, data: Uint8Array.of(255, 0, 51, 0, 102, 0) } as const
  const target = new Float32Array(12).fill(-1)
  writePlanes(picture, { ...plain, order: 'BGR' }, target, 2, 2)
  const expected = [0.2, -1, 0, -1, 0, -1, 0.4, -1, 1, -1, 0, -1]
  assert.ok(target.every((value, index) => Math.abs(value - expected[index]!) < 1e-6))
})

test('grey fills all three planes', () => {
  const target = new Float32Array(3)
  const picture = { width: 1, height: 1, channels: 1, data: Uint8Array.of(255) } as const
  writePlanes(picture, { mean: [0.5, 0.5, 0.5], deviation: [0.5, 0.5, 0.5], order: 'RGB' }, target, 1, 1)
  assert.deepEqual([...target], [1, 1, 1])
})
