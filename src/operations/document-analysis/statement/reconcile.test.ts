import assert from 'node:assert/strict'
import { test } from 'node:test'
import { impliedEnds, isNewestFirst, reconcile } from './reconcile.js'
import { repairSteps } from './repair.js'

const step = (amount: number, balance: number | null) => ({
  debit: amount < 0 ? -amount : null,
  credit: amount > 0 ? amount : null,
  balance,
})
const none = { opening: null, closing: null }
const good = [step(100, 600), step(-50.25, 549.75), step(-9.75, 540)]

test('balances that follow from the opening to the closing one', () => {
  assert.deepEqual(reconcile(good, { opening: 500, closing: 540 }), { balanced: true, breaks: [] })
  assert.deepEqual(impliedEnds(good, none), { opening: 500, closing: 540 })
})

test('without balances nothing can be said', () => {
  assert.equal(reconcile([step(1, null)], none).balanced, null)
})

test('balances that stand once a day count what lies between them', () => {
  const daily = [step(100, null), step(-50.25, 549.75), step(-9.75, null)]
  assert.deepEqual(reconcile(daily, { opening: 500, closing: 540 }), { balanced: true, breaks: [] })
})

test('a wrong figure breaks its row and the next; a wrong closing one the row after the last', () => {
  const wrong = good.map((each, row) => (row === 1 ? { ...each, balance: 559.75 } : each))
  const { breaks } = reconcile(wrong, { opening: 500, closing: 540 })
  assert.deepEqual(breaks, [
    { row: 1, expected: 549.75, found: 559.75 },
    { row: 2, expected: 550, found: 540 },
  ])
  assert.deepEqual(reconcile(good, { opening: 500, closing: 640 }).breaks, [{ row: 3, expected: 540, found: 640 }])
})

test('one misread digit is put right where that alone closes the chain, and it is said', () => {
  const misread = good.map((each, row) => (row === 1 ? { ...each, debit: 56.25 } : each))
  const { steps, repairs } = repairSteps(misread, { opening: 500, closing: 540 }, () => true)
  assert.deepEqual(steps, good)
  assert.deepEqual(repairs, [{ row: 1, key: 'debit', from: 56.25, to: 50.25 }])
})

test('a misread balance is settled by both of its neighbours', () => {
  const misread = good.map((each, row) => (row === 1 ? { ...each, balance: 549.15 } : each))
  assert.deepEqual(repairSteps(misread, { opening: 500, closing: 540 }, () => true).steps, good)
})

test('what a file states is not misread, and two wrong digits are not put right', () => {
  const misread = good.map((each, row) => (row === 1 ? { ...each, debit: 56.25 } : each))
  assert.deepEqual(repairSteps(misread, { opening: 500, closing: 540 }, () => false).repairs, [])
  const far = good.map((each, row) => (row === 1 ? { ...each, debit: 57.35 } : each))
  assert.deepEqual(repairSteps(far, { opening: 500, closing: 540 }, () => true).repairs, [])
})

test('a list begins with the newest where its dates fall, or where its balances follow upwards', () => {
  const dated = (dates: string[]) => good.map((each, row) => ({ ...each, date: dates[row]! }))
  assert.equal(isNewestFirst(dated(['2026-01-01', '2026-01-02', '2026-01-02'])), false)
  assert.equal(isNewestFirst(dated(['2026-01-03', '2026-01-02', '2026-01-02'])), true)
  const oneDay = ['2026-01-01', '2026-01-01', '2026-01-01']
  assert.equal(isNewestFirst(dated(oneDay)), false)
  assert.equal(isNewestFirst(dated(oneDay).reverse()), true)
})
