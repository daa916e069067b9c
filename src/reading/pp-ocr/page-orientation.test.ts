import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chooseTurn, PageOrientation } from './page-orientation.js'

test('the turn undoes what the network says the page has', () => {
  assert.equal(chooseTurn(Float32Array.of(0.97, 0.01, 0.01, 0.01)), 0)
  assert.equal(chooseTurn(Float32Array.of(0.01, 0.97, 0.01, 0.01)), 270)
  assert.equal(chooseTurn(Float32Array.of(0.01, 0.01, 0.97, 0.01)), 180)
  assert.equal(chooseTurn(Float32Array.of(0.01, 0.01, 0.01, 0.97)), 90)
})

test('a page is not turned on weak evidence', () => {
  assert.equal(chooseTurn(Float32Array.of(0.3, 0.6, 0.05, 0.05)), 0)
})

test('the network sees the middle of any page, however thin', async () => {
  const orientation = new PageOrientation({
    run: async (input) => {
      assert.deepEqual(input.dims, [1, 3, 224, 224])
      return [{ data: Float32Array.of(0, 0, 1, 0), dims: [1, 4] }]
    },
    dispose: async () => {},
  })
  for (const [width, height] of [
    [1, 900],
    [900, 1],
    [300, 200],
  ] as const) {
    const data = new Uint8Array(width * height * 3)
    assert.equal(await orientation.uprightTurn({ width, height, channels: 3, data }), 180)
  }
})
