import assert from 'node:assert/strict'
import { test } from 'node:test'
import { echoFailure, echoUrl, goodBody, goodHeaders, testApp } from '../../test/fakes/app.js'
import { echoOperation } from '../../test/fakes/echo-operation.js'
import { LekhaError } from '../errors/lekha-error.js'

test('503: the queue is full', async () => {
  const { app } = await testApp({
    operations: [echoOperation('heavy')],
    pool: { run: () => Promise.reject(new LekhaError('queue_full', { retry_after: 4 })) },
  })
  const response = await app.inject({ method: 'POST', url: echoUrl, headers: goodHeaders, payload: goodBody })
  assert.equal(response.statusCode, 503)
  assert.equal(response.headers['retry-after'], '4')
  const message = 'The service is busy and its queue is full. Try again in 4 seconds.'
  assert.deepEqual(response.json(), echoFailure('queue_full', message, 'r-77'))
})

test('503: the process was told to stop; the connection is to be closed', async () => {
  const { app } = await testApp({ draining: () => true, config: { shutdownMs: 7000 } })
  const response = await app.inject({ method: 'POST', url: echoUrl, headers: goodHeaders, payload: goodBody })
  assert.equal(response.statusCode, 503)
  assert.equal(response.headers['retry-after'], '7')
  assert.equal(response.headers.connection, 'close')
  const message = 'The service is shutting down. Try again in 7 seconds.'
  assert.deepEqual(response.json(), echoFailure('shutting_down', message))
})
