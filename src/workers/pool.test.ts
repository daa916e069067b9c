import assert from 'node:assert/strict'
import { join } from 'node:path'
import { afterEach, beforeEach, test } from 'node:test'
import { failure, isAlive, pidOf, run, TestPools } from './test-pools.js'

let pools: TestPools

beforeEach(() => {
  pools = new TestPools()
})

afterEach(() => pools.close())

test('a job comes back with its result, its pages and its stages, waiting first', async () => {
  const pool = await pools.ready({ size: 1 })
  const report = await run(pool, 'echo', { names: ['a'] }, [new Uint8Array([1, 2, 3])])
  const { pid, ...result } = report.outcome.result as { pid: number }
  assert.deepEqual(result, { input: { names: ['a'] }, documents: [[1, 2, 3]] })
  assert.notEqual(pid, process.pid)
  assert.equal(report.outcome.pages, 1)
  assert.deepEqual(Object.keys(report.stages), ['queue', 'decode'])
})

test('a view of a larger buffer crosses as the view alone', async () => {
  const pool = await pools.ready({ size: 1 })
  const report = await run(pool, 'echo', null, [Buffer.from('0123456789').subarray(3, 5)])
  assert.deepEqual((report.outcome.result as { documents: number[][] }).documents, [[51, 52]])
})

test('jobs run side by side on different workers', async () => {
  const pool = await pools.ready({ size: 2 })
  const reports = await Promise.all([run(pool, 'sleep', 300), run(pool, 'sleep', 300)])
  assert.equal(new Set(reports.map(({ outcome }) => outcome.result)).size, 2)
})

test('a full queue refuses at once and says when to come back', async () => {
  const pool = await pools.ready({ size: 1, queueSize: 1 })
  const taken = [run(pool, 'sleep', 300), run(pool, 'sleep', 1)]
  assert.deepEqual(pool.status().queued, 1)
  const error = await failure(run(pool, 'sleep', 1))
  assert.equal(error.code, 'queue_full')
  assert.ok(error.retryAfter! >= 1)
  await Promise.all(taken)
  await run(pool, 'sleep', 1)
})

test('with no queue at all an idle worker still takes a job', async () => {
  const pool = await pools.ready({ size: 1, queueSize: 0 })
  await run(pool, 'sleep', 1)
  const taken = run(pool, 'sleep', 200)
  assert.equal((await failure(run(pool, 'sleep', 1))).code, 'queue_full')
  await taken
})

test('a job that waits past its deadline never runs', async () => {
  const pool = await pools.ready({ size: 1 })
  const marker = join(pools.folder, 'ran')
  const first = run(pool, 'sleep', 500)
  const error = await failure(run(pool, 'exit-once', marker, [], { deadlineMs: 50 }))
  assert.equal(error.code, 'deadline_exceeded')
  assert.deepEqual(error.details, { limit: 50 })
  await first
  await run(pool, 'echo')
  assert.deepEqual(pool.status().replaced, none)
})

test('a job that heeds the deadline costs no worker', async () => {
  const pool = await pools.ready({ size: 1 })
  const before = await pidOf(pool)
  assert.equal((await failure(run(pool, 'sleep', 60_000, [], { deadlineMs: 100 }))).code, 'deadline_exceeded')
  assert.equal(await pidOf(pool), before)
  assert.deepEqual(pool.status().replaced, none)
})

test('a job that cannot heed the deadline is ended with its worker, which is replaced', async () => {
  const pool = await pools.ready({ size: 1 })
  const before = await pidOf(pool)
  assert.equal((await failure(run(pool, 'spin', null, [], { deadlineMs: 100 }))).code, 'deadline_exceeded')
  assert.notEqual(await pidOf(pool), before)
  assert.deepEqual(pool.status().replaced, { ...none, deadline: 1 })
  assert.equal(isAlive(before), false)
})

test('a caller that hangs up leaves the queue', async () => {
  const pool = await pools.ready({ size: 1, queueSize: 1 })
  const first = run(pool, 'sleep', 300)
  const caller = new AbortController()
  const waiting = run(pool, 'spin', null, [], { signal: caller.signal })
  caller.abort(new Error('gone'))
  await assert.rejects(waiting, /gone/)
  assert.equal(pool.status().queued, 0)
  await first
  await run(pool, 'echo')
})

test('a caller that hangs up ends a job that is stuck', async () => {
  const pool = await pools.ready({ size: 1 })
  const caller = new AbortController()
  const stuck = run(pool, 'spin', null, [], { signal: caller.signal })
  setTimeout(() => caller.abort(new Error('gone')), 50)
  await assert.rejects(stuck, /gone/)
  await run(pool, 'echo')
  assert.deepEqual(pool.status().replaced, { ...none, aborted: 1 })
})

test('a caller that was gone before the job began is told its reason', async () => {
  const pool = await pools.ready({ size: 1 })
  await assert.rejects(run(pool, 'echo', null, [], { signal: AbortSignal.abort(new Error('gone')) }), /gone/)
})

test('a worker that dies costs its job one more try', async () => {
  const pool = await pools.ready({ size: 1 })
  const before = await pidOf(pool)
  const report = await run(pool, 'exit-once', join(pools.folder, 'died'))
  assert.notEqual(report.outcome.result, before)
  assert.deepEqual(pool.status().replaced, { ...none, died: 1 })
})

for (const operation of ['exit', 'crash', 'reject-later'])
  test(`a job that kills two workers is an internal error, and the pool goes on: ${operation}`, async () => {
    const pool = await pools.ready({ size: 2 })
    const neighbour = run(pool, 'sleep', 400)
    assert.equal((await failure(run(pool, operation))).code, 'internal_error')
    await neighbour
    await run(pool, 'echo')
    assert.equal(pool.status().replaced.died, 2)
    assert.doesNotMatch(JSON.stringify(pools.logged), /Asha/)
  })

test('an error of the table crosses with its code and details', async () => {
  const pool = await pools.ready({ size: 1 })
  const error = await failure(run(pool, 'refuse'))
  assert.equal(error.code, 'too_many_pages')
  assert.deepEqual(error.details, { found: 51, limit: 50 })
  assert.match(error.message, /51 pages/)
})

test('any other error is internal, and tells the place but not the words', async () => {
  const pool = await pools.ready({ size: 1 })
  const error = await failure(run(pool, 'fail'))
  assert.equal(error.code, 'internal_error')
  assert.match((error.cause as Error).stack!, /^TypeError\n\s+at .*pool\.test-worker/)
  assert.doesNotMatch((error.cause as Error).stack!, /Asha/)
})

test('an operation that a worker does not know is an internal error', async () => {
  const pool = await pools.ready({ size: 1 })
  assert.equal((await failure(run(pool, 'unheard-of'))).code, 'internal_error')
})

const none = { tasks: 0, memory: 0, deadline: 0, aborted: 0, died: 0 }
