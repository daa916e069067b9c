import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { LekhaError } from '../errors/lekha-error.js'
import type { WorkerPool } from './job.js'
import { createWorkerPool, type PoolOptions } from './pool.js'

let folder: string
let pools: WorkerPool[]
let logged: { facts: Record<string, unknown>; message: string }[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lekha-pool-'))
  pools = []
  logged = []
})

afterEach(async () => {
  delete process.env.LEKHA_TEST_LOAD_TROUBLE
  delete process.env.LEKHA_TEST_LOAD_EXIT
  await Promise.all(pools.map((pool) => pool.close(0)))
  rmSync(folder, { recursive: true })
})

test('a job comes back with its result, its pages and its stages, waiting first', async () => {
  const pool = await readyPool({ size: 1 })
  const report = await run(pool, 'echo', { names: ['a'] }, [new Uint8Array([1, 2, 3])])
  const { pid, ...result } = report.outcome.result as { pid: number }
  assert.deepEqual(result, { input: { names: ['a'] }, documents: [[1, 2, 3]] })
  assert.notEqual(pid, process.pid)
  assert.equal(report.outcome.pages, 1)
  assert.deepEqual(Object.keys(report.stages), ['queue', 'decode'])
})

test('a view of a larger buffer crosses as the view alone', async () => {
  const pool = await readyPool({ size: 1 })
  const report = await run(pool, 'echo', null, [Buffer.from('0123456789').subarray(3, 5)])
  assert.deepEqual((report.outcome.result as { documents: number[][] }).documents, [[51, 52]])
})

test('jobs run side by side on different workers', async () => {
  const pool = await readyPool({ size: 2 })
  const reports = await Promise.all([run(pool, 'sleep', 300), run(pool, 'sleep', 300)])
  assert.equal(new Set(reports.map(({ outcome }) => outcome.result)).size, 2)
})

test('a full queue refuses at once and says when to come back', async () => {
  const pool = await readyPool({ size: 1, queueSize: 1 })
  const taken = [run(pool, 'sleep', 300), run(pool, 'sleep', 1)]
  assert.deepEqual(pool.status().queued, 1)
  const error = await failure(run(pool, 'sleep', 1))
  assert.equal(error.code, 'queue_full')
  assert.ok(error.retryAfter! >= 1)
  await Promise.all(taken)
  await run(pool, 'sleep', 1)
})

test('with no queue at all an idle worker still takes a job', async () => {
  const pool = await readyPool({ size: 1, queueSize: 0 })
  await run(pool, 'sleep', 1)
  const taken = run(pool, 'sleep', 200)
  assert.equal((await failure(run(pool, 'sleep', 1))).code, 'queue_full')
  await taken
})

test('a job that waits past its deadline never runs', async () => {
  const pool = await readyPool({ size: 1 })
  const marker = join(folder, 'ran')
  const first = run(pool, 'sleep', 500)
  const error = await failure(run(pool, 'exit-once', marker, [], { deadlineMs: 50 }))
  assert.equal(error.code, 'deadline_exceeded')
  assert.deepEqual(error.details, { limit: 50 })
  await first
  await run(pool, 'echo')
  assert.deepEqual(pool.status().replaced, none)
})

test('a job that heeds the deadline costs no worker', async () => {
  const pool = await readyPool({ size: 1 })
  const before = await pidOf(pool)
  assert.equal((await failure(run(pool, 'sleep', 60_000, [], { deadlineMs: 100 }))).code, 'deadline_exceeded')
  assert.equal(await pidOf(pool), before)
  assert.deepEqual(pool.status().replaced, none)
})

test('a job that cannot heed the deadline is ended with its worker, which is replaced', async () => {
  const pool = await readyPool({ size: 1 })
  const before = await pidOf(pool)
  assert.equal((await failure(run(pool, 'spin', null, [], { deadlineMs: 100 }))).code, 'deadline_exceeded')
  assert.notEqual(await pidOf(pool), before)
  assert.deepEqual(pool.status().replaced, { ...none, deadline: 1 })
  assert.equal(isAlive(before), false)
})

