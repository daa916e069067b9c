import assert from 'node:assert/strict'
import { test } from 'node:test'
import { detectorSize } from './detector-size.js'

test('the longer side becomes 1280, both sides multiples of 32', () => {
  assert.deepEqual(detectorSize({ width: 2480, height: 3508 }), { width: 896, height: 1280 })
  assert.deepEqual(detectorSize({ width: 1000, height: 450 }), { width: 1280, height: 576 })
})

test('small pictures are enlarged at most twice', () => {
  assert.deepEqual(detectorSize({ width: 320, height: 180 }), { width: 640, height: 352 })
})

test('a thin strip keeps at least one step', () => {
  assert.deepEqual(detectorSize({ width: 5000, height: 10 }), { width: 1280, height: 32 })
  assert.deepEqual(detectorSize({ width: 1, height: 1 }), { width: 32, height: 32 })
})
