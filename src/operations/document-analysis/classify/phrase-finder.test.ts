import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findApproximately } from './approximate.js'
import { fold } from './fold.js'
import { phraseFinder } from './phrase-finder.js'

test('accents, case and punctuation do not count; vowel signs of Indian scripts do', () => {
  assert.equal(fold("Führerschein – Nº 4 l'Été").text, 'fuhrerscheinno4lete')
  assert.equal(fold('Straße Łódź København').text, 'strasselodzkobenhavn')
  assert.notEqual(fold('आधार').text, fold('अधर').text)
  assert.deepEqual(fold('a bc').begins, [true, true, false, true])
})

test('the place of fewest edits', () => {
  assert.deepEqual(findApproximately('invoice', 'taxinvojcenumber', 1), { from: 3, to: 10, edits: 1 })
  assert.equal(findApproximately('invoice', 'receipt', 1), null)
})

const phrases = ['invoice number', 'PAN', 'driving licence', "carte d'identité"]
const found = (line: string) => {
  const { hits } = phraseFinder(phrases).find(line)
  return hits.map(({ phrase }) => phrases[phrase])
}

test('phrases are found as they are written, with a letter misread, and without their spaces', () => {
  assert.deepEqual(found('Tax Invoice Number: 12'), ['invoice number'])
  assert.deepEqual(found('CARTE NATIONALE / CARTE D IDENTITE'), ["carte d'identité"])
  assert.deepEqual(found('DRlVING LICENCE'), ['driving licence'])
  assert.deepEqual(found('lNVOICENUMBER:12'), ['invoice number'])
})

test('short phrases are whole words and are not guessed', () => {
  assert.deepEqual(found('PAN: ABCDE1234F'), ['PAN'])
  assert.deepEqual(found('COMPANY PLAN JAPAN PAM'), [])
})

test('a misread phrase is worth less', () => {
  const finder = phraseFinder(phrases)
  assert.equal(finder.find('driving licence').hits[0]!.likeness, 1)
  assert.ok(finder.find('driving llcence').hits[0]!.likeness < 0.95)
})
