import assert from 'node:assert/strict'
import { test } from 'node:test'
import { maxWords, splitWords } from './words.js'

const texts = (input: string): string[] => splitWords(input).words.map(({ text }) => text)

test('punctuation divides, an apostrophe joins, and an ampersand is a word', () => {
  assert.deepEqual(texts("D'Souza-Pinto, A.P.J."), ['dsouza', 'pinto', 'a', 'p', 'j'])
  assert.deepEqual(texts('L&T'), ['l', 'and', 't'])
})

test('brackets and aliases are set aside', () => {
  const aside = (input: string) =>
    splitWords(input)
      .words.filter((word) => word.aside)
      .map(({ text }) => text)
  assert.deepEqual(aside('Shanta (Shanti) Devi'), ['shanti'])
  assert.deepEqual(aside('Chhota Rajan @ Rajendra Nikalje'), ['rajendra', 'nikalje'])
  assert.deepEqual(aside('Raju alias Rajendra'), ['rajendra'])
})

for (const [what, input, expected] of [
  ['nothing', '', []],
  ['blanks', ' \t\n ', []],
  ['punctuation alone', '..-- ,,', []],
  ['control characters', '\u0000\u0007Ravi\u001b Das\u200f', ['ravi', 'das']],
  ['emoji', '👩🏽‍⚖️ Ravi 🙏 Das', ['ravi', 'das']],
  ['a lone surrogate', 'Ravi \ud83d Das', ['ravi', 'das']],
  ['full width letters', 'Ｒａｖｉ', ['ravi']],
  ['letters with marks', 'José Núñez', ['jose', 'nunez']],
  ['mixed scripts', 'Ravi दास', ['ravi', 'daas']],
  ['right to left with marks of direction', '\u202bמשה\u202c', ['msh']],
] as const)
  test(`${what}: ${JSON.stringify(expected)}`, () => assert.deepEqual(texts(input), expected))

test('ten thousand characters are cut, and said to be', () => {
  for (const input of ['a'.repeat(10_000), 'ab '.repeat(3_334), 'क'.repeat(10_000), '.'.repeat(10_000)]) {
    const { words, truncated } = splitWords(input)
    assert.ok(words.length <= maxWords)
    assert.ok(words.every(({ text }) => text.length <= 40))
    assert.equal(truncated, words.length > 0)
  }
})
