import assert from 'node:assert/strict'
import { test } from 'node:test'
import { drawnAlphabet, recognitionOf } from '../../test/drawn/recognition.js'
import type { Line } from '../reading/reading.js'
import { quadOfBox } from '../vision/quad.js'
import { findPlates } from './find-plates.js'

const size = { width: 800, height: 600 }
const line = (text: string, x: number, y: number, width: number, height: number): Line => ({
  text,
  confidence: 0.99,
  quad: quadOfBox([x, y, width, height]),
  words: [],
  characters: [],
  recognition: recognitionOf([...text]),
})

test('the plate is found among a badge, a web address and a time stamp', () => {
  const [best] = findPlates(
    [
      line('OCTAVIA', 500, 250, 90, 20),
      line('www.example.com', 10, 560, 200, 24),
      line('2014-05-12', 10, 10, 160, 24),
      line('MH 20 EE 7598', 300, 400, 190, 40),
    ],
    size,
    drawnAlphabet,
  )
  assert.equal(best?.text, 'MH20EE7598')
})

test('two lines one above the other are one number, and a piece of it is the weaker', () => {
  const found = findPlates([line('KA 04', 300, 400, 90, 40), line('ME 9869', 290, 445, 120, 40)], size, drawnAlphabet)
  assert.equal(found[0]?.text, 'KA04ME9869')
})

test('a number that a wide gap splits is one', () => {
  const [best] = findPlates([line('WB07D51', 300, 400, 120, 36), line('06', 440, 400, 36, 36)], size, drawnAlphabet)
  assert.equal(best?.text, 'WB07D5106')
})

test('of two vehicles the nearer one is meant', () => {
  const [best] = findPlates(
    [line('PJO 5897', 40, 300, 60, 14), line('NZM 5430', 300, 400, 190, 48)],
    size,
    drawnAlphabet,
  )
  assert.equal(best?.text, 'NZM5430')
})

test('no lines, no plates', () => assert.deepEqual(findPlates([], size, drawnAlphabet), []))
