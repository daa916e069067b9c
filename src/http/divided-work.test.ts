import assert from 'node:assert/strict'
import { test } from 'node:test'
import { echoUrl, goodBody, goodHeaders, testApp } from '../../test/fakes/app.js'
import { echoOperation } from '../../test/fakes/echo-operation.js'
import { LekhaError } from '../errors/lekha-error.js'
import type { Operation } from '../operations/operation.js'
import type { WorkerPool } from '../workers/job.js'

/** Counts bytes by parts of one byte each. */
function divided(): Operation {
  const operation = {
    ...echoOperation('heavy'),
    division: {
      split: ({ input, documents }: { input: unknown; documents: readonly Uint8Array[] }, most: number) =>
        Array.from({ length: Math.min(most, documents[0]!.length) }, () => ({ input, documents: [new Uint8Array(1)] })),
      join: (_input: unknown, parts: readonly { bytes: number }[]) => ({
        bytes: parts.reduce((sum, { bytes }) => sum + bytes, 0),
      }),
    },
  }
  return operation as unknown as Operation
}

const inject = async (pool: Pick<WorkerPool, 'run'>, workers = 3) => {
  const { app, usage } = await testApp({ config: { workers }, operations: [divided()], pool })
  const response = await app.inject({ method: 'POST', url: echoUrl, headers: goodHeaders, payload: goodBody })
  return { response, usage }
}

test('work is divided into as many parts as there are workers, and joined', async () => {
  let jobs = 0
  const { response, usage } = await inject({
    run: async () => {
      jobs++
      return { outcome: { result: { bytes: 1 }, pages: 2 }, stages: { queue: 1, decode: 2 } }
    },
  })
  assert.equal(jobs, 3)
  assert.deepEqual(response.json().result, { bytes: 3 })
  assert.match(String(response.headers['server-timing']), /queue;dur=3.0, decode;dur=6.0/)
  assert.equal(usage.records[0]!.pages, 6)
})

test('when one part fails, the others are given up and the request fails as it did', async () => {
  const aborted: boolean[] = []
  let jobs = 0
  const { response } = await inject({
    run: (_job, { signal }) => {
      if (jobs++ === 1) return Promise.reject(new LekhaError('queue_full', { retry_after: 2 }))
      return new Promise((_, reject) =>
        signal.addEventListener('abort', () => {
          aborted.push(true)
          reject(signal.reason)
        }),
      )
    },
  })
  assert.deepEqual([response.statusCode, response.json().error_code], [503, 'queue_full'])
  assert.equal(aborted.length, 2)
})
