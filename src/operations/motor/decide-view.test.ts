import assert from 'node:assert/strict'
import { test } from 'node:test'
import { imageSight, plateSeen } from '../../../test/fakes/image-sight.js'
import { quadOfBox } from '../../vision/quad.js'
import { decideView } from './decide-view.js'
import { photographQuality } from './image-quality.js'

const text = { text: 'word', confidence: 0.9, box: [0, 0, 10, 10] as const }

test('the side that is likeliest, as sure as all its corners together', () => {
  const found = decideView(imageSight({ views: [0.4, 0.3, 0.1, 0.2, 0, 0, 0, 0] }))
  assert.equal(found?.view, 'front')
  assert.ok(Math.abs(found!.probability - 0.8) < 1e-9)
})

test('scales and dials make it an odometer', () => {
  assert.equal(decideView(imageSight({ dashboard: 4 }))?.view, 'odometer')
  assert.equal(decideView(imageSight({ dashboard: 1, instrument: 0.9 }))?.view, 'odometer')
})

test('many lines without a vehicle are a document, a plate that fills the width is one alone', () => {
  const lines = Array.from({ length: 20 }, () => text)
  assert.equal(decideView(imageSight({ vehicle: null, texts: lines }))?.view, 'document')
  const plate = { ...plateSeen('MH12AB1234', 4), quad: quadOfBox([50, 200, 700, 200]) }
  assert.equal(decideView(imageSight({ plates: [plate] }))?.view, 'plate_close_up')
})

test('nothing seen, nothing told', () => {
  assert.equal(decideView(imageSight({ vehicle: null, kinds: [] })), null)
})

test('a vehicle that touches two edges is cut off', () => {
  assert.deepEqual(photographQuality(imageSight()).reasons, [])
  const cut = photographQuality(imageSight({ vehicle: { box: [0, 0, 700, 500], score: 0.8 } }))
  assert.deepEqual([cut.reasons, cut.verdict], [['vehicle_cut_off'], 'fair'])
})
