import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Rarity } from './model/rarity.js'
import { Name } from './name.js'

const rarity = new Rarity({ names: 1000, person: { kumar: 90 }, company: {} })
const person = (input: string) => new Name(input, rarity).profile('person')

for (const [input, normalised] of [
  ['Shri Rajesh Kumar Sharma', 'rajesh kumar sharma'],
  ['Late Smt. Sunita Devi', 'sunita devi'],
  ["Hon'ble Justice Anil Dave", 'anil dave'],
  ['Dr. Anil Gupta, MBBS, MD', 'anil gupta'],
  ['Lt Col Ravi Rathore (Retd)', 'ravi rathore'],
  ['A.P.J. Abdul Kalam', 'a p j abdul kalam'],
  ['MS Dhoni', 'm s dhoni'],
  ['MS DHONI', 'm s dhoni'],
  ['MS KIRAN BEDI', 'kiran bedi'],
  ['Ms Sharma', 'sharma'],
  ['RK SINGH', 'r k singh'],
  ['Mohd Irfan', 'mohammed irfan'],
  ['Rakesh Kr Verma', 'rakesh kumar verma'],
  ['Major Singh', 'major singh'],
  ['Abdul Rahman Khan', 'abdul rahman khan'],
  ['श्री राजेश कुमार', 'rajesh kumar'],
  ['एस. के. शर्मा', 's k sharma'],
] as const)
  test(`${input} → ${normalised}`, () => assert.equal(person(input).normalised, normalised))

test('a relative is evidence and no part of the name', () => {
  const { normalised, parts } = person('Suresh Patil S/O Ramesh Patil')
  assert.equal(normalised, 'suresh patil')
  assert.deepEqual(
    parts.related.map(({ text }) => text),
    ['ramesh', 'patil'],
  )
})

test('titles say the gender, generations are numbers, the family stands before the comma', () => {
  assert.equal(person('Smt Kiran Bedi').parts.titleGender, 2)
  assert.equal(person('John Smith Jr.').parts.generation, 2)
  assert.deepEqual(
    person('Sharma, Rohit').parts.tokens.map(({ text, family }) => [text, family]),
    [
      ['sharma', true],
      ['rohit', false],
    ],
  )
})

test('glued initials beyond what is compared are cut', () => {
  const profile = person(`Ab ${'XXXX '.repeat(40)}`)
  assert.ok(profile.main.length <= 64)
  assert.equal(profile.truncated, true)
})

test('a word that many have weighs less', () => {
  const [kumar, rare] = person('kumar jayalakshmi').main
  assert.ok(kumar!.weight < rare!.weight)
})
