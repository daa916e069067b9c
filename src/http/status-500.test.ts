import assert from 'node:assert/strict'
import { test } from 'node:test'
import { echoFailure, echoUrl, goodBody, goodHeaders, testApp } from '../../test/fakes/app.js'
import { echoOperation } from '../../test/fakes/echo-operation.js'
import { errorTable } from '../errors/table.js'

test('500: nothing of the inside is answered; the log has the place, and not the message, which may quote a document', async () => {
  const work = async () => {
    throw new TypeError('cannot read the account 12345')
  }
  const { app, log, usage } = await testApp({ operations: [echoOperation('light', work)] })
  const response = await app.inject({ method: 'POST', url: echoUrl, headers: goodHeaders, payload: goodBody })
  assert.equal(response.statusCode, 500)
  assert.deepEqual(response.json(), echoFailure('internal_error', errorTable.internal_error.message, 'r-77'))
  assert.match(log(), /"fault":"TypeError\\n +at .*status-500/)
  assert.ok(!log().includes('12345'))
  assert.ok(log().includes(String(response.headers['x-request-id'])))
  assert.equal(usage.records[0]!.code, 'internal_error')
})

test('500: a store that cannot be asked for the token is our fault, not the token’s', async () => {
  const { app } = await testApp({ tokens: { check: () => Promise.reject(new Error('no store')) } })
  const response = await app.inject({ method: 'POST', url: echoUrl, headers: goodHeaders, payload: goodBody })
  assert.equal(response.statusCode, 500)
  assert.equal(response.json().error_code, 'internal_error')
})
