import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { UsageBuffer } from './usage-buffer.js'
import type { UsageRow } from './usage-rows.js'

const row = (id: number) => ({ id: String(id) }) as UsageRow
const ids = (rows: readonly UsageRow[]) => rows.map(({ id }) => Number(id))

describe('the buffer of usage rows', () => {
  it('gives the oldest first and keeps them until they are removed', () => {
    const buffer = new UsageBuffer(100)
    for (const id of [1, 2, 3]) buffer.add(row(id))
    assert.deepEqual(ids(buffer.peek(2)), [1, 2])
    assert.equal(buffer.size, 3)
    buffer.remove(buffer.peek(2))
    assert.deepEqual(ids(buffer.peek(2)), [3])
  })

  it('gives up the oldest tenth past its limit, and counts it', () => {
    const buffer = new UsageBuffer(20)
    for (let id = 1; id <= 21; id += 1) buffer.add(row(id))
    assert.equal(buffer.size, 19)
    assert.equal(buffer.dropped, 2)
    assert.deepEqual(ids(buffer.peek(1)), [3])
  })

  it('removes only what was stored when rows were dropped meanwhile', () => {
    const buffer = new UsageBuffer(20)
    for (let id = 1; id <= 20; id += 1) buffer.add(row(id))
    const stored = buffer.peek(5)
    buffer.add(row(21))
    buffer.remove(stored)
    assert.deepEqual(ids(buffer.peek(1)), [6])
  })
})
