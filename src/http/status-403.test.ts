import assert from 'node:assert/strict'
import { test } from 'node:test'
import { echoFailure, echoUrl, fakeTokens, goodBody, goodHeaders, testApp } from '../../test/fakes/app.js'

test('403: the operation is not among the scopes', async () => {
  const { app, usage } = await testApp({ tokens: fakeTokens({ scopes: ['cheque', 'motor'] }) })
  const response = await app.inject({ method: 'POST', url: echoUrl, headers: goodHeaders, payload: goodBody })
  assert.equal(response.statusCode, 403)
  const message = 'The token may not call echo. Ask your operator to add this operation to it.'
  assert.deepEqual(response.json(), echoFailure('operation_forbidden', message))
  assert.equal(usage.records[0]!.code, 'operation_forbidden')
})

test('a token with the scope may call it', async () => {
  const { app } = await testApp({ tokens: fakeTokens({ scopes: ['echo'] }) })
  const response = await app.inject({ method: 'POST', url: echoUrl, headers: goodHeaders, payload: goodBody })
  assert.equal(response.statusCode, 200)
})
