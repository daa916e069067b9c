import assert from 'node:assert/strict'
import { test } from 'node:test'
import { wordConfidence } from '../../confidence/word.js'
import type { Character } from '../reading.js'
import { sliceOfQuad, tidySpaces, wordsOf } from './words.js'

const charactersOf = (text: string, probability = 1): Character[] =>
  [...text].map((character, index) => ({
    text: character,
    probability,
    from: index / text.length,
    to: (index + 1) / text.length,
  }))
const line = [
  [0, 0],
  [100, 0],
  [100, 10],
  [0, 10],
] as const

test('words are what spaces part, each with its piece of the line', () => {
  const words = wordsOf(charactersOf('Pay order!'), line)
  assert.deepEqual(
    words.map(({ text, quad }) => [text, quad[0][0], quad[1][0]]),
    [
      ['Pay', 0, 30],
      ['order!', 40, 100],
    ],
  )
})

test('a word is as sure as all of its characters together', () => {
  const sureOf = (text: string) => wordsOf(charactersOf(text, 0.9), line)[0]!.confidence
  assert.equal(sureOf('ab'), wordConfidence(0.81))
  assert.ok(sureOf('a') > sureOf('ab'))
})

test('spaces at the ends go, several become one', () => {
  const tidy = tidySpaces(charactersOf('  a  b '))
  assert.equal(tidy.map(({ text }) => text).join(''), 'a b')
  assert.deepEqual(tidySpaces(charactersOf('  ')), [])
  assert.deepEqual(tidySpaces([]), [])
})

test('a slice of a slanted line follows the slant', () => {
  const slanted = [
    [0, 0],
    [100, 50],
    [100, 60],
    [0, 10],
  ] as const
  assert.deepEqual(sliceOfQuad(slanted, 0.5, 1), [
    [50, 25],
    [100, 50],
    [100, 60],
    [50, 35],
  ])
})
