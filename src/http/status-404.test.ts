import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testApp } from '../../test/fakes/app.js'
import { errorTable } from '../errors/table.js'

test('404: an address of no operation is answered in the general envelope', async () => {
  const { app } = await testApp()
  for (const url of ['/', '/api/v1', '/api/v1/nothing', '/api/v2/echo', '/api/v1/echo/more', '/docs']) {
    const response = await app.inject({ method: 'POST', url, payload: { req_id: 'a' } })
    assert.equal(response.statusCode, 404, url)
    assert.deepEqual(response.json(), {
      req_id: '',
      success: false,
      error_code: 'not_found',
      error_message: errorTable.not_found.message,
    })
  }
})

test('an unknown address becomes no label of a metric', async () => {
  const { app, metrics } = await testApp()
  await app.inject({ method: 'GET', url: '/secret-path-0815' })
  const text = await metrics.text()
  assert.ok(!text.includes('secret-path'))
  assert.match(text, /lekha_requests_total\{operation="none",status="404",code="not_found"\} 1/)
})
