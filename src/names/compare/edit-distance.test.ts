import assert from 'node:assert/strict'
import { test } from 'node:test'
import { letterDistance, phonemeDistance, plainPhonemeCosts } from './edit-distance.js'
import { consonantsOf, skeletonOf, toPhonemes } from './phonemes.js'

for (const [a, b, expected] of [
  ['sharma', 'sharma', 0],
  ['', 'abc', 3],
  ['rajesh', 'rajehs', 0.9],
  ['ramesh', 'rajesh', 0.8],
  ['g0pal', 'gopal', 0.5],
  ['sharna', 'sharma', 0.8],
  ['sunil', 'sunila', 1],
] as const)
  test(`${a} → ${b} costs ${expected}`, () => {
    assert.ok(Math.abs(letterDistance(a, b) - expected) < 1e-9, String(letterDistance(a, b)))
    assert.equal(letterDistance(a, b), letterDistance(b, a))
  })

test('sounds that spellings write for each other are near', () => {
  const costs = plainPhonemeCosts()
  const distance = (a: string, b: string) => phonemeDistance(toPhonemes(a), toPhonemes(b), costs)
  assert.equal(distance('vijay', 'vijay'), 0)
  assert.ok(distance('vijay', 'bijay') < distance('vijay', 'tijay'))
  assert.ok(distance('lata', 'latha') < distance('lata', 'lala'))
})

for (const [a, b] of [
  ['choudhary', 'chaudhari'],
  ['lakshmi', 'laxmi'],
  ['deepak', 'dipak'],
  ['srinivas', 'shreenivas'],
  ['poonam', 'punam'],
  ['kailash', 'kailas'],
] as const)
  test(`${a} and ${b} have one skeleton`, () => {
    assert.equal(skeletonOf(toPhonemes(a)), skeletonOf(toPhonemes(b)))
  })

test('the final -a stays in the skeleton, consonants leave the vowels out', () => {
  assert.notEqual(skeletonOf(toPhonemes('sunil')), skeletonOf(toPhonemes('sunila')))
  assert.equal(consonantsOf(skeletonOf(toPhonemes('mohammed'))), consonantsOf(skeletonOf(toPhonemes('muhammad'))))
})

test('a word longer than is looked at, and one without letters', () => {
  assert.ok(toPhonemes('a'.repeat(10_000)).length <= 64)
  assert.equal(toPhonemes('123').length, 0)
  assert.equal(letterDistance('a'.repeat(5_000), 'a'.repeat(5_000)), 0)
})
