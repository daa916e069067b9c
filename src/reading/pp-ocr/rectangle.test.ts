import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Point } from '../../vision/picture.js'
import { convexHull, cornersOf, smallestRectangle } from './rectangle.js'

const near = (actual: number, expected: number) =>
  assert.ok(Math.abs(actual - expected) < 1e-6, `${actual} is not ${expected}`)

test('the hull leaves out what lies inside and on its sides', () => {
  const points: Point[] = [
    [0, 0],
    [2, 0],
    [4, 0],
    [4, 4],
    [0, 4],
    [2, 2],
  ]
  assert.equal(convexHull(points).length, 4)
})

test('finds a rectangle that is turned by 30 degrees', () => {
  const turned: Point[] = []
  const [cos, sin] = [Math.cos(Math.PI / 6), Math.sin(Math.PI / 6)]
  for (let x = 0; x <= 20; x += 5) for (const y of [0, 4]) turned.push([50 + x * cos - y * sin, 50 + x * sin + y * cos])
  const rectangle = smallestRectangle(turned)
  near(4 * rectangle.halfWidth * rectangle.halfHeight, 80)
  const [topLeft, topRight] = cornersOf(rectangle)
  near(topLeft[0], 50)
  near(topLeft[1], 50)
  near(topRight[0], 50 + 20 * cos)
  near(topRight[1], 50 + 20 * sin)
})

test('points on one line and a single point have a flat rectangle', () => {
  const flat = smallestRectangle([
    [1, 1],
    [5, 1],
    [3, 1],
  ])
  near(flat.halfWidth, 2)
  near(flat.halfHeight, 0)
  near(smallestRectangle([[3, 4]]).centre[0], 3)
})
