import assert from 'node:assert/strict'
import { test } from 'node:test'
import { echoUrl, fakeTokens, goodBody, goodHeaders, testApp } from '../../test/fakes/app.js'
import type { Config } from '../config/config.js'
import type { Grant } from '../tokens/grant.js'

const withGrant = (grant: Partial<Grant>, config: Partial<Config> = {}) =>
  testApp({ tokens: fakeTokens(grant), config })
const post = ({ app }: Awaited<ReturnType<typeof testApp>>) =>
  app.inject({ method: 'POST', url: echoUrl, headers: goodHeaders, payload: goodBody })

test('429: the token is over its own rate', async () => {
  const app = await withGrant({ ratePerMinute: 2 })
  const first = await post(app)
  assert.equal(first.headers['x-ratelimit-limit'], '2')
  assert.equal(first.headers['x-ratelimit-remaining'], '1')
  assert.ok(Number(first.headers['x-ratelimit-reset']) > 0)
  await post(app)
  const third = await post(app)
  assert.equal(third.statusCode, 429)
  assert.equal(third.json().error_code, 'rate_limited')
  const seconds = Number(third.headers['retry-after'])
  assert.ok(seconds >= 1 && seconds <= 60)
  assert.equal(third.json().error_message, `Too many requests for this token. Try again in ${seconds} seconds.`)
  assert.equal(third.headers['x-ratelimit-remaining'], '0')
})

test("429: a token without a rate has the deployment's", async () => {
  const app = await withGrant({}, { ratePerMinute: 1 })
  assert.equal((await post(app)).statusCode, 200)
  assert.equal((await post(app)).statusCode, 429)
})

test('a rate of 0 is unlimited', async () => {
  const app = await withGrant({}, { ratePerMinute: 0 })
  for (let count = 0; count < 5; count++) {
    const response = await post(app)
    assert.equal(response.statusCode, 200)
    assert.equal(response.headers['x-ratelimit-limit'], undefined)
  }
})

test('429: the daily quota is used up, also by requests that are sent at once', async () => {
  const app = await withGrant({ dailyQuota: 3 })
  const responses = await Promise.all(Array.from({ length: 8 }, () => post(app)))
  const answered = responses.filter((response) => response.statusCode === 200)
  const refused = responses.filter((response) => response.statusCode === 429)
  assert.deepEqual([answered.length, refused.length], [3, 5])
  assert.equal(refused[0]!.json().error_code, 'quota_exhausted')
  assert.equal(refused[0]!.headers['x-quota-remaining'], '0')
  const seconds = Number(refused[0]!.headers['retry-after'])
  assert.ok(seconds >= 1 && seconds <= 86_400)
  assert.equal(answered[0]!.headers['x-quota-limit'], '3')
})

test('the tokens of two callers do not share a rate', async () => {
  const grant = { scopes: ['*'], ratePerMinute: 1, dailyQuota: null }
  const app = await testApp({ tokens: { check: async (token) => ({ ...grant, tokenId: String(token) }) } })
  for (const token of ['a', 'b']) {
    const headers = { ...goodHeaders, token }
    const response = await app.app.inject({ method: 'POST', url: echoUrl, headers, payload: goodBody })
    assert.equal(response.statusCode, 200)
  }
})
