import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Quad } from '../../vision/picture.js'
import { quadOfBox } from '../../vision/quad.js'
import { asTurned, chooseTurn, obviousTurn, sampleBoxes, turnOfStrip } from './page-turn.js'

const unread = { 0: 0, 90: 0, 180: 0, 270: 0 }

test('a clear look decides alone; to turn a page it must be clearer than to leave it', () => {
  assert.equal(obviousTurn({ 0: 0.005, 90: 0.985, 180: 0.005, 270: 0.005 }), 90)
  assert.equal(obviousTurn({ 0: 0.05, 90: 0.9, 180: 0.03, 270: 0.02 }), null)
  assert.equal(obviousTurn({ 0: 0.7, 90: 0.05, 180: 0.2, 270: 0.05 }), 0)
})

test('lines that read well outweigh an uncertain look', () => {
  const probabilities = { 0: 0.2, 90: 0.05, 180: 0.7, 270: 0.05 }
  assert.equal(chooseTurn(probabilities, { 0: 0.97, 90: 0, 180: 0.6, 270: 0 }), 0)
  assert.equal(chooseTurn(probabilities, { 0: 0.6, 90: 0, 180: 0.97, 270: 0 }), 180)
})

test('without lines a much likelier look decides, and the page stays where nothing is known', () => {
  assert.equal(chooseTurn({ 0: 0.05, 90: 0.05, 180: 0.85, 270: 0.05 }, unread), 180)
  assert.equal(chooseTurn({ 0: 0.25, 90: 0.25, 180: 0.25, 270: 0.25 }, unread), 0)
})

test('a standing box is read from its bottom left corner when the page wants a clockwise quarter', () => {
  const standing: Quad = quadOfBox([10, 10, 20, 200])
  assert.deepEqual(asTurned(standing, 90)![0], [10, 210])
  assert.deepEqual(asTurned(standing, 270)![0], [30, 10])
  assert.equal(asTurned(standing, 0), null)
  assert.deepEqual(asTurned(quadOfBox([0, 0, 100, 10]), 180)![0], [100, 10])
})

test('boxes of a few words are tried', () => {
  const quads = [10, 90, 50, 300, 70].map((width) => quadOfBox([0, 0, width, 10]))
  assert.deepEqual(
    sampleBoxes(quads).map(([, [right]]) => right),
    [90, 70, 50],
  )
})

test('a picture of one line is no page', () => {
  assert.equal(obviousTurn(turnOfStrip({ width: 500, height: 60 })!), 0)
  const standing = turnOfStrip({ width: 60, height: 500 })!
  assert.equal(chooseTurn(standing, { 0: 0, 90: 0.6, 180: 0, 270: 0.9 }), 270)
  assert.equal(turnOfStrip({ width: 1500, height: 700 }), null)
})
