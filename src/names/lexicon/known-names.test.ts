import assert from 'node:assert/strict'
import { test } from 'node:test'
import { skeletonOf, toPhonemes } from '../compare/phonemes.js'
import { female, knownName, male } from './known-names.js'

const genderOf = (name: string): number | undefined => knownName(skeletonOf(toPhonemes(name)))?.gender

for (const [name, gender] of [
  ['rajesh', male],
  ['deepika', female],
  ['dipika', female],
  ['sureshi', female],
  ['zzorpa', undefined],
  ['xyzzy', undefined],
] as const)
  test(`${name}: ${gender ?? 'unknown'}`, () => assert.equal(genderOf(name), gender))

test('family names are known as such', () => {
  const known = knownName(skeletonOf(toPhonemes('mukherjee')))
  assert.deepEqual([known?.family, known?.given], [true, false])
})
