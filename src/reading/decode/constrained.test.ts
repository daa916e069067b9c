import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decodeConstrained, type Grammar } from './constrained.js'

const alphabet = ['a', 'b', '|', ' ']

/** Frames in which each character of `path` has `sure` of the probability; `_` is the blank. */
function recognise(path: string, sure = 0.9) {
  const classes = alphabet.length + 1
  const frames = new Float32Array(path.length * classes).fill(Math.log((1 - sure) / (classes - 1)))
  for (const [step, character] of [...path].entries())
    frames[step * classes + (character === '_' ? 0 : alphabet.indexOf(character) + 1)] = Math.log(sure)
  return { frames, steps: path.length, classes, stepWidth: 1 / path.length }
}

/** Exactly `count` letters. */
const letters = (count: number): Grammar<number> => ({
  start: 0,
  next: (length) =>
    length < count
      ? [
          ['a', length + 1],
          ['b', length + 1],
        ]
      : [],
  accepts: (length) => length === count,
})

test('what is allowed is read as it stands', () => {
  assert.equal(decodeConstrained(recognise('_a_b_'), alphabet, letters(2))[0]?.text, 'ab')
})

test('a repeat without a blank between is one letter, with one it is two', () => {
  assert.equal(decodeConstrained(recognise('aa'), alphabet, letters(1))[0]?.text, 'a')
  assert.equal(decodeConstrained(recognise('a_a'), alphabet, letters(2))[0]?.text, 'aa')
})

test('skipped characters separate like blanks', () => {
  const [found] = decodeConstrained(recognise('|a|a|'), alphabet, letters(2), { skipped: '|' })
  assert.equal(found?.text, 'aa')
  assert.ok(found!.logProbability > -0.5)
})

test('a text of the wrong length costs', () => {
  const [found] = decodeConstrained(recognise('_a_'), alphabet, letters(2))
  assert.ok(!found || found.logProbability < -2)
})

test('nothing allowed, nothing found', () => {
  assert.deepEqual(decodeConstrained(recognise('_|_', 0.999999999), alphabet, letters(1)), [])
})

test('texts compete for a probability of one; weights move it', () => {
  const one = (weight: number): Grammar<number> => ({
    start: 0,
    next: (length) =>
      length
        ? []
        : [
            ['a', 1, weight],
            ['b', 1],
          ],
    accepts: (length) => length === 1,
  })
  const unsure = recognise('_a_', 0.4)
  const [first, second] = decodeConstrained(unsure, alphabet, one(0))
  assert.equal(first?.text, 'a')
  assert.ok(Math.abs(first!.probability + second!.probability - 1) < 1e-6)
  assert.equal(decodeConstrained(unsure, alphabet, one(-5))[0]?.text, 'b')
})
