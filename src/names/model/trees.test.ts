import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Rarity } from './rarity.js'
import { Trees } from './trees.js'

test('a value at the threshold goes left', () => {
  const trees = new Trees({
    bias: 0.5,
    trees: [
      [0, 1, 2, -1, 10, 1, 0, 4, -1, 20, -1, 30],
      [-1, 0.25],
    ],
  })
  const evaluate = (...values: number[]) => trees.evaluate(Float64Array.from(values))
  assert.equal(evaluate(1, 9), 10.75)
  assert.equal(evaluate(1.5, 0), 20.75)
  assert.equal(evaluate(1.5, 0.1), 30.75)
})

test('more nodes than the index holds are refused', () => {
  assert.throws(() => new Trees({ bias: 0, trees: Array.from({ length: 40_000 }, () => [-1, 0]) }), /more nodes/)
})

test('the commoner a word, the less it weighs', () => {
  const rarity = new Rarity({ names: 10_000, person: { meena: 100, kumar: 3000 }, company: { bank: 500 } })
  const weight = (word: string, company = false) => rarity.weight(rarity.count(word, company))
  assert.equal(weight('never'), 1)
  assert.ok(weight('meena') > weight('kumar'))
  assert.ok(weight('bank', true) < weight('bank'))
  assert.equal(rarity.count('constructor', false), 0)
})
