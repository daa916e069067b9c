import assert from 'node:assert/strict'
import { test } from 'node:test'
import { patternGrammar } from './automaton.js'
import { decodeConstrained, type Grammar } from './constrained.js'
import {
  amountGrammar,
  amountInWordsGrammar,
  dateGrammar,
  digitsGrammar,
  ifscGrammar,
  lexiconGrammar,
} from './grammars.js'
import { parsePattern } from './pattern.js'

/** Whether the whole text follows the grammar. */
function takes<State>(grammar: Grammar<State>, text: string): boolean {
  let state = grammar.start
  for (const character of text) {
    const step = [...grammar.next(state)].find(([each]) => each === character)
    if (!step) return false
    state = step[1]
  }
  return grammar.accepts(state)
}
const check = <State>(grammar: Grammar<State>, yes: string[], no: string[]) => {
  for (const text of yes) assert.ok(takes(grammar, text), `${text} is one`)
  for (const text of no) assert.ok(!takes(grammar, text), `${text} is none`)
}

test('patterns: sets, choices, counts, escapes', () => {
  check(patternGrammar('a[0-2x]{1,2}(b|cd)?'), ['a1', 'ax2b', 'a00cd'], ['a', 'a3', 'a1c', 'a111'])
  check(patternGrammar(String.raw`\*+\.[a-]*`), ['*.', '**.a-'], ['.', 'a'])
  check(patternGrammar('(ab){2,}c*'), ['abab', 'abababcc'], ['ab', 'aba'])
})

test('a wrong pattern is refused, with its place', () => {
  for (const wrong of ['(a', 'a)', '[a', 'a{', 'a{x}', '*', String.raw`a\\`.slice(0, 2)])
    assert.throws(() => parsePattern(wrong), SyntaxError, wrong)
})

test('digits and codes', () => {
  check(digitsGrammar(2, 4), ['12', '1234'], ['1', '12345', '1a'])
  check(ifscGrammar(), ['SBIN0001234', 'HDFC0CAG123'], ['SBIN1001234', 'SBI0001234', 'SBIN000123'])
})

test('amounts in figures', () => {
  check(
    amountGrammar('indian'),
    ['12,34,567/-', '₹ 500', 'Rs.1,000.00', '*100000', '5,00,000/-'],
    ['1,2,3', '1.2.3', ''],
  )
  check(amountGrammar('western'), ['$1,234,567.89', '12'], ['12,34,567', '$'])
})

test('dates', () => {
  check(
    dateGrammar('day first'),
    ['31/12/2024', '1-2-99', '01.01.2000', '01012020'],
    ['32/1/2020', '1/13/2020', '1/2-2020'],
  )
  check(dateGrammar('month first'), ['12/31/24'], ['31/12/24'])
})

test('amounts in words, Indian and Western', () => {
  check(
    amountInWordsGrammar('indian'),
    ['Two Lakh Thirty Four Thousand Five Hundred and Six only', 'fiftythousand', 'ONE CRORE', 'Rupees Twelve Only'],
    ['two thousand three lakh', 'five million', 'hundred', 'twenty eleven'],
  )
  check(
    amountInWordsGrammar('western'),
    ['Two hundred thousand', 'One Million Five', 'ninety-nine dollars'],
    ['two lakh', 'thousand million'],
  )
})

test('lexica', () => {
  check(lexiconGrammar(['Paid (cash)', 'Self']), ['SELF', 'paid (cash)'], ['selfs', ''])
})

test('a doubtful letter is settled by the code that it stands in', () => {
  const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789']
  const classes = alphabet.length + 1
  const read = 'SBINO0O1234'
  const frames = new Float32Array(2 * read.length * classes).fill(Math.log(1e-4))
  for (const [index, character] of [...read].entries()) {
    frames[2 * index * classes] = Math.log(0.99)
    frames[(2 * index + 1) * classes + alphabet.indexOf(character) + 1] = Math.log(0.6)
    if (character === 'O') frames[(2 * index + 1) * classes + alphabet.indexOf('0') + 1] = Math.log(0.3)
  }
  const recognition = { frames, steps: 2 * read.length, classes, stepWidth: 1 / (2 * read.length) }
  const [best, second] = decodeConstrained(recognition, alphabet, ifscGrammar())
  assert.equal(best?.text, 'SBIN00O1234')
  assert.equal(second?.text, 'SBIN0001234')
})
