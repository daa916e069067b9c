import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assign } from './assignment.js'

test('the best sum wins over the best single pair', () => {
  assert.deepEqual([...assign(Float64Array.from([0.9, 0.8, 0.8, 0.1]), 2, 2).slice(0, 2)], [1, 0])
})

test('it finds what trying every assignment finds', () => {
  let state = 7
  const random = () => {
    state = (state * 48271) % 2147483647
    return state / 2147483647
  }
  for (let round = 0; round < 200; round++) {
    const rows = 1 + Math.floor(random() * 4)
    const columns = rows + Math.floor(random() * 3)
    const gain = Float64Array.from({ length: rows * columns }, random)
    const chosen = [...assign(gain, rows, columns).slice(0, rows)]
    assert.equal(new Set(chosen).size, rows)
    const sum = chosen.reduce((total, column, row) => total + gain[row * columns + column]!, 0)
    assert.ok(Math.abs(sum - best(gain, rows, columns)) < 1e-9)
  }
})

function best(gain: Float64Array, rows: number, columns: number, row = 0, taken = 0): number {
  if (row === rows) return 0
  let most = 0
  for (let column = 0; column < columns; column++)
    if ((taken & (1 << column)) === 0)
      most = Math.max(most, gain[row * columns + column]! + best(gain, rows, columns, row + 1, taken | (1 << column)))
  return most
}