test('a caller that hangs up leaves the queue', async () => {
  const pool = await readyPool({ size: 1, queueSize: 1 })
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
  const pool = await readyPool({ size: 1 })
  const caller = new AbortController()
  const stuck = run(pool, 'spin', null, [], { signal: caller.signal })
  setTimeout(() => caller.abort(new Error('gone')), 50)
  await assert.rejects(stuck, /gone/)
  await run(pool, 'echo')
  assert.deepEqual(pool.status().replaced, { ...none, aborted: 1 })
})

test('a caller that was gone before the job began is told its reason', async () => {
  const pool = await readyPool({ size: 1 })
  await assert.rejects(run(pool, 'echo', null, [], { signal: AbortSignal.abort(new Error('gone')) }), /gone/)
})

test('a worker that dies costs its job one more try', async () => {
  const pool = await readyPool({ size: 1 })
  const before = await pidOf(pool)
  const report = await run(pool, 'exit-once', join(folder, 'died'))
  assert.notEqual(report.outcome.result, before)
  assert.deepEqual(pool.status().replaced, { ...none, died: 1 })
})

for (const operation of ['exit', 'crash', 'reject-later'])
  test(`a job that kills two workers is an internal error, and the pool goes on: ${operation}`, async () => {
    const pool = await readyPool({ size: 2 })
    const neighbour = run(pool, 'sleep', 400)
    assert.equal((await failure(run(pool, operation))).code, 'internal_error')
    await neighbour
    await run(pool, 'echo')
    assert.equal(pool.status().replaced.died, 2)
    assert.doesNotMatch(JSON.stringify(logged), /Asha/)
  })

test('an error of the table crosses with its code and details', async () => {
  const pool = await readyPool({ size: 1 })
  const error = await failure(run(pool, 'refuse'))
  assert.equal(error.code, 'too_many_pages')
  assert.deepEqual(error.details, { found: 51, limit: 50 })
  assert.match(error.message, /51 pages/)
})

test('any other error is internal, and tells the place but not the words', async () => {
  const pool = await readyPool({ size: 1 })
  const error = await failure(run(pool, 'fail'))
  assert.equal(error.code, 'internal_error')
  assert.match((error.cause as Error).stack!, /^TypeError\n\s+at .*pool\.test-worker/)
  assert.doesNotMatch((error.cause as Error).stack!, /Asha/)
})

test('an operation that a worker does not know is an internal error', async () => {
  const pool = await readyPool({ size: 1 })
  assert.equal((await failure(run(pool, 'unheard-of'))).code, 'internal_error')
})

test('a worker is replaced after so many jobs, and the next is there before it goes', async () => {
  const pool = await readyPool({ size: 1, maxTasks: 3 })
  const pids = []
  for (let job = 0; job < 3; job++) pids.push(await pidOf(pool))
  assert.equal(new Set(pids).size, 1)
  let least = 1
  while (pool.status().replaced.tasks === 0) {
    await wait(5)
    least = Math.min(least, pool.status().ready)
  }
  assert.equal(least, 1)
  assert.notEqual(await pidOf(pool), pids[0])
})

test('a worker past its memory is replaced', async () => {
  const pool = await readyPool({ size: 1, maxResidentBytes: 250_000_000 })
  const before = await pidOf(pool)
  await run(pool, 'hoard', 300_000_000)
  assert.ok(pool.status().residentBytes[0]! > 250_000_000)
  await until(() => pool.status().replaced.memory === 1)
  assert.notEqual(await pidOf(pool), before)
  assert.ok(pool.status().residentBytes[0]! < 250_000_000)
})

test('a start fails with what was wrong when the tools cannot be loaded', async () => {
  process.env.LEKHA_TEST_LOAD_TROUBLE = folder
  const pool = open({ size: 2 })
  await assert.rejects(pool.ready(), /The workers could not be loaded: the model file is missing/)
  await until(() => pool.status().residentBytes.length === 0)
})

