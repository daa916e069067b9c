import assert from 'node:assert/strict'
import { test } from 'node:test'
import { edgesConfidence, faceConfidence, leastFaceConfidence } from './confidence.js'
import { uprightTurn } from './crop-photo.js'

const face = (score: number, closeScore: number, secondOpinion: number) =>
  faceConfidence({
    centre: [0, 0],
    size: 1,
    roll: 0,
    eyes: [
      [0, 0],
      [0, 0],
    ],
    nose: [0, 0],
    mouth: [0, 0],
    score,
    closeScore,
    secondOpinion,
  })

test('what both detectors see is a face, what one sees faintly is none', () => {
  assert.ok(face(0.92, 0.95, 1) > 0.99)
  assert.ok(face(0.45, 0.4, 0.9) < 0.05)
  assert.ok(face(0.55, 0.92, 1) > leastFaceConfidence, 'a small face that is clear when seen closely')
})

test('a probability rises with what speaks for it and stays between its bounds', () => {
  assert.ok(edgesConfidence(-0.05) > edgesConfidence(-1))
  assert.ok(edgesConfidence(0) <= 0.995 && edgesConfidence(-40) >= 0.005)
})

test('the turn is the nearest quarter back', () => {
  for (const [tilt, turn] of [
    [0, 0],
    [23, 0],
    [90, 270],
    [-90, 90],
    [178, 180],
    [-179, 180],
  ] as const)
    assert.equal(uprightTurn(tilt), turn)
})
