import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { chequeRequest, postCheque } from './cheque-request.js'
import { withLekha } from './lekha-process.js'

test('more requests than workers and queue can take are all answered, with 200 or 503', () =>
  withLekha(async (start) => {
    const lekha = start({ LEKHA_QUEUE_SIZE: '3' })
    const api = await lekha.api()
    const body = await chequeRequest()
    const answers = await Promise.all(Array.from({ length: 40 }, () => postCheque(api, lekha.token, body)))
    const refused = answers.filter(({ status }) => status === 503)
    assert.equal(answers.filter(({ status }) => status === 200).length + refused.length, 40)
    assert.ok(answers.length - refused.length >= 4, 'one runs and three wait')
    assert.ok(refused.length > 0)
    for (const { retryAfter, envelope } of refused) {
      assert.equal(envelope.error_code, 'queue_full')
      assert.equal(envelope.uid, 'r-1')
      assert.equal(envelope.success, false)
      assert.ok(Number(retryAfter) >= 1)
    }
    assert.equal((await postCheque(api, lekha.token, body)).status, 200)
  }))

test('callers that hang up leave nothing behind', () =>
  withLekha(async (start) => {
    const lekha = start({ LEKHA_QUEUE_SIZE: '5' })
    const api = await lekha.api()
    const body = await chequeRequest()
    const gone = Array.from({ length: 5 }, () => postCheque(api, lekha.token, body, AbortSignal.timeout(20)))
    await Promise.allSettled(gone)
    assert.equal((await postCheque(api, lekha.token, body)).status, 200)
    while (!/^lekha_queue_depth 0$/m.test(await (await fetch(`${await lekha.admin()}/metrics`)).text())) await wait(10)
  }))

test('a request that is late is answered 504 and the next one is served', () =>
  withLekha(async (start) => {
    const lekha = start({ LEKHA_DEADLINE_MS: '1' })
    const api = await lekha.api()
    const body = await chequeRequest()
    const late = await postCheque(api, lekha.token, body)
    assert.equal(late.status, 504)
    assert.equal(late.envelope.error_code, 'deadline_exceeded')
    assert.equal((await postCheque(api, lekha.token, '{"req_id": ""}')).status, 422)
  }))
