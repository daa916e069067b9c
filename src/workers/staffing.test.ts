import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dueReason, planStaffing, restartDelay, retryAfter, type StaffMember } from './staffing.js'

const worker = (state: StaffMember['state'], due: StaffMember['due'] = null) => ({ state, due })

test('what is missing is started', () => {
  assert.deepEqual(planStaffing([], 2), { start: 2, retire: [] })
  assert.deepEqual(planStaffing([worker('loading'), worker('busy')], 2), { start: 0, retire: [] })
})

test('one that is due gets a stand-in and stays until it has loaded', () => {
  const due = worker('idle', 'tasks')
  assert.deepEqual(planStaffing([due], 1), { start: 1, retire: [] })
  assert.deepEqual(planStaffing([due, worker('loading')], 1), { start: 0, retire: [] })
  assert.deepEqual(planStaffing([due, worker('idle')], 1), { start: 0, retire: [due] })
})

test('one that is due and busy finishes its job first', () => {
  assert.deepEqual(planStaffing([worker('busy', 'memory'), worker('idle')], 1), { start: 0, retire: [] })
})

test('of many that are due one is replaced at a time', () => {
  const all = [worker('idle', 'tasks'), worker('idle', 'tasks'), worker('busy', 'tasks')]
  assert.deepEqual(planStaffing(all, 3), { start: 1, retire: [] })
  assert.deepEqual(planStaffing([...all, worker('idle')], 3), { start: 1, retire: [all[0]] })
})

test('one that is due counts as capacity while another is lost', () => {
  assert.deepEqual(planStaffing([worker('idle', 'tasks')], 2), { start: 2, retire: [] })
})

test('a worker is due past its memory or its tasks, and never where the limit is 0', () => {
  const limits = { maxTasks: 10, maxResidentBytes: 100 }
  assert.equal(dueReason({ tasks: 9, residentBytes: 100 }, limits), null)
  assert.equal(dueReason({ tasks: 10, residentBytes: 100 }, limits), 'tasks')
  assert.equal(dueReason({ tasks: 1, residentBytes: 101 }, limits), 'memory')
  assert.equal(dueReason({ tasks: 1e9, residentBytes: 1e12 }, { maxTasks: 0, maxResidentBytes: 0 }), null)
})

test('the first replacement starts at once, the next ones later and later, up to half a minute', () => {
  assert.deepEqual([0, 1, 2, 3, 20].map(restartDelay), [0, 200, 400, 800, 30_000])
})

test('Retry-After grows with the queue, from one second to a minute', () => {
  assert.equal(retryAfter(0, 2, 400), 1)
  assert.equal(retryAfter(50, 2, 400), 11)
  assert.equal(retryAfter(1000, 1, 4000), 60)
})
