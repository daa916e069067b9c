import assert from 'node:assert/strict'
import { test } from 'node:test'
import { echoUrl, testApp } from '../../test/fakes/app.js'

const token = 'lk_live_thesecret'
const req_id = 'caller-id-4711'
const document = 'QUNDT1VOVCAxMjM0NQ=='

test('one line a request, at any level: figures only, nothing of token, id or document', async () => {
  const grant = { tokenId: 't1', scopes: ['*'], ratePerMinute: null, dailyQuota: null }
  const { app, log, usage, metrics } = await testApp({ tokens: { check: async () => grant } })
  const headers = { token, 'content-type': 'application/json' }
  const good = { req_id, doc_type: 'image', blank: false, doc_base64: document }
  const url = `${echoUrl}?token=${token}&req_id=${req_id}`
  const bodies = [
    JSON.stringify(good),
    JSON.stringify({ ...good, blank: document }),
    `{"req_id":"${req_id}",${document}`,
  ]
  for (const payload of bodies) await app.inject({ method: 'POST', url, headers, payload })
  await app.inject({ method: 'GET', url: `/${req_id}/${token}`, headers })

  const lines = log().trim().split('\n')
  assert.equal(lines.length, 4)
  const { time, request_id, ms, ...line } = JSON.parse(lines[0]!)
  assert.deepEqual(line, { level: 30, operation: 'echo', status: 200, code: '', bytes: 13, pages: 1, msg: 'request' })
  assert.deepEqual([typeof time, typeof request_id, typeof ms], ['string', 'string', 'number'])
  assert.deepEqual(
    lines.map((text) => JSON.parse(text).code),
    ['', 'invalid_request', 'malformed_json', 'not_found'],
  )
  const everything = log() + JSON.stringify(usage.records) + (await metrics.text())
  for (const secret of [token, req_id, document, 'ACCOUNT 12345']) assert.ok(!everything.includes(secret), secret)
})
