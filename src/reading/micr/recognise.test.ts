import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Tensor } from '../../engines/engine.js'
import { BandRecogniser, bandHeight, stretchContrast } from './recognise.js'

test('contrast is stretched between ink and paper, outliers cut off', () => {
  const grey = new Uint8Array(1000).fill(180)
  grey.fill(60, 0, 100)
  grey[999] = 255
  const stretched = new Float32Array(grey.length)
  stretchContrast(grey, stretched)
  assert.equal(stretched[0], -1)
  assert.equal(stretched[500], 1)
  assert.equal(stretched[999], 1)
})

test('an even picture is not blown up into noise', () => {
  const grey = Uint8Array.from({ length: 1000 }, (_, index) => 200 + (index % 3))
  const stretched = new Float32Array(grey.length)
  stretchContrast(grey, stretched)
  assert.ok(Math.max(...stretched) - Math.min(...stretched) <= 0.25)
})

test('several bands go through the network at once and come back apart', async () => {
  const shapes: (readonly number[])[] = []
  const network = {
    async run({ dims }: Tensor) {
      shapes.push(dims)
      return [{ data: Float32Array.from({ length: 2 * 8 * 15 }, (_, index) => index), dims: [2, 8, 15] }]
    },
    async dispose() {},
  }
  const band = { width: 32, height: bandHeight, channels: 1, data: new Uint8Array(32 * bandHeight) } as const
  const [first, second] = await new BandRecogniser(network).recognise([band, band])
  assert.deepEqual(shapes, [[2, 1, bandHeight, 32]])
  assert.deepEqual([first!.steps, first!.classes, first!.frames[0]], [8, 15, 0])
  assert.equal(second!.frames[0], 8 * 15)
  assert.deepEqual(await new BandRecogniser(network).recognise([]), [])
})
