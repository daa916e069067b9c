import assert from 'node:assert/strict'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { failure, isAlive, pidOf, run, TestPools, until } from './test-pools.js'

let pools: TestPools

beforeEach(() => {
  pools = new TestPools()
})

afterEach(async () => {
  delete process.env.LEKHA_TEST_LOAD_TROUBLE
  delete process.env.LEKHA_TEST_LOAD_EXIT
  await pools.close()
})

test('a worker is replaced after so many jobs, and the next is there before it goes', async () => {
  const pool = await pools.ready({ size: 1, maxTasks: 3 })
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
  const pool = await pools.ready({ size: 1, maxResidentBytes: 250_000_000 })
  const before = await pidOf(pool)
  await run(pool, 'hoard', 300_000_000)
  assert.ok(pool.status().residentBytes[0]! > 250_000_000)
  await until(() => pool.status().replaced.memory === 1)
  assert.notEqual(await pidOf(pool), before)
  assert.ok(pool.status().residentBytes[0]! < 250_000_000)
})

test('a start fails with what was wrong when the tools cannot be loaded', async () => {
  process.env.LEKHA_TEST_LOAD_TROUBLE = pools.folder
  const pool = pools.open({ size: 2 })
  await assert.rejects(pool.ready(), /The workers could not be loaded: the model file is missing/)
  await until(() => pool.status().residentBytes.length === 0)
})

test('a start fails when a worker ends while it loads', async () => {
  process.env.LEKHA_TEST_LOAD_EXIT = '1'
  await assert.rejects(pools.open({ size: 1 }).ready(), /could not be loaded: it exited with 7 while loading/)
})

test('a start fails when a worker does not load in time', async () => {
  await assert.rejects(pools.open({ size: 1, loadTimeoutMs: 1 }).ready(), /did not load within 1 ms/)
})

test('a replacement that cannot load is tried again, later and later, until it can', async () => {
  const pool = await pools.ready({ size: 1 })
  const trouble = join(pools.folder, 'trouble')
  process.env.LEKHA_TEST_LOAD_TROUBLE = trouble
  writeFileSync(trouble, '')
  const waiting = run(pool, 'exit-once', join(pools.folder, 'died'))
  await until(() => tries().length >= 2)
  assert.equal(pool.status().ready, 0)
  rmSync(trouble)
  await waiting
  assert.deepEqual(tries().slice(0, 2), [200, 400])
})

test('what a worker prints becomes a log line', async () => {
  const pool = await pools.ready({ size: 1 })
  await run(pool, 'print', 'a library complains')
  await until(() => pools.logged.filter(({ facts }) => facts.line === 'a library complains').length === 2)
})

test('a close finishes what was taken, takes no more and leaves no process', async () => {
  const pool = await pools.ready({ size: 1 })
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
  const pool = await pools.ready({ size: 1 })
  const stuck = failure(run(pool, 'spin'))
  const waiting = failure(run(pool, 'echo'))
  await pool.close(100)
  assert.equal((await stuck).code, 'shutting_down')
  assert.equal((await waiting).code, 'shutting_down')
})

function tries(): unknown[] {
  return pools.logged.filter(({ message }) => message === 'a worker could not load').map(({ facts }) => facts.nextTryMs)
}
