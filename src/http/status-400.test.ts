import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { test } from 'node:test'
import { echoFailure, echoUrl, goodHeaders, testApp } from '../../test/fakes/app.js'

const failure = echoFailure('malformed_json', 'The body is not valid JSON. Send one JSON object.')

for (const [what, payload] of [
  ['broken JSON', '{"req_id": "a", '],
  ['no JSON at all', 'hello'],
  ['an empty body', ''],
  ['blanks only', '  \n'],
] as const)
  test(`400: ${what}`, async () => {
    const { app } = await testApp()
    const response = await app.inject({ method: 'POST', url: echoUrl, headers: goodHeaders, payload })
    assert.equal(response.statusCode, 400)
    assert.deepEqual(response.json(), failure)
  })

test('400: an empty body without a content type', async () => {
  const { app } = await testApp()
  const response = await app.inject({ method: 'POST', url: echoUrl, headers: { token: 'good' } })
  assert.equal(response.statusCode, 400)
  assert.deepEqual(response.json(), failure)
})

const general = {
  req_id: '',
  success: false,
  error_code: 'malformed_http',
  error_message: 'The request is not valid HTTP.',
}

test('400: an address that cannot be decoded', async () => {
  const { app } = await testApp()
  const response = await app.inject({ method: 'GET', url: '/api/%zz' })
  assert.equal(response.statusCode, 400)
  assert.deepEqual(response.json(), general)
  assert.ok(response.headers['x-request-id'])
})

test('400: what is no HTTP is answered in the general envelope', async (context) => {
  const { app } = await testApp()
  context.after(() => app.close())
  const base = await app.listen({ host: '127.0.0.1', port: 0 })
  const answer = await new Promise<string>((resolve, reject) => {
    let text = ''
    const socket = connect(Number(new URL(base).port), '127.0.0.1', () => socket.write('not http at all\r\n\r\n'))
    socket.on('data', (chunk) => {
      text += chunk
    })
    socket.on('close', () => resolve(text))
    socket.on('error', reject)
  })
  assert.match(answer, /^HTTP\/1\.1 400 Bad Request\r\n/)
  assert.deepEqual(JSON.parse(answer.split('\r\n\r\n')[1]!), general)
})
