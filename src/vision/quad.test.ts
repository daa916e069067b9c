import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Point, Quad } from './picture.js'
import {
  area,
  boundsOf,
  boxIou,
  intersect,
  iou,
  isConvex,
  orderCorners,
  quadOfBox,
  sizeOfQuad,
  turnQuad,
} from './quad.js'

const turned = (degrees: number, width = 200, height = 100): Quad => {
  const angle = (degrees * Math.PI) / 180
  const at = (x: number, y: number): Point => [
    500 + x * Math.cos(angle) - y * Math.sin(angle),
    400 + x * Math.sin(angle) + y * Math.cos(angle),
  ]
  const [w, h] = [width / 2, height / 2]
  return [at(-w, -h), at(w, -h), at(w, h), at(-w, h)]
}

test('area does not ask which way the corners run', () => {
  assert.equal(area(quadOfBox([5, 5, 20, 10])), 200)
  assert.equal(area([...quadOfBox([5, 5, 20, 10])].reverse()), 200)
})

test('corners in any order come back clockwise from the top left', () => {
  for (const degrees of [-44, -20, 0, 20, 44]) {
    const quad = turned(degrees)
    const shuffled = [quad[2], quad[0], quad[3], quad[1]] as const
    assert.deepEqual(orderCorners(shuffled), quad, `${degrees}°`)
  }
})

test('bounds are whole pixels inside the picture', () => {
  assert.deepEqual(boundsOf(quadOfBox([3, 4, 10, 20])), [3, 4, 10, 20])
  assert.deepEqual(
    boundsOf([
      [2.0000001, -3],
      [11.4, 5.2],
    ]),
    [2, -3, 10, 9],
  )
  assert.deepEqual(
    boundsOf(
      [
        [-5, -5],
        [500, 30],
      ],
      { width: 100, height: 20 },
    ),
    [0, 0, 100, 20],
  )
})

test('overlap of quads', () => {
  const box = quadOfBox([0, 0, 100, 100])
  assert.equal(iou(box, box), 1)
  assert.equal(iou(box, quadOfBox([200, 0, 100, 100])), 0)
  assert.equal(area(intersect(box, quadOfBox([50, 50, 100, 100]))), 2500)
  // A square and itself turned by 45° share a regular octagon: (2√2 − 2) of the area.
  const shared = area(intersect(turned(0, 100, 100), turned(45, 100, 100)))
  assert.ok(Math.abs(shared - 10_000 * (2 * Math.SQRT2 - 2)) < 1e-6)
})

test('overlap of boxes', () => {
  assert.equal(boxIou([0, 0, 10, 10], [0, 0, 10, 10]), 1)
  assert.equal(boxIou([0, 0, 10, 10], [5, 0, 10, 10]), 50 / 150)
  assert.equal(boxIou([0, 0, 10, 10], [10, 0, 10, 10]), 0)
})

test('a bow tie and a dart are not convex', () => {
  assert.ok(isConvex(turned(30)))
  const [a, b, c, d] = turned(0)
  assert.ok(!isConvex([a, c, b, d]))
  assert.ok(!isConvex([a, b, [480, 390], d]))
})

test('size follows the sides, not the axes', () => {
  const { width, height } = sizeOfQuad(turned(30))
  assert.ok(Math.abs(width - 200) < 1e-9 && Math.abs(height - 100) < 1e-9)
  const side = sizeOfQuad(turnQuad(turned(30), 1))
  assert.ok(Math.abs(side.width - 100) < 1e-9)
})
