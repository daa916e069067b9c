import assert from 'node:assert/strict'
import { test } from 'node:test'
import { quadOfBox } from '../../vision/quad.js'
import { findStacks } from './stacks.js'

const boxes = (...list: [number, number, number, number][]) => list.map(quadOfBox)

test('digits one close below the other are a stack, from the top', () => {
  const [stack, ...others] = findStacks(boxes([100, 40, 20, 16], [100, 24, 20, 16], [101, 56, 20, 40]))
  assert.deepEqual(others, [])
  assert.deepEqual(stack?.members, [1, 0, 2])
  assert.deepEqual(stack?.quad, quadOfBox([100, 24, 21, 72]))
})

test('rows apart, boxes side by side and lines are none', () => {
  assert.deepEqual(findStacks(boxes([0, 0, 20, 16], [0, 40, 20, 16], [0, 80, 20, 16])), [])
  assert.deepEqual(findStacks(boxes([0, 0, 20, 16], [30, 16, 20, 16], [60, 32, 20, 16])), [])
  assert.deepEqual(findStacks(boxes([0, 0, 90, 16], [0, 16, 90, 16], [0, 32, 90, 16])), [])
})

test('two boxes are a stack when one of them is tall already', () => {
  assert.equal(findStacks(boxes([0, 0, 20, 16], [0, 16, 20, 60])).length, 1)
  assert.equal(findStacks(boxes([0, 0, 20, 16], [0, 16, 20, 16])).length, 0)
})
