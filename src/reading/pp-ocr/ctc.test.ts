import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decodeGreedily } from './ctc.js'

const alphabet = ['a', 'b', ' ']

/** Steps as the class that is likeliest and its probability; the others share the rest. */
function recognitionOf(steps: [label: number, probability: number][], stepWidth = 1 / steps.length) {
  const classes = alphabet.length + 1
  const frames = new Float32Array(steps.length * classes)
  for (const [step, [label, probability]] of steps.entries())
    for (let index = 0; index < classes; index++)
      frames[step * classes + index] = Math.log(index === label ? probability : (1 - probability) / (classes - 1))
  return { frames, steps: steps.length, classes, stepWidth }
}
const textOf = (steps: [number, number][]) =>
  decodeGreedily(recognitionOf(steps), alphabet)
    .map(({ text }) => text)
    .join('')

test('repeats are one character, a blank between them makes two', () => {
  const steps = (labels: string) => [...labels].map((label): [number, number] => [Number(label), 0.9])
  assert.equal(textOf(steps('0110220')), 'ab')
  assert.equal(textOf(steps('1101')), 'aa')
  assert.equal(textOf(steps('12')), 'ab')
  assert.equal(textOf(steps('1032')), 'a b')
  assert.equal(textOf(steps('0000')), '')
})

test('a character is as probable as its best step', () => {
  const [character] = decodeGreedily(
    recognitionOf([
      [1, 0.6],
      [1, 0.95],
      [1, 0.7],
    ]),
    alphabet,
  )
  assert.ok(Math.abs(character!.probability - 0.95) < 1e-6)
})

test('characters stand where their peaks are and meet halfway', () => {
  const blank: [number, number] = [0, 0.9]
  const [a, b] = decodeGreedily(recognitionOf([blank, [1, 0.9], blank, blank, blank, [2, 0.9], blank, blank]), alphabet)
  const round = (value: number) => Math.round(value * 1e6) / 1e6
  assert.equal(round(a!.to), round(3.5 / 8))
  assert.equal(a!.to, b!.from)
  assert.ok(a!.from >= 0 && a!.from < 1.5 / 8)
  assert.ok(b!.to > 5.5 / 8 && b!.to <= 1)
})

test('positions refer to the line, not to its padding', () => {
  const [a] = decodeGreedily(
    recognitionOf(
      [
        [0, 0.9],
        [1, 0.9],
        [0, 0.9],
        [0, 0.9],
      ],
      0.5,
    ),
    alphabet,
  )
  assert.ok(Math.abs((a!.from + a!.to) / 2 - 0.75) < 0.3)
  assert.ok(a!.to <= 1)
})
