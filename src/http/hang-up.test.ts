import assert from 'node:assert/strict'
import { test } from 'node:test'
import { echoUrl, goodBody, goodHeaders, testApp } from '../../test/fakes/app.js'
import { echoOperation } from '../../test/fakes/echo-operation.js'

test('a caller that hangs up aborts the work, leaves a record of it, and is no fault', async (context) => {
  const caller = new AbortController()
  let stopped: () => void
  const aborted = new Promise<void>((resolve) => {
    stopped = resolve
  })
  const { app, usage, log } = await testApp({
    operations: [echoOperation('heavy')],
    pool: {
      run: (_job, { signal }) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => {
            stopped()
            reject(signal.reason)
          })
          caller.abort()
        }),
    },
  })
  context.after(() => app.close())
  const base = await app.listen({ host: '127.0.0.1', port: 0 })
  const body = JSON.stringify(goodBody)
  const { signal } = caller
  await assert.rejects(fetch(base + echoUrl, { method: 'POST', headers: goodHeaders, body, signal }))
  await aborted
  while (usage.records.length === 0) await new Promise((resolve) => setImmediate(resolve))
  assert.deepEqual([usage.records[0]!.status, usage.records[0]!.code], [499, 'client_closed_request'])
  assert.ok(!log().includes('internal error'))
})

test('a caller that hangs up while it sends is no fault either', async (context) => {
  const { app, usage, log } = await testApp()
  context.after(() => app.close())
  const base = await app.listen({ host: '127.0.0.1', port: 0 })
  const caller = new AbortController()
  const body = new ReadableStream({
    pull(controller) {
      controller.enqueue(new TextEncoder().encode('{"req_id":"a",'))
      setImmediate(() => caller.abort())
      return new Promise(() => {})
    },
  })
  const init = { method: 'POST', headers: goodHeaders, body, duplex: 'half', signal: caller.signal }
  await assert.rejects(fetch(base + echoUrl, init as RequestInit))
  // The service may see nothing of a request that ends this early; what it sees must be no fault.
  await app.close()
  for (const record of usage.records) assert.equal(record.code, 'client_closed_request')
  assert.ok(!log().includes('internal error'))
})
