import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LekhaError } from '../errors/lekha-error.js'
import { DailyQuota } from './daily-quota.js'

const grant = { tokenId: 't', scopes: ['*'], ratePerMinute: null, dailyQuota: 2 }
const noon = Date.UTC(2026, 2, 5, 12)

test('stored and running requests count together, since midnight UTC', async () => {
  const asked: unknown[] = []
  const usage = {
    async countSince(tokenId: string, since: Date) {
      asked.push(tokenId, since.toISOString())
      return 1
    },
  }
  const quota = new DailyQuota(usage, () => noon)
  assert.equal(await quota.enter(grant), 0)
  assert.deepEqual(asked, ['t', '2026-03-05T00:00:00.000Z'])
  await assert.rejects(quota.enter(grant), (error) => {
    assert.ok(error instanceof LekhaError)
    assert.deepEqual([error.code, error.retryAfter], ['quota_exhausted', 12 * 3600])
    return true
  })
  quota.leave(grant)
  assert.equal(await quota.enter(grant), 0)
})

test('a count that fails holds nothing', async () => {
  let fails = true
  const usage = {
    async countSince() {
      if (fails) throw new Error('no store')
      return 1
    },
  }
  const quota = new DailyQuota(usage, () => noon)
  await assert.rejects(quota.enter(grant))
  fails = false
  assert.equal(await quota.enter(grant), 0)
})
