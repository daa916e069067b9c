import assert from 'node:assert/strict'
import { test } from 'node:test'
import { echoFailure, echoUrl, testApp } from '../../test/fakes/app.js'

test('405: another method on an operation, in its envelope, with Allow', async () => {
  const { app } = await testApp()
  for (const method of ['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const) {
    const response = await app.inject({ method, url: echoUrl })
    assert.equal(response.statusCode, 405, method)
    assert.equal(response.headers.allow, 'POST')
    assert.deepEqual(response.json(), echoFailure('method_not_allowed', 'Use POST for this address.'))
  }
  assert.equal((await app.inject({ method: 'HEAD', url: echoUrl })).statusCode, 405)
})

test('405: POST on the OpenAPI document', async () => {
  const { app } = await testApp()
  const response = await app.inject({ method: 'POST', url: '/openapi.json' })
  assert.equal(response.statusCode, 405)
  assert.equal(response.headers.allow, 'GET')
})
