import assert from 'node:assert/strict'
import { test } from 'node:test'
import { echoUrl, testApp } from '../../test/fakes/app.js'

test('431: headers over 16 KiB are answered in the general envelope', async (context) => {
  const { app } = await testApp()
  context.after(() => app.close())
  const base = await app.listen({ host: '127.0.0.1', port: 0 })
  const response = await fetch(base + echoUrl, { method: 'POST', headers: { token: 'a'.repeat(17_000) } })
  assert.equal(response.status, 431)
  const { error_code, success } = (await response.json()) as Record<string, unknown>
  assert.deepEqual([error_code, success], ['headers_too_large', false])
})
