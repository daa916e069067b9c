import assert from 'node:assert/strict'
import { test } from 'node:test'
import { echoFailure, echoUrl, goodBody, goodHeaders, testApp } from '../../test/fakes/app.js'
import { echoOperation } from '../../test/fakes/echo-operation.js'
import { LekhaError } from '../errors/lekha-error.js'

const success = { uid: 'r-77', success: true, error_message: '', error_code: '', result: { bytes: 5 } }

test('a light operation is answered in its envelope', async () => {
  const { app, usage } = await testApp()
  const response = await app.inject({ method: 'POST', url: echoUrl, headers: goodHeaders, payload: goodBody })
  assert.equal(response.statusCode, 200)
  assert.deepEqual(response.json(), success)
  assert.match(String(response.headers['x-request-id']), /^[0-9a-f-]{36}$/)
  assert.match(String(response.headers['server-timing']), /^prepare;dur=[\d.]+, main;dur=[\d.]+, total;dur=[\d.]+$/)
  const { at, milliseconds, requestId, ...record } = usage.records[0]!
  assert.deepEqual(record, { operation: 'echo', tokenId: 't1', status: 200, code: '', bytes: 5, pages: 1 })
  assert.equal(requestId, response.headers['x-request-id'])
})

test('a heavy operation runs in the pool as plain data, with the deadline and a signal', async () => {
  const seen: unknown[] = []
  const { app } = await testApp({
    config: { deadlineMs: 1234 },
    operations: [echoOperation('heavy')],
    pool: {
      async run(job, { deadlineMs, signal }) {
        seen.push(job, deadlineMs, signal.aborted)
        return { outcome: { result: { bytes: 5 }, pages: 3 }, stages: { queue: 1, decode: 2 } }
      },
    },
  })
  const response = await app.inject({ method: 'POST', url: echoUrl, headers: goodHeaders, payload: goodBody })
  assert.deepEqual(response.json(), success)
  const prepared = { input: { blank: true }, documents: [Buffer.from('hello')] }
  assert.deepEqual(seen, [{ operation: 'echo', prepared }, 1234, false])
  assert.match(String(response.headers['server-timing']), /^prepare;dur=[\d.]+, queue;dur=1.0, decode;dur=2.0, total/)
})

test('a failure of the document keeps status 200, with the flag false and the code in the usage record', async () => {
  const work = async () => {
    throw new LekhaError('unreadable_image', { problem: 'the file ends early' })
  }
  const { app, usage } = await testApp({ operations: [echoOperation('light', work)] })
  const response = await app.inject({ method: 'POST', url: echoUrl, headers: goodHeaders, payload: goodBody })
  assert.equal(response.statusCode, 200)
  const message = 'The image cannot be read: the file ends early. Send the original file again.'
  assert.deepEqual(response.json(), echoFailure('unreadable_image', message, 'r-77'))
  assert.deepEqual([usage.records[0]!.status, usage.records[0]!.code], [200, 'unreadable_image'])
})

test('unknown fields are ignored, those that aim at a prototype too', async () => {
  const { app } = await testApp()
  const text = JSON.stringify({ ...goodBody, more: 1 })
  const payload = `${text.slice(0, -1)},"__proto__":{"success":false},"constructor":{"prototype":{"x":1}}}`
  const response = await app.inject({ method: 'POST', url: echoUrl, headers: goodHeaders, payload })
  assert.deepEqual(response.json(), success)
})

test('req_id comes back unchanged, whatever its characters', async () => {
  const { app } = await testApp()
  for (const req_id of ['1', ' a b ', 'चेक-१', '🧾'.repeat(256), '"\\\u0000<>']) {
    const payload = { ...goodBody, req_id }
    const response = await app.inject({ method: 'POST', url: echoUrl, headers: goodHeaders, payload })
    assert.equal(response.json().uid, req_id)
  }
})
