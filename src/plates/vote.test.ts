import assert from 'node:assert/strict'
import { test } from 'node:test'
import { quadOfBox } from '../vision/quad.js'
import { votePlates } from './vote.js'

const seen = (image: number, text: string, support: number) => ({
  image,
  candidate: { text, formats: [], support, logProbability: 0, quad: quadOfBox([0, 0, 10, 2]) },
})

test('a number that two images agree on beats one that is a little surer', () => {
  const [best] = votePlates([seen(0, 'A', 2), seen(1, 'B', 1.8), seen(2, 'B', 1.6)])
  assert.equal(best?.text, 'B')
  assert.deepEqual(best?.images, [1, 2])
  assert.equal(best?.best.image, 1)
})

test('several readings of one image count once', () => {
  const [best] = votePlates([seen(0, 'A', 2), seen(0, 'A', 1), seen(0, 'A', 0)])
  assert.equal(best?.support, 2)
})

test('a rival of nearly the same support takes half the chance, and a second image gives most of it back', () => {
  const wavering = [seen(0, 'A', 2), seen(0, 'B', 1.9)]
  const [alone] = votePlates(wavering)
  assert.ok(alone!.share > 0.5 && alone!.share < 0.6)
  const [again] = votePlates([...wavering, seen(1, 'A', 2), seen(1, 'B', 1.9)])
  assert.ok(again!.share > 0.75)
  assert.equal(votePlates([seen(0, 'A', 2)])[0]!.share, 1)
})

test('nothing seen is nothing voted', () => assert.deepEqual(votePlates([]), []))
