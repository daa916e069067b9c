import assert from 'node:assert/strict'
import { test } from 'node:test'
import { randomNumbers } from '../../../test/drawn/effects.js'
import { dilate, dilateMask, erode, erodeMask } from './morphology.js'

test('masks are widened and narrowed as grey planes are', () => {
  const random = randomNumbers(3)
  for (const [width, height, radius] of [
    [40, 23, 2],
    [7, 5, 3],
    [1, 9, 2],
    [30, 1, 4],
  ] as const)
    for (const share of [0.05, 0.5, 0.95]) {
      const mask = new Uint8Array(width * height).map(() => (random() < share ? 1 : 0))
      const grey = mask.map((value) => value * 255)
      const size = [width, height, radius] as const
      assert.deepEqual(
        dilateMask(mask, ...size).map((value) => value * 255),
        dilate(grey, ...size),
      )
      assert.deepEqual(
        erodeMask(mask, ...size).map((value) => value * 255),
        erode(grey, ...size),
      )
    }
})
