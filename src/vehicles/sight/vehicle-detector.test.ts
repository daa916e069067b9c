import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Network, Tensor } from '../../engines/engine.js'
import { mainVehicle, VehicleDetector } from './vehicle-detector.js'

/** Answers one car at a cell of stride 32, its sides each two steps away. */
function network(cell: number, score: number): Network {
  return {
    async run() {
      const level = (stride: number, channels: number): Tensor => {
        const cells = (416 / stride) ** 2
        return { data: new Float32Array(cells * channels), dims: [1, cells, channels] }
      }
      const scores = [8, 16, 32].map((stride) => level(stride, 80))
      const distances = [8, 16, 32].map((stride) => level(stride, 44))
      scores[2]!.data[cell * 80 + 2] = score
      for (let edge = 0; edge < 4; edge++) distances[2]!.data[cell * 44 + edge * 11 + 2] = 30
      return [...scores, ...distances]
    },
    async dispose() {},
  }
}
const picture = { width: 832, height: 416, channels: 3 as const, data: new Uint8Array(832 * 416 * 3) }

test('a cell and its distances become a box of the photograph', async () => {
  const [found, ...others] = await new VehicleDetector(network(13 * 3 + 5, 0.8)).find(picture)
  assert.equal(others.length, 0)
  // Middle of column 5, row 3 at stride 32, two strides to each side, twice enlarged.
  assert.deepEqual(found?.box, [224, 96, 256, 256])
  assert.ok(Math.abs(found!.score - 0.8) < 1e-6)
  assert.deepEqual(
    found?.scores.map((score) => score > 0),
    [false, true, false, false, false],
  )
})

test('doubtful cells are no vehicles', async () => {
  assert.deepEqual(await new VehicleDetector(network(0, 0.1)).find(picture), [])
})

test('the vehicle that is meant is large and sure', () => {
  const vehicle = (score: number, size: number) => ({ scores: [], score, box: [0, 0, size, size] as const })
  const [near, far] = [vehicle(0.6, 300), vehicle(0.8, 60)]
  assert.equal(mainVehicle([far, near], picture), near)
  assert.equal(mainVehicle([], picture), null)
})
