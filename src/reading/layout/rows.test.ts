import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Quad } from '../../vision/picture.js'
import { rowsOf } from './rows.js'

const item = (name: string, x: number, y: number, width = 100, height = 20, slope = 0) => {
  const at = (px: number, py: number) => [px, py + slope * px] as const
  const quad: Quad = [at(x, y), at(x + width, y), at(x + width, y + height), at(x, y + height)]
  return { name, quad }
}
const namesOf = (rows: { name: string }[][]) => rows.map((row) => row.map(({ name }) => name).join(' '))

test('what stands side by side is a row, from the left', () => {
  const items = [item('c', 0, 40), item('b', 200, 3), item('a', 0, 0), item('d', 200, 38)]
  assert.deepEqual(namesOf(rowsOf(items)), ['a b', 'c d'])
})

test('rows of a tilted page are followed along its slope', () => {
  const slope = 0.05
  const items = [0, 300, 600, 900].flatMap((x, column) => [
    item(`1${column}`, x, 0, 200, 20, slope),
    item(`2${column}`, x, 30, 200, 20, slope),
  ])
  assert.deepEqual(namesOf(rowsOf(items)), ['10 11 12 13', '20 21 22 23'])
})

test('a tall stamp beside two lines does not join them', () => {
  const items = [item('stamp', 300, 0, 60, 60), item('a', 0, 2), item('b', 0, 38)]
  assert.deepEqual(namesOf(rowsOf(items)), ['a', 'stamp', 'b'])
})

test('nothing has no rows', () => {
  assert.deepEqual(rowsOf([]), [])
})
