import assert from 'node:assert/strict'
import { test } from 'node:test'
import { apply, applyToQuad, identity, invert, multiply, quadToQuad, scaling, translation } from './matrix.js'
import type { Point, Quad } from './picture.js'
import { quadOfSize } from './quad.js'

const near = (actual: readonly number[], expected: readonly number[], within = 1e-9) => {
  assert.equal(actual.length, expected.length)
  for (const [index, value] of actual.entries())
    assert.ok(Math.abs(value - expected[index]!) <= within, `${actual} is not ${expected}`)
}

const leaning: Quad = [
  [120, 80],
  [900, 140],
  [860, 520],
  [90, 470],
]

test('a product does its right side first', () => {
  near(apply(multiply(translation(10, 20), scaling(2, 3)), [1, 1]), [12, 23])
  near(apply(multiply(scaling(2, 3), translation(10, 20)), [1, 1]), [22, 63])
  near(apply(multiply(translation(1, 0), scaling(2, 2), translation(5, 5)), [0, 0]), [11, 10])
})

test('a map and its inverse cancel out', () => {
  const matrix = quadToQuad(quadOfSize(640, 300), leaning)
  // A projective map is one up to a factor.
  const product = multiply(matrix, invert(matrix))
  near(
    product.map((value) => value / product[8]),
    identity,
    1e-9,
  )
  const point: Point = [333, 222]
  near(apply(invert(matrix), apply(matrix, point)), point, 1e-7)
})

test('corners go to corners', () => {
  const from = quadOfSize(640, 300)
  const there = applyToQuad(quadToQuad(from, leaning), from)
  for (const [index, corner] of there.entries()) near(corner, leaning[index]!, 1e-7)
})

test('a rectangle to a rectangle is no perspective', () => {
  const matrix = quadToQuad(quadOfSize(10, 10), quadOfSize(30, 20))
  near(matrix, scaling(3, 2))
})

test('what has no area has no map', () => {
  assert.throws(
    () =>
      quadToQuad(quadOfSize(10, 10), [
        [0, 0],
        [1, 0],
        [2, 0],
        [3, 0],
      ]),
    RangeError,
  )
  assert.throws(() => invert([1, 0, 0, 2, 0, 0, 0, 0, 1]), RangeError)
})
