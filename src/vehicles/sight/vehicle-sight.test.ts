import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Network, Tensor } from '../../engines/engine.js'
import type { DetectedVehicle, VehicleDetector } from './vehicle-detector.js'
import { bodyColours, seenViews, VehicleSight } from './vehicle-sight.js'

const side = 192
/** Says how bright the left and the right edge of its input are, as shares of the first two colours. */
function edges(): Network & { looks: number } {
  const list = (values: number[], length: number): Tensor => {
    const data = new Float32Array(length)
    data.set(values)
    return { data, dims: [1, length] }
  }
  return {
    looks: 0,
    async run({ data }) {
      this.looks++
      const row = data.subarray((side * side) / 2, (side * side) / 2 + side)
      return [list([], 1000), list([], seenViews.length), list([row[1]!, row.at(-2)!], bodyColours.length)]
    },
    async dispose() {},
  }
}
const detector = (vehicles: readonly DetectedVehicle[]) =>
  ({ find: async () => vehicles, dispose: async () => {} }) as unknown as VehicleDetector

/** Black on the left, white on the right. */
const picture = (() => {
  const [width, height] = [400, 200]
  const data = new Uint8Array(width * height * 3).map((_, at) => (Math.floor(at / 3) % width < width / 2 ? 0 : 255))
  return { width, height, channels: 3 as const, data }
})()
const vehicle: DetectedVehicle = { scores: [0, 0.9, 0, 0, 0], score: 0.9, box: [100, 50, 200, 100] }

test('the colour is the mean of a look, its mirror image and a closer one', async () => {
  const network = edges()
  const { main, colours } = await new VehicleSight(detector([vehicle]), network).look(picture)
  assert.equal(main, vehicle)
  assert.equal(network.looks, 3)
  const [black, white] = [-127 / 128, 1]
  assert.ok(Math.abs(colours[0]! - (2 * black + white) / 3) < 1e-6, `left ${colours[0]}`)
  assert.ok(Math.abs(colours[1]! - (2 * white + black) / 3) < 1e-6, `right ${colours[1]}`)
})

test('without a vehicle the whole photograph is looked at once', async () => {
  const network = edges()
  const { main } = await new VehicleSight(detector([]), network).look(picture)
  assert.equal(main, null)
  assert.equal(network.looks, 1)
})
