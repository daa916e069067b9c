import assert from 'node:assert/strict'
import { test } from 'node:test'
import { idlePool } from '../../test/fakes/app.js'
import type { PoolStatus } from '../workers/job.js'
import { buildAdminApp } from './app.js'
import { Metrics } from './metrics.js'
import { modelsLoaded, notDraining, queueHasRoom, type ReadinessCheck, storeReachable } from './readiness.js'

function adminApp(checks: ReadinessCheck[] = [], status: Partial<PoolStatus> = {}) {
  const metrics = new Metrics(() => ({ ...idlePool, ...status }))
  return { app: buildAdminApp({ checks, metrics }), metrics }
}
const pool = (status: Partial<PoolStatus>) => ({ status: () => ({ ...idlePool, ...status }) })

test('/livez answers whatever readiness says', async () => {
  const { app } = adminApp([notDraining(() => true)])
  assert.equal((await app.inject('/livez')).statusCode, 200)
})

test('/readyz is 200 when every check passes', async () => {
  const { app } = adminApp([
    modelsLoaded(pool({})),
    queueHasRoom(pool({})),
    storeReachable(async () => 1),
    notDraining(() => false),
  ])
  const response = await app.inject('/readyz')
  assert.deepEqual([response.statusCode, response.json()], [200, { ready: true, reasons: {} }])
})

for (const [name, check, reason] of [
  ['models', modelsLoaded(pool({ ready: 0 })), 'no worker has loaded its models yet (0 of 2)'],
  ['queue', queueHasRoom(pool({ queued: 50, busy: 2 })), 'the queue is full (50 of 50)'],
  ['store', storeReachable(() => Promise.reject(new Error('password of the store'))), 'the store cannot be reached'],
  ['draining', notDraining(() => true), 'the process is shutting down'],
  ['stuck', { name: 'stuck', check: () => new Promise<null>(() => {}) }, 'did not answer within 900 ms'],
] as const)
  test(`/readyz is 503 and says why: ${name}`, async () => {
    const { app } = adminApp([notDraining(() => false), check])
    const response = await app.inject('/readyz')
    assert.deepEqual([response.statusCode, response.json()], [503, { ready: false, reasons: { [name]: reason } }])
  })

test('/metrics has requests, stages, tokens, queue, workers and memory', async () => {
  const { app, metrics } = adminApp([], { queued: 3, busy: 1, replaced: { ...idlePool.replaced, memory: 4 } })
  metrics.countRequest('cheque', 200, '', 0.4)
  metrics.countRequest(null, 404, 'not_found', 0.001)
  metrics.observeStages('cheque', { queue: 12, decode: 30 })
  metrics.countRefusedToken('token_expired')
  const response = await app.inject('/metrics')
  assert.match(String(response.headers['content-type']), /^text\/plain/)
  for (const line of [
    'lekha_requests_total{operation="cheque",status="200",code=""} 1',
    'lekha_requests_total{operation="none",status="404",code="not_found"} 1',
    'lekha_request_seconds_bucket{le="0.5",operation="cheque"} 1',
    'lekha_stage_seconds_sum{operation="cheque",stage="decode"} 0.03',
    'lekha_tokens_refused_total{code="token_expired"} 1',
    'lekha_queue_depth 3',
    'lekha_workers{state="busy"} 1',
    'lekha_workers_replaced_total{reason="memory"} 4',
    'lekha_worker_resident_bytes{worker="1"} 2000',
  ])
    assert.ok(response.body.includes(`${line}\n`), line)
  assert.match(response.body, /^process_resident_memory_bytes \d+$/m)
})

test('a worker that is gone leaves no series behind', async () => {
  const residentBytes = [1, 2]
  const metrics = new Metrics(() => ({ ...idlePool, residentBytes }))
  await metrics.text()
  residentBytes.pop()
  assert.ok(!(await metrics.text()).includes('worker="1"'))
})
