import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PageOrientation } from './page-orientation.js'

test('sees the middle of any page, however thin, and names the turn that undoes what the page has', async () => {
  const orientation = new PageOrientation({
    run: async (input) => {
      assert.deepEqual(input.dims, [1, 3, 224, 224])
      return [{ data: Float32Array.of(0, 0.25, 0.5, 0.75), dims: [1, 4] }]
    },
    dispose: async () => {},
  })
  for (const [width, height] of [
    [1, 900],
    [900, 1],
    [300, 200],
  ] as const) {
    const data = new Uint8Array(width * height * 3)
    const page = { width, height, channels: 3, data } as const
    assert.deepEqual(await orientation.turnProbabilities(page), { 0: 0, 90: 0.75, 180: 0.5, 270: 0.25 })
  }
})
