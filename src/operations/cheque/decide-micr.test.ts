import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decideMicr } from './decide-micr.js'

const nothing = { banks: new Map<string, number>(), printedNumbers: [], accountNumbers: [] }
const line = (text: string, alternatives: [string, number][] = []) => ({
  text,
  confidence: 0.9,
  alternatives: alternatives.map(([text, logProbability]) => ({ text, logProbability })),
  characters: [],
  quad: [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ] as never,
})

test('the likeliest reading stands where nothing else is known', () => {
  const decided = decideMicr(
    line('⑈083656⑈ 500025033⑆ 290062⑈ 31', [
      ['⑈083656⑈500025033⑆290062⑈31', -0.2],
      ['⑈088656⑈500025033⑆290062⑈31', -2],
    ]),
    nothing,
  )
  assert.equal(decided.chequeNumber, '083656')
})

test('a reading that agrees with the bank outweighs a slightly likelier one', () => {
  const decided = decideMicr(
    line('⑈083656⑈ 500026033⑆ 290062⑈ 31', [
      ['⑈083656⑈500026033⑆290062⑈31', -0.5],
      ['⑈083656⑈500025033⑆290062⑈31', -1.2],
    ]),
    { ...nothing, banks: new Map([['SYNB', 4]]) },
  )
  assert.equal(decided.micrCode, '500025033')
  assert.equal(decided.raw, '⑈083656⑈ 500025033⑆ 290062⑈ 31')
})

test('so does a routing number whose checksum holds', () => {
  const decided = decideMicr(
    line('⑆021000027⑆ 0000009606⑈ 1002', [
      ['⑆021000027⑆0000009606⑈1002', -0.5],
      ['⑆021000021⑆0000009606⑈1002', -1.5],
    ]),
    nothing,
  )
  assert.equal(decided.routingNumber, '021000021')
})

test('agreement makes a line surer', () => {
  const text = '⑈083656⑈ 500025033⑆ 290062⑈ 31'
  const alone = decideMicr(line(text), nothing)
  const agreed = decideMicr(line(text), { ...nothing, banks: new Map([['SYNB', 4]]), printedNumbers: ['083656'] })
  assert.ok(agreed.support > alone.support)
})
