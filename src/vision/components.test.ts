import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findComponents } from './components.js'

const mapOf = (...rows: string[]) => ({
  map: Float32Array.from(rows.join(''), (cell) => (cell === '#' ? 0.9 : 0.1)),
  width: rows[0]!.length,
  height: rows.length,
})
const componentsOf = (...rows: string[]) => {
  const { map, width, height } = mapOf(...rows)
  return findComponents(map, width, height, 0.5).map((runs) =>
    runs.map(({ row, from, to }) => `${row}:${from}-${to}`).join(' '),
  )
}

test('cells that touch at a side or a corner are one component', () => {
  assert.deepEqual(componentsOf('##...', '..#..', '....#'), ['0:0-1 1:2-2', '2:4-4'])
})

test('arms that meet further down are one component', () => {
  assert.deepEqual(componentsOf('#.#.#', '#.#.#', '#####').length, 1)
  assert.deepEqual(componentsOf('#####', '#.#.#', '#.#.#').length, 1)
})

test('a ring and what it encloses are two components', () => {
  assert.equal(componentsOf('#####', '#...#', '#.#.#', '#...#', '#####').length, 2)
})

test('the end of a row does not touch the beginning of the next', () => {
  assert.equal(componentsOf('....#', '#....').length, 2)
})

test('a map without text has no components', () => {
  assert.deepEqual(componentsOf('...', '...'), [])
})
