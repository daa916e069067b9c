import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chequeRequest } from './cheque-request.js'
import { withLekha } from './lekha-process.js'

const settings = {
  LEKHA_VERSION_PREFIX: 'bank/',
  LEKHA_ENDPOINT_NAMES: 'cheque=check',
  LEKHA_MAX_BODY_BYTES: '1000000',
  LEKHA_LOG_LEVEL: 'trace',
}

test('a deployment with its own addresses answers in the envelope, on success and on every failure of a request', () =>
  withLekha(async (start) => {
    const lekha = start(settings)
    const api = await lekha.api()
    const body = await chequeRequest()
    const { req_id, doc_base64 } = JSON.parse(body)
    const url = `${api}/api/bank/v1/check`
    const json = { token: lekha.token, 'content-type': 'application/json' }

    async function expectCode(status: number, code: string, request: RequestInit, uid = '') {
      const response = await fetch(url, { method: 'POST', headers: json, ...request })
      const envelope = (await response.json()) as Record<string, unknown>
      assert.deepEqual([response.status, envelope.error_code], [status, code])
      assert.deepEqual(Object.keys(envelope).sort(), ['error_code', 'error_message', 'result', 'success', 'uid'])
      assert.equal(envelope.uid, uid)
      assert.equal(envelope.success, code === '')
      assert.match(response.headers.get('x-request-id') ?? '', /^[0-9a-f-]{36}$/)
      assert.match(response.headers.get('server-timing') ?? '', /total;dur=/)
      return response
    }

    const good = { ...JSON.parse(body) }
    await expectCode(200, 'unsupported_format', { body: JSON.stringify({ ...good, doc_base64: 'aGVsbG8=' }) }, req_id)
    await expectCode(400, 'malformed_json', { body: '{' })
    await expectCode(401, 'token_missing', { body, headers: { 'content-type': 'application/json' } })
    await expectCode(401, 'token_invalid', { body, headers: { ...json, token: 'lk_live_x' } })
    await expectCode(413, 'body_too_large', { body: 'a'.repeat(1_000_001) })
    await expectCode(415, 'unsupported_media_type', { body, headers: { ...json, 'content-type': 'text/plain' } })
    await expectCode(422, 'invalid_request', { body: JSON.stringify({ ...good, blank_cheque: 'no' }) }, req_id)
    const wrongMethod = await expectCode(405, 'method_not_allowed', { method: 'PUT', body })
    assert.equal(wrongMethod.headers.get('allow'), 'POST')
    assert.equal((await fetch(`${api}/api/v1/cheque`, { method: 'POST', headers: json, body })).status, 404)

    // The last line is written after its answer; a process that has ended has written all.
    await lekha.stop()
    for (const secret of [lekha.token, doc_base64, 'aGVsbG8=', `"${req_id}"`]) assert.ok(!lekha.stderr.includes(secret))
    assert.equal(lekha.log.filter(({ msg }) => msg === 'request').length, 9)
  }))

test('the OpenAPI document follows the settings, and the page at /docs loads nothing from elsewhere', () =>
  withLekha(async (start) => {
    const api = await start(settings).api()
    const document = (await (await fetch(`${api}/openapi.json`)).json()) as { openapi: string; paths: object }
    assert.equal(document.openapi, '3.1.0')
    assert.ok('/api/bank/v1/check' in document.paths)
    const page = await (await fetch(`${api}/docs`)).text()
    for (const [, link] of page.matchAll(/(?:href|src)="([^"]+)"/g)) {
      assert.match(link!, /^\/docs\//)
      assert.equal((await fetch(api + link)).status, 200, link)
    }
  }))

test('an endpoint that does not exist cannot be renamed: the start says so', () =>
  withLekha(async (start) => {
    const lekha = start({ LEKHA_ENDPOINT_NAMES: 'check=cheque' })
    assert.notEqual((await lekha.exited).code, 0)
    assert.match(lekha.stderr, /LEKHA_ENDPOINT_NAMES names "check", which is no endpoint/)
  }))
