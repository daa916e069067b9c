import assert from 'node:assert/strict'
import { test } from 'node:test'
import { quadOfBox } from '../vision/quad.js'
import { findOdometers } from './odometer.js'

const text = (text: string, x: number, y: number, width = 20 * text.length, confidence = 0.98) => ({
  text,
  confidence,
  quad: quadOfBox([x, y, width, 30]),
})
const scale = [20, 40, 60, 80, 100, 120, 140].map((mark, at) => text(String(mark), 60 * at, 20, 40))
const dial = [...scale, text('km/h', 300, 120), text('x1000rpm', 600, 120)]

test('the whole number on the dial is the odometer; trip, clock, range and scale are not', () => {
  const others = [
    text('TRIP', 300, 400),
    text('213.4km', 380, 400),
    text('11:42', 600, 400),
    text('349 km', 700, 600),
    text('Range', 620, 600),
  ]
  const [best] = findOdometers([...dial, ...others, text('83069km', 320, 250)])
  assert.deepEqual([best?.value, best?.unit], [83069, 'km'])
  assert.ok(best!.support > 2)
})

test('a short number is one beside ODO', () => {
  const [best] = findOdometers([...dial, text('ODO', 300, 250, 60), text('412', 370, 250)])
  assert.equal(best?.value, 412)
})

test('leading zeros of a mechanical counter are none of its value', () => {
  assert.equal(findOdometers([...dial, text('086412', 320, 250)])[0]?.value, 86412)
})

test('miles are told by their unit', () => {
  const [best] = findOdometers([...scale, text('mph', 300, 120), text('45120 mi', 320, 250)])
  assert.deepEqual([best?.value, best?.unit], [45120, 'mi'])
})

test('a number on the outside of a car is no odometer', () => {
  const found = findOdometers([text('MH 12 AB 1234', 100, 300), text('53636', 100, 100)])
  assert.ok(found.every(({ support }) => support < 0))
})
