import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Quad } from '../../vision/picture.js'
import { quadOfBox } from '../../vision/quad.js'
import { asTurned, chooseTurn, obviousTurn, sampleBoxes } from './page-turn.js'

const unread = { 0: 0, 90: 0, 180: 0, 270: 0 }

test('a clear look decides alone', () => {
  assert.equal(obviousTurn({ 0: 0.01, 90: 0.98, 180: 0.005, 270: 0.005 }), 90)
  assert.equal(obviousTurn({ 0: 0.05, 90: 0.9, 180: 0.04, 270: 0.01 }), null)
})

test('lines that read well outweigh an uncertain look', () => {
  const probabilities = { 0: 0.2, 90: 0.05, 180: 0.7, 270: 0.05 }
  assert.equal(chooseTurn(probabilities, { 0: 0.97, 90: 0, 180: 0.6, 270: 0 }), 0)
  assert.equal(chooseTurn(probabilities, { 0: 0.6, 90: 0, 180: 0.97, 270: 0 }), 180)
})

test('without lines the likelier look decides, and the page stays where nothing is known', () => {
  assert.equal(chooseTurn({ 0: 0.2, 90: 0.05, 180: 0.7, 270: 0.05 }, unread), 180)
  assert.equal(chooseTurn({ 0: 0.25, 90: 0.25, 180: 0.25, 270: 0.25 }, unread), 0)
})

test('a standing box is read from its bottom left corner when the page wants a clockwise quarter', () => {
  const standing: Quad = quadOfBox([10, 10, 20, 200])
  assert.deepEqual(asTurned(standing, 90)![0], [10, 210])
  assert.deepEqual(asTurned(standing, 270)![0], [30, 10])
  assert.equal(asTurned(standing, 0), null)
  assert.deepEqual(asTurned(quadOfBox([0, 0, 100, 10]), 180)![0], [100, 10])
})

test('the longest boxes are tried', () => {
  const quads = [10, 90, 50, 70].map((width) => quadOfBox([0, 0, width, 10]))
  assert.deepEqual(
    sampleBoxes(quads).map(([, [right]]) => right),
    [90, 70, 50],
  )
})
