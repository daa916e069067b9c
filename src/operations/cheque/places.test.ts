import assert from 'node:assert/strict'
import { test } from 'node:test'
import { quadOfBox } from '../../vision/quad.js'
import { frameOfText, magneticPlaces, placesToRead } from './places.js'

const leaf = { width: 1000, height: 450 }
const rows = (left: number, top: number, width: number, height: number) =>
  Array.from({ length: 10 }, (_, row) => quadOfBox([left, top + (row * height) / 10, width, height / 20]))

test('a leaf on the white of a page is framed with its margin', () => {
  const page = { width: 1600, height: 2200 }
  assert.deepEqual(frameOfText(rows(400, 300, 800, 380), page), [360, 260, 880, 441])
})

test('no frame is put around a leaf that fills its picture, a page of text, or a few words', () => {
  assert.equal(frameOfText(rows(40, 20, 900, 420), leaf), null)
  assert.equal(frameOfText(rows(100, 100, 600, 1900), { width: 1600, height: 2200 }), null)
  assert.equal(frameOfText(rows(400, 300, 800, 380).slice(0, 3), { width: 1600, height: 2200 }), null)
})

const text = quadOfBox([60, 130, 300, 20])
const printer = quadOfBox([10, 100, 12, 200])
const magnetic = quadOfBox([300, 400, 250, 20])
const digit = quadOfBox([700, 40, 10, 20])

test('the magnetic line is looked for among long places below the middle', () => {
  assert.deepEqual(magneticPlaces([text, printer, magnetic, digit], leaf), [magnetic])
})

test('the margin and what the magnetic line covers are not read; without one all else is', () => {
  const line = { quad: quadOfBox([280, 395, 420, 30]) }
  assert.deepEqual(placesToRead([text, printer, magnetic, digit], line, leaf), [text, digit])
  assert.deepEqual(placesToRead([text, printer, magnetic, digit], null, leaf), [text, magnetic, digit])
})
