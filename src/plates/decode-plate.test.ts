import assert from 'node:assert/strict'
import { test } from 'node:test'
import { drawnAlphabet, recognitionOf } from '../../test/drawn/recognition.js'
import { plateFormats, plateLists } from '../knowledge/plate-formats.js'
import { buildAutomaton } from './automaton.js'
import { decodePlate } from './decode-plate.js'

const automaton = buildAutomaton(plateFormats, plateLists)
const best = (...lines: Parameters<typeof recognitionOf>[0][]) =>
  decodePlate(lines.map(recognitionOf), drawnAlphabet, automaton)[0]

test('separators are no part of the number', () => {
  const found = best([...'MH 12-AB·1234'])
  assert.equal(found?.text, 'MH12AB1234')
  assert.ok(found!.logProbability > -0.1)
})

test('look-alikes are settled by the place in the form, even where the reader is sure of the other', () => {
  assert.equal(best([...'MH12A81234'])?.text, 'MH12AB1234')
  assert.equal(best([...'MHI2AB1234'])?.text, 'MH12AB1234')
  assert.equal(best([...'BA3020Z'])?.text, 'BA302OZ')
  assert.equal(
    best([
      ...'MHI2AB',
      [
        ['O', 0.7],
        ['0', 0.3],
      ],
      ...'234',
    ])?.text,
    'MH12AB0234',
  )
})

test('a step between 0 and O is one character', () => {
  const torn: [string, number][] = [
    ['0', 0.55],
    ['O', 0.45],
  ]
  assert.equal(best([...'MH12AB', torn, ...'234'])?.text, 'MH12AB0234')
})

test('two lines are one number', () => {
  assert.equal(best([...'KA 04'], [...'ME 9869'])?.text, 'KA04ME9869')
})

test('a mark of no form is passed over at a price', () => {
  const clean = best([...'MH12AB1234'])!
  const marked = best([...'MH12AB1234W'])!
  assert.equal(marked.text, clean.text)
  assert.ok(marked.logProbability < clean.logProbability - 2)
})

test('a text of no form gives nothing', () => {
  assert.equal(best([...'..']), undefined)
})
