import assert from 'node:assert/strict'
import { test } from 'node:test'
import { echoFailure, echoUrl, goodBody, testApp } from '../../test/fakes/app.js'
import { errorTable } from '../errors/table.js'

for (const type of [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'image/png',
  'json',
])
  test(`415: ${type}`, async () => {
    const { app } = await testApp()
    const headers = { token: 'good', 'content-type': type }
    const payload = JSON.stringify(goodBody)
    const response = await app.inject({ method: 'POST', url: echoUrl, headers, payload })
    assert.equal(response.statusCode, 415)
    const { message } = errorTable.unsupported_media_type
    assert.deepEqual(response.json(), echoFailure('unsupported_media_type', message))
  })

test('JSON with a charset is JSON', async () => {
  const { app } = await testApp()
  for (const type of ['application/json; charset=utf-8', 'Application/JSON']) {
    const headers = { token: 'good', 'content-type': type }
    const response = await app.inject({ method: 'POST', url: echoUrl, headers, payload: JSON.stringify(goodBody) })
    assert.equal(response.statusCode, 200, type)
  }
})
