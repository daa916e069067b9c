import assert from 'node:assert/strict'
import { test } from 'node:test'
import { drawnAlphabet, recognitionOf } from '../../test/drawn/recognition.js'
import { quadOfBox } from '../vision/quad.js'
import { findBadges } from './badges.js'

const line = (text: string, x = 300, y = 200, width = 100, height = 20, confidence = 0.98) => ({
  text,
  confidence,
  quad: quadOfBox([x, y, width, height]),
  words: [],
  characters: [],
  recognition: recognitionOf([...text]),
})
const open = { vehicle: null, plate: null }
const find = (lines: ReturnType<typeof line>[], scene: Parameters<typeof findBadges>[1] = open) =>
  findBadges(lines, scene, drawnAlphabet)

test('a model names its maker, with trim behind it', () => {
  const [best] = find([line('OCTAVIA 1.9 TDI')])
  assert.deepEqual([best?.makers, best?.model], [['Skoda'], 'Octavia'])
})

test('maker and model on one line', () => {
  const [best] = find([line('Volkswagen Ameo')])
  assert.deepEqual([best?.makers, best?.model], [['Volkswagen'], 'Ameo'])
})

test('a name that is misread in a letter is still known, and less sure', () => {
  const torn = {
    ...line('TUESON'),
    recognition: recognitionOf([
      'T',
      'U',
      [
        ['E', 0.8],
        ['C', 0.15],
      ],
      'S',
      'O',
      'N',
    ]),
  }
  const [best] = find([torn])
  assert.equal(best?.model, 'Tucson')
  assert.ok(best!.support < find([line('TUCSON')])[0]!.support)
})

test('a dealer, a web address and the frame of the plate are no badges', () => {
  const plate = quadOfBox([300, 400, 200, 50])
  assert.deepEqual(find([line('Sunrise Toyota Showroom Pune')]), [])
  assert.deepEqual(find([line('www.skoda.example.com')]), [])
  assert.deepEqual(find([line('SKODA', 360, 452, 80, 14)], { vehicle: null, plate }), [])
})

test('a badge on another vehicle does not count', () => {
  assert.deepEqual(find([line('OCTAVIA', 900, 200)], { vehicle: [100, 100, 500, 400], plate: null }), [])
})

test('a usual word is weaker than a name that only cars bear', () => {
  assert.ok((find([line('SAFARI')])[0]?.support ?? 0) < find([line('INNOVA')])[0]!.support - 2)
})
