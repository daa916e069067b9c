import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Rarity } from './model/rarity.js'
import { Name } from './name.js'

const rarity = new Rarity({ names: 1000, person: {}, company: {} })
const company = (input: string) => new Name(input, rarity).profile('company')

for (const [a, b] of [
  ['Tata Motors Ltd', 'TATA MOTORS LIMITED'],
  ['Acme GmbH', 'Acme Limited'],
  ['I.B.M. Corp', 'IBM Corporation'],
  ['Sharma Bros Pvt. Ltd.', 'Sharma Brothers Private Limited'],
  ['Wind Second LLP', 'Wind 2nd LLP'],
] as const)
  test(`${a} is made ready as ${b}`, () => {
    assert.equal(company(a).normalised, company(b).normalised)
    assert.equal(company(a).parts.legalClasses, company(b).parts.legalClasses)
  })

test('a legal form inside the name stays where it is a word', () => {
  assert.equal(company('Foundation Medicine Inc').normalised, 'foundation medicine')
})

test('a place in brackets tells companies apart and is kept', () => {
  assert.notEqual(company('Asian Hotels (East) Ltd').main.length, company('Asian Hotels Ltd').main.length)
})

for (const [input, expected] of [
  ['Reliance Industries', true],
  ['Acme Pvt Ltd', true],
  ['Johnson & Johnson', true],
  ['Rajesh Kumar', false],
  ['Maria de Souza', false],
] as const)
  test(`${input} looks like ${expected ? 'a company' : 'a person'}`, () =>
    assert.equal(new Name(input, rarity).looksLikeCompany, expected))
