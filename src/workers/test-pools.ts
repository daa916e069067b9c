import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { LekhaError } from '../errors/lekha-error.js'
import type { WorkerPool } from './job.js'
import { createWorkerPool, type PoolOptions } from './pool.js'

/** The pools that one test opens, with what they logged and a folder for what their jobs leave. */
export class TestPools {
  readonly folder = mkdtempSync(join(tmpdir(), 'lekha-pool-'))
  readonly logged: { facts: Record<string, unknown>; message: string }[] = []
  readonly #pools: WorkerPool[] = []

  open(options: Partial<PoolOptions>): WorkerPool {
    const record = (facts: object, message: string) => this.logged.push({ facts: { ...facts }, message })
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
    this.#pools.push(pool)
    return pool
  }

  async ready(options: Partial<PoolOptions>): Promise<WorkerPool> {
    const pool = this.open(options)
    await pool.ready()
    return pool
  }

  async close(): Promise<void> {
    await Promise.all(this.#pools.map((pool) => pool.close(0)))
    rmSync(this.folder, { recursive: true })
  }
}

export function run(
  pool: WorkerPool,
  operation: string,
  input: unknown = null,
  documents: Uint8Array[] = [],
  { signal = new AbortController().signal, deadlineMs = 60_000 } = {},
) {
  return pool.run({ operation, prepared: { input, documents } }, { signal, deadlineMs })
}

export async function failure(promise: Promise<unknown>): Promise<LekhaError> {
  const error = await promise.then(
    () => assert.fail('it succeeded'),
    (thrown) => thrown,
  )
  assert.ok(error instanceof LekhaError, String(error))
  return error
}

export async function pidOf(pool: WorkerPool): Promise<number> {
  return ((await run(pool, 'echo')).outcome.result as { pid: number }).pid
}

export async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await wait(10)
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
