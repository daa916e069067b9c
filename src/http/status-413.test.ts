import assert from 'node:assert/strict'
import { test } from 'node:test'
import { echoFailure, echoUrl, goodBody, goodHeaders, testApp } from '../../test/fakes/app.js'

const failure = echoFailure(
  'body_too_large',
  'The body is larger than 1000 bytes. Send a smaller file, or raise LEKHA_MAX_BODY_BYTES.',
)

test('413: the body is over the limit', async () => {
  const { app } = await testApp({ config: { maxBodyBytes: 1000 } })
  const payload = { ...goodBody, doc_base64: 'a'.repeat(1000) }
  const response = await app.inject({ method: 'POST', url: echoUrl, headers: goodHeaders, payload })
  assert.equal(response.statusCode, 413)
  assert.deepEqual(response.json(), failure)
})

test('a body of exactly the limit is taken', async () => {
  const length = JSON.stringify(goodBody).length
  const { app } = await testApp({ config: { maxBodyBytes: length } })
  const response = await app.inject({ method: 'POST', url: echoUrl, headers: goodHeaders, payload: goodBody })
  assert.equal(response.statusCode, 200)
})

for (const [what, chunked] of [
  ['with its length', false],
  ['in chunks', true],
] as const)
  test(`413 reaches a caller that is still sending, ${what}, and the connection lives on`, async (context) => {
    const { app } = await testApp({ config: { maxBodyBytes: 1000 } })
    context.after(() => app.close())
    const base = await app.listen({ host: '127.0.0.1', port: 0 })
    const bytes = Buffer.alloc(20_000_000, 'a')
    const body = chunked ? new Blob([bytes]).stream() : bytes
    const init = { method: 'POST', headers: goodHeaders, body, duplex: 'half' }
    const response = await fetch(base + echoUrl, init as RequestInit)
    assert.equal(response.status, 413)
    assert.deepEqual(await response.json(), failure)
    const next = await fetch(base + echoUrl, { method: 'POST', headers: goodHeaders, body: JSON.stringify(goodBody) })
    assert.equal(next.status, 200)
  })
