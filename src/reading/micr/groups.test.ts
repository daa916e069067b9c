import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pitchOf, spaceGroups } from './groups.js'
import { halfWidth } from './symbols.js'

/** Symbols in cells of one unit, right edges aligned; a space is an empty cell. */
const inCells = (text: string, pitch = 1) =>
  [...text].flatMap((symbol, cell) =>
    symbol === ' ' ? [] : [{ text: symbol, middle: (cell + 1) * pitch - halfWidth(symbol, pitch) }],
  )

test('the pitch is that of neighbours, whatever gaps and narrow digits lie between', () => {
  assert.ok(Math.abs(pitchOf(inCells('⑈000000⑈ 500025033⑆  290062⑈ 31', 12)) - 12) < 0.5)
})

test('an empty cell becomes a space, however many are empty', () => {
  for (const line of ['⑈123456⑈ 500025033⑆ 290062⑈ 31', '⑆021000021⑆ 0123456789⑈ 0101 ⑇0000123456⑇'])
    assert.equal(spaceGroups(inCells(line)), line)
  assert.equal(spaceGroups(inCells('⑆111111111⑆    1111⑈')), '⑆111111111⑆ 1111⑈')
})

test('narrow digits beside wide ones make no space', () => {
  assert.equal(spaceGroups(inCells('0101010120212')), '0101010120212')
})

test('one symbol and none are lines too', () => {
  assert.equal(spaceGroups([]), '')
  assert.equal(spaceGroups([{ text: '7', middle: 0.5 }]), '7')
})
