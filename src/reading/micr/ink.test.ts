import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inkPlane } from './ink.js'

test('black stays dark; a blue pen and a red stamp fade', () => {
  const colours = [10, 12, 14, 30, 40, 200, 220, 30, 30, 250, 250, 250]
  const plane = inkPlane({ width: 4, height: 1, channels: 3, data: Uint8Array.from(colours) })
  assert.deepEqual([...plane.data], [14, 200, 220, 250])
  assert.equal(inkPlane(plane), plane)
})
