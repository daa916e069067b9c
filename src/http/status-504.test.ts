import assert from 'node:assert/strict'
import { test } from 'node:test'
import { echoFailure, echoUrl, goodBody, goodHeaders, testApp } from '../../test/fakes/app.js'
import { echoOperation } from '../../test/fakes/echo-operation.js'
import { LekhaError } from '../errors/lekha-error.js'

const message = 'The request took longer than 20 ms and was stopped. Send a smaller file, or raise LEKHA_DEADLINE_MS.'

test('504: light work over the deadline is answered, and its signal aborted', async () => {
  let signal: AbortSignal | undefined
  const work = (_bytes: Uint8Array, context: { signal: AbortSignal }) => {
    signal = context.signal
    return new Promise<void>(() => {})
  }
  const { app } = await testApp({ config: { deadlineMs: 20 }, operations: [echoOperation('light', work)] })
  const response = await app.inject({ method: 'POST', url: echoUrl, headers: goodHeaders, payload: goodBody })
  assert.equal(response.statusCode, 504)
  assert.deepEqual(response.json(), echoFailure('deadline_exceeded', message, 'r-77'))
  assert.ok(signal!.aborted)
})

test('504: heavy work that the pool stopped', async () => {
  const { app } = await testApp({
    operations: [echoOperation('heavy')],
    pool: { run: (_job, { deadlineMs }) => Promise.reject(new LekhaError('deadline_exceeded', { limit: deadlineMs })) },
    config: { deadlineMs: 20 },
  })
  const response = await app.inject({ method: 'POST', url: echoUrl, headers: goodHeaders, payload: goodBody })
  assert.equal(response.statusCode, 504)
  assert.deepEqual(response.json(), echoFailure('deadline_exceeded', message, 'r-77'))
})
