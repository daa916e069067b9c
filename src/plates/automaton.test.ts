import assert from 'node:assert/strict'
import { test } from 'node:test'
import { plateFormats, plateLists } from '../knowledge/plate-formats.js'
import { buildAutomaton } from './automaton.js'

const automaton = buildAutomaton(plateFormats, plateLists)

function formsOf(text: string): string[] {
  let state = automaton.start
  for (const character of text) {
    state = automaton.step(state, character)
    if (state < 0) return []
  }
  return automaton.formatsAt(state).map(({ country, kind }) => `${country} ${kind}`)
}

test('numbers of each country have its form', () => {
  const examples: [string, string][] = [
    ['MH12AB1234', 'IN standard'],
    ['DL3CAY9324', 'IN standard'],
    ['22BH1234AA', 'IN bharat'],
    ['MH14TC206AN', 'IN temporary'],
    ['KL454455', 'IN old'],
    ['AB51CDE', 'GB standard'],
    ['BA302OZ', 'SK standard'],
    ['1B19839', 'CZ standard'],
    ['AB123CD', 'FR standard'],
    ['JV628B', 'NL standard'],
    ['7ABC123', 'US standard'],
    ['ABC1234', 'BR old'],
    ['ABC1D23', 'BR standard'],
    ['WXY1234', 'MY standard'],
  ]
  for (const [text, form] of examples) assert.ok(formsOf(text).includes(form), `${text}: ${formsOf(text).join(', ')}`)
})

test('what no authority issues has no form of a country', () => {
  assert.ok(!formsOf('XX12AB1234').some((form) => form.startsWith('IN')))
  assert.ok(!formsOf('MH12IO1234').some((form) => form.startsWith('IN')))
  assert.deepEqual(formsOf('A'), [])
})

test('a run of a class ends between its least and its most', () => {
  const forms = buildAutomaton([{ country: null, kind: 'any', form: 'D2-3 "X" L0-1', weight: 0 }], {})
  const accepts = (text: string) => {
    let state = forms.start
    for (const character of text) if (state >= 0) state = forms.step(state, character)
    return state >= 0 && forms.formatsAt(state).length > 0
  }
  assert.deepEqual(['1X', '12X', '123X', '1234X', '12XA', '12XAB', '12'].map(accepts), [
    false,
    true,
    true,
    false,
    true,
    false,
    false,
  ])
})
