import { maxTokens } from '../token.js'

// One assignment at a time: the answer is valid until the next call.
const result = new Int8Array(maxTokens)
const rowPotential = new Float64Array(maxTokens + 1)
const columnPotential = new Float64Array(maxTokens + 1)
const rowOf = new Int8Array(maxTokens + 1)
const way = new Int8Array(maxTokens + 1)
const slack = new Float64Array(maxTokens + 1)
const used = new Uint8Array(maxTokens + 1)

/**
 * The best one-to-one assignment of rows to columns (Kuhn-Munkres with potentials, O(rows² · columns)).
 * `gain` is row-major, rows ≤ columns. Returns the column of each row, in a list that the next call overwrites.
 */
export function assign(gain: Float64Array, rows: number, columns: number): Int8Array {
  if (rows === 1) {
    let best = 0
    for (let j = 1; j < columns; j++) if (gain[j]! > gain[best]!) best = j
    result[0] = best
    return result
  }
  if (rows === 2 && columns === 2) {
    const straight = gain[0]! + gain[3]! >= gain[1]! + gain[2]!
    result[0] = straight ? 0 : 1
    result[1] = straight ? 1 : 0
    return result
  }
  rowPotential.fill(0, 0, rows + 1)
  columnPotential.fill(0, 0, columns + 1)
  rowOf.fill(0, 0, columns + 1)
  for (let i = 1; i <= rows; i++) {
    rowOf[0] = i
    let column = 0
    slack.fill(Number.POSITIVE_INFINITY, 0, columns + 1)
    used.fill(0, 0, columns + 1)
    do {
      used[column] = 1
      const row = rowOf[column]!
      let delta = Number.POSITIVE_INFINITY
      let next = 0
      for (let j = 1; j <= columns; j++) {
        if (used[j] === 1) continue
        const reduced = -gain[(row - 1) * columns + j - 1]! - rowPotential[row]! - columnPotential[j]!
        if (reduced < slack[j]!) {
          slack[j] = reduced
          way[j] = column
        }
        if (slack[j]! < delta) {
          delta = slack[j]!
          next = j
        }
      }
      for (let j = 0; j <= columns; j++)
        if (used[j] === 1) {
          rowPotential[rowOf[j]!]! += delta
          columnPotential[j]! -= delta
        } else slack[j]! -= delta
      column = next
    } while (rowOf[column] !== 0)
    do {
      const previous = way[column]!
      rowOf[column] = rowOf[previous]!
      column = previous
    } while (column !== 0)
  }
  for (let j = 1; j <= columns; j++) if (rowOf[j] !== 0) result[rowOf[j]! - 1] = j - 1
  return result
}
