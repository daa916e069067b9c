import assert from 'node:assert/strict'
import { test } from 'node:test'
import { romanise } from './romanise.js'

for (const [input, script, text] of [
  ['Rajesh', 'Latin', 'Rajesh'],
  ['José', 'Latin', 'Jose'],
  ['जगदीश', 'Devanagari', 'jagdeesh'],
  ['कमल', 'Devanagari', 'kamal'],
  ['शर्मा', 'Devanagari', 'sharmaa'],
  ['রবীন্দ্র', 'Bengali', 'rabeendra'],
  ['ਸਿੰਘ', 'Gurmukhi', 'singh'],
  ['નરેન્દ્ર', 'Gujarati', 'narendra'],
  ['ରମେଶ', 'Odia', 'ramesha'],
  ['குமார்', 'Tamil', 'kumaar'],
  ['రామారావు', 'Telugu', 'raamaaraavu'],
  ['ಗೌಡ', 'Kannada', 'gauda'],
  ['മോഹൻ', 'Malayalam', 'mohan'],
  ['Путин', 'Cyrillic', 'Putin'],
  ['김정은', 'Hangul', 'gim jeongeun'],
  ['习近平', 'Han', 'xijinping'],
] as const)
  test(`${input} (${script}) → ${text}`, () => assert.deepEqual(romanise(input), { text, script }))

test('the script of most letters is named, and every run is read by its own rules', () => {
  assert.deepEqual(romanise('A राजेश'), { text: 'A raajesh', script: 'Devanagari' })
})

test('the article of Arabic becomes a word, unwritten vowels stay out', () => {
  assert.deepEqual(romanise('محمد'), { text: 'mhmd', script: 'Arabic' })
  assert.match(romanise('الرحمن').text, /^al /)
})
