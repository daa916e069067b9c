import assert from 'node:assert/strict'
import { test } from 'node:test'
import { quadOfBox } from '../vision/quad.js'
import { shareAmongRivals } from './rivals.js'

const plate = (text: string, support: number, x = 0) => ({
  text,
  formats: [],
  support,
  logProbability: 0,
  quad: quadOfBox([x, 0, 100, 20]),
})

test('a reading alone at its place has the whole chance', () => {
  const best = plate('RJ27TA1143', 4)
  assert.equal(shareAmongRivals(best, [best, plate('KA04ME9869', 4, 500)]), 1)
})

test('readings that are equally likely share it', () => {
  const best = plate('RJ27TA1143', 4)
  assert.equal(shareAmongRivals(best, [best, plate('RJ27TA1113', 4)]), 0.5)
})

test('a rival that is much weaker takes little, and one that is read twice counts once', () => {
  const best = plate('RJ27TA1143', 4)
  const once = shareAmongRivals(best, [best, plate('RJ27TA1113', 2)])
  assert.ok(once > 0.95)
  assert.equal(shareAmongRivals(best, [best, plate('RJ27TA1113', 2), plate('RJ27TA1113', 1.5)]), once)
})
