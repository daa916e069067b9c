import assert from 'node:assert/strict'
import { test } from 'node:test'
import { drawnAlphabet, recognitionOf } from '../../test/drawn/recognition.js'
import { quadOfBox } from '../vision/quad.js'
import { checkDigit, findVins } from './vin.js'

const line = (text: string) => ({
  text,
  confidence: 0.99,
  quad: quadOfBox([0, 0, 300, 20]),
  words: [],
  characters: [],
  recognition: recognitionOf([...text]),
})

test('the check digit of the published examples', () => {
  assert.equal(checkDigit('1M8GDM9AXKP042788'), 'X')
  assert.equal(checkDigit('11111111111111111'), '1')
})

test('a chassis number is read with its maker', () => {
  const [best] = findVins([line('MA3EUA61S00123456')], drawnAlphabet)
  assert.deepEqual([best?.value, best?.maker], ['MA3EUA61S00123456', 'Maruti Suzuki'])
})

test('I, O and Q are no letters of a VIN', () => {
  assert.equal(findVins([line('1M8GDM9AXKPO42788')], drawnAlphabet)[0]?.value, '1M8GDM9AXKP042788')
})

test('a right check digit makes it surer', () => {
  const support = (text: string) => findVins([line(text)], drawnAlphabet)[0]?.support ?? -9
  assert.ok(support('1M8GDM9AXKP042788') > support('1M8GDM9A1KP042788') + 2)
})

test('a sentence is none', () => assert.deepEqual(findVins([line('Made in some country')], drawnAlphabet), []))