test('a start fails when a worker ends while it loads', async () => {
  process.env.LEKHA_TEST_LOAD_EXIT = '1'
  await assert.rejects(open({ size: 1 }).ready(), /could not be loaded: it exited with 7 while loading/)
})

test('a start fails when a worker does not load in time', async () => {
  await assert.rejects(open({ size: 1, loadTimeoutMs: 1 }).ready(), /did not load within 1 ms/)
})

test('a replacement that cannot load is tried again, later and later, until it can', async () => {
  const pool = await readyPool({ size: 1 })
  const trouble = join(folder, 'trouble')
  process.env.LEKHA_TEST_LOAD_TROUBLE = trouble
  writeFileSync(trouble, '')
  const waiting = run(pool, 'exit-once', join(folder, 'died'))
  await until(() => tries().length >= 2)
  assert.equal(pool.status().ready, 0)
  rmSync(trouble)
  await waiting
  assert.deepEqual(tries().slice(0, 2), [200, 400])
})

test('what a worker prints becomes a log line', async () => {
  const pool = await readyPool({ size: 1 })
  await run(pool, 'print', 'a library complains')
  await until(() => logged.filter(({ facts }) => facts.line === 'a library complains').length === 2)
})

test('a close finishes what was taken, takes no more and leaves no process', async () => {
  const pool = await readyPool({ size: 1 })
  const pid = await pidOf(pool)
  const taken = [run(pool, 'sleep', 200), run(pool, 'sleep', 1)]
  const closed = pool.close(30_000)
  const refused = await failure(run(pool, 'echo'))
  assert.equal(refused.code, 'shutting_down')
  assert.ok(refused.retryAfter! >= 1)
  await Promise.all(taken)
  await closed
  assert.equal(isAlive(pid), false)
  assert.equal(pool.status().ready, 0)
})

test('a close that takes too long ends what still runs', async () => {
  const pool = await readyPool({ size: 1 })
  const stuck = failure(run(pool, 'spin'))
  const waiting = failure(run(pool, 'echo'))
  await pool.close(100)
  assert.equal((await stuck).code, 'shutting_down')
  assert.equal((await waiting).code, 'shutting_down')
})

const none = { tasks: 0, memory: 0, deadline: 0, aborted: 0, died: 0 }

function open(options: Partial<PoolOptions>): WorkerPool {
  const record = (facts: object, message: string) => logged.push({ facts: { ...facts }, message })
  const pool = createWorkerPool({
    size: 1,
    queueSize: 10,
    maxTasks: 0,
    maxResidentBytes: 0,
    settings: {
      workerThreads: 1,
      maxDocumentBytes: 1e6,
      maxPixels: 1e6,
      maxPages: 1,
      pdfDpi: 72,
      photoPages: 10,
      maskAadhaar: true,
      deadlineMs: 60_000,
    },
    log: { info: record, warn: record, error: record },
    entry: new URL('./pool.test-worker.js', import.meta.url),
    ...options,
  })
  pools.push(pool)
  return pool
}

async function readyPool(options: Partial<PoolOptions>): Promise<WorkerPool> {
  const pool = open(options)
  await pool.ready()
  return pool
}

function run(
  pool: WorkerPool,
  operation: string,
  input: unknown = null,
  documents: Uint8Array[] = [],
  { signal = new AbortController().signal, deadlineMs = 60_000 } = {},
) {
  return pool.run({ operation, prepared: { input, documents } }, { signal, deadlineMs })
}

async function failure(promise: Promise<unknown>): Promise<LekhaError> {
  const error = await promise.then(
    () => assert.fail('it succeeded'),
    (thrown) => thrown,
  )
  assert.ok(error instanceof LekhaError, String(error))
  return error
}

async function pidOf(pool: WorkerPool): Promise<number> {
  return ((await run(pool, 'echo')).outcome.result as { pid: number }).pid
}

function tries(): unknown[] {
  return logged.filter(({ message }) => message === 'a worker could not load').map(({ facts }) => facts.nextTryMs)
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await wait(10)
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
