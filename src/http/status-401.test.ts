import assert from 'node:assert/strict'
import { test } from 'node:test'
import { echoUrl, goodBody, testApp } from '../../test/fakes/app.js'
import { LekhaError } from '../errors/lekha-error.js'
import { errorTable } from '../errors/table.js'

async function refusedWith(error: LekhaError) {
  const { app, usage, metrics } = await testApp({
    tokens: {
      async check() {
        throw error
      },
    },
  })
  const headers = { token: 'x', 'content-type': 'application/json' }
  const response = await app.inject({ method: 'POST', url: echoUrl, headers, payload: goodBody })
  return { response, usage, metrics: await metrics.text() }
}

for (const [code, details] of [
  ['token_invalid', {}],
  ['token_expired', {}],
  ['token_wrong_environment', { token_environment: 'uat', environment: 'live' }],
] as const)
  test(`401: ${code}, in the operation's envelope, counted, without a usage record`, async () => {
    const { response, usage, metrics } = await refusedWith(new LekhaError(code, details))
    assert.equal(response.statusCode, 401)
    assert.equal(response.json().error_code, code)
    assert.equal(response.json().success, false)
    assert.equal(usage.records.length, 0)
    assert.match(metrics, new RegExp(`lekha_tokens_refused_total\\{code="${code}"\\} 1`))
  })

test('401: the header is missing', async () => {
  const { app } = await testApp()
  const response = await app.inject({ method: 'POST', url: echoUrl, payload: goodBody })
  assert.equal(response.statusCode, 401)
  assert.equal(response.json().error_code, 'token_missing')
  assert.equal(response.json().error_message, errorTable.token_missing.message)
})

test('401 comes before anything is made of the body', async () => {
  const { app } = await testApp({ config: { maxBodyBytes: 1000 } })
  const headers = { token: 'bad', 'content-type': 'text/plain' }
  const response = await app.inject({ method: 'POST', url: echoUrl, headers, payload: '{'.repeat(5000) })
  assert.equal(response.statusCode, 401)
})
