import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { testStores, withStore } from '../../test/stores.js'
import type { Store } from '../store/store.js'
import type { UsageRecord } from './usage-record.js'
import { createUsageRecorder } from './usage-recorder.js'
import { lastUsed, reportUsage } from './usage-report.js'

const DAY_MS = 86_400_000
const MIDNIGHT = new Date('2030-01-15T00:00:00Z')
const NEXT_MIDNIGHT = new Date(MIDNIGHT.getTime() + DAY_MS)

/** Long enough that the timer never writes within a test: rows are stored by a full batch or by `close`. */
const NEVER_MS = 3_600_000

const record = (changes: Partial<UsageRecord> = {}): UsageRecord => ({
  requestId: 'r-1',
  at: new Date('2030-01-15T12:00:00Z'),
  operation: 'cheque',
  tokenId: 'token-a',
  status: 200,
  code: '',
  milliseconds: 12.5,
  bytes: 1_000,
  pages: 1,
  ...changes,
})

const storedRows = async (store: Store) => store.db.selectFrom('usage').selectAll().orderBy('id').execute()

for (const kind of testStores)
  describe(`usage records on ${kind.name}`, () => {
    it('are all stored when the recorder is closed, each with what was recorded', () =>
      withStore(kind, async (store) => {
        const usage = createUsageRecorder(store, { flushMs: NEVER_MS })
        for (let index = 0; index < 1_234; index += 1) usage.record(record({ requestId: `r-${index}` }))
        await usage.close()
        const rows = await storedRows(store)
        assert.equal(new Set(rows.map((row) => row.request_id)).size, 1_234)
        const { id, ...first } = rows[0]!
        assert.deepEqual(first, {
          at: Date.parse('2030-01-15T12:00:00Z'),
          request_id: 'r-0',
          operation: 'cheque',
          token_id: 'token-a',
          status: 200,
          code: '',
          milliseconds: 12.5,
          bytes: 1_000,
          pages: 1,
        })
      }))

    it('are stored by themselves while the service runs', () =>
      withStore(kind, async (store) => {
        const usage = createUsageRecorder(store, { flushMs: 1 })
        usage.record(record())
        while ((await storedRows(store)).length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
        await usage.close()
        assert.equal((await storedRows(store)).length, 1)
      }))

    it('count towards a quota before they are stored, after, and in a new process', () =>
      withStore(kind, async (store) => {
        const usage = createUsageRecorder(store, { flushMs: NEVER_MS })
        for (let index = 0; index < 3; index += 1) usage.record(record())
        assert.equal(await usage.countSince('token-a', MIDNIGHT), 3)
        usage.record(record())
        assert.equal(await usage.countSince('token-a', MIDNIGHT), 4)
        assert.equal(await usage.countSince('token-b', MIDNIGHT), 0)
        await usage.close()
        assert.equal(await usage.countSince('token-a', MIDNIGHT), 4)
        const next = createUsageRecorder(store, { flushMs: NEVER_MS })
        next.record(record())
        assert.equal(await next.countSince('token-a', MIDNIGHT), 5)
        await next.close()
      }))

    it('neither lose nor double a request that is counted while a batch is written', () =>
      withStore(kind, async (store) => {
        const usage = createUsageRecorder(store, { flushMs: NEVER_MS })
        const counting: Promise<number>[] = []
        for (let index = 0; index < 350; index += 1) {
          usage.record(record())
          // Another moment each time asks the store anew.
          if (index % 50 === 0) counting.push(usage.countSince('token-a', new Date(MIDNIGHT.getTime() + index)))
        }
        await Promise.all(counting)
        assert.equal(await usage.countSince('token-a', MIDNIGHT), 350)
        await usage.close()
        assert.equal((await storedRows(store)).length, 350)
      }))

    it('begin a new count at midnight UTC', () =>
      withStore(kind, async (store) => {
        const usage = createUsageRecorder(store, { flushMs: NEVER_MS })
        usage.record(record({ at: new Date(NEXT_MIDNIGHT.getTime() - 1) }))
        assert.equal(await usage.countSince('token-a', MIDNIGHT), 1)
        usage.record(record({ at: NEXT_MIDNIGHT }))
        assert.equal(await usage.countSince('token-a', NEXT_MIDNIGHT), 1)
        // A request that was taken before midnight and recorded after it belongs to its own day.
        usage.record(record({ at: new Date(NEXT_MIDNIGHT.getTime() - 1) }))
        assert.equal(await usage.countSince('token-a', NEXT_MIDNIGHT), 1)
        await usage.close()
      }))

    it('count only requests that reached processing', () =>
      withStore(kind, async (store) => {
        const usage = createUsageRecorder(store, { flushMs: NEVER_MS })
        await usage.countSince('token-a', MIDNIGHT)
        usage.record(record())
        usage.record(record({ code: 'no_cheque_found' }))
        for (const status of [422, 429, 500, 503]) usage.record(record({ status, code: 'x' }))
        assert.equal(await usage.countSince('token-a', MIDNIGHT), 2)
        await usage.close()
        assert.equal(await createUsageRecorder(store, { flushMs: NEVER_MS }).countSince('token-a', MIDNIGHT), 2)
      }))

    it('see what another process counted once the count is refreshed', () =>
      withStore(kind, async (store) => {
        let now = MIDNIGHT.getTime()
        const here = createUsageRecorder(store, { flushMs: NEVER_MS, refreshMs: 10_000, now: () => now })
        const there = createUsageRecorder(store, { flushMs: NEVER_MS })
        assert.equal(await here.countSince('token-a', MIDNIGHT), 0)
        there.record(record())
        await there.close()
        now += 9_999
        assert.equal(await here.countSince('token-a', MIDNIGHT), 0)
        now += 1
        // This one starts the reading and does not wait for it.
        await here.countSince('token-a', MIDNIGHT)
        await here.close()
        assert.equal(await here.countSince('token-a', MIDNIGHT), 1)
      }))

    it('are reported by day, token and operation', () =>
      withStore(kind, async (store) => {
        const usage = createUsageRecorder(store, { flushMs: NEVER_MS })
        usage.record(record({ milliseconds: 10 }))
        usage.record(record({ milliseconds: 20, code: 'no_cheque_found' }))
        usage.record(record({ milliseconds: 30, status: 429, code: 'rate_limited', bytes: 0, pages: 0 }))
        usage.record(record({ milliseconds: 40, status: 504, code: 'deadline_exceeded', pages: 0 }))
        usage.record(record({ tokenId: 'token-b', at: NEXT_MIDNIGHT, bytes: 5_000_000_000 }))
        await usage.close()
        const day = { token_id: 'token-a', operation: 'cheque', day: '2030-01-15' }
        const a = {
          ...day,
          requests: 4,
          succeeded: 1,
          unsuccessful: 1,
          refused: 1,
          failed: 1,
          pages: 2,
          bytes: 3_000,
          mean_ms: 25,
        }
        const b = {
          ...day,
          token_id: 'token-b',
          day: '2030-01-16',
          requests: 1,
          succeeded: 1,
          unsuccessful: 0,
          refused: 0,
          failed: 0,
          pages: 1,
          bytes: 5_000_000_000,
          mean_ms: 12.5,
        }
        assert.deepEqual(await reportUsage(store.db, { since: MIDNIGHT }), [b, a])
        assert.deepEqual(await reportUsage(store.db, { since: MIDNIGHT, tokenId: 'token-a' }), [a])
        assert.deepEqual(await reportUsage(store.db, { since: NEXT_MIDNIGHT, tokenId: 'token-a' }), [])
        assert.deepEqual(await lastUsed(store.db, 'token-b'), NEXT_MIDNIGHT)
        assert.equal(await lastUsed(store.db, 'nobody'), null)
      }))
  })

for (const kind of testStores)
  describe(`usage records while ${kind.name} is down`, () => {
    /** Renames the table away and back: to the recorder the store fails, then works again. */
    const renamed = (store: Store, from: string, to: string) => store.db.schema.alterTable(from).renameTo(to).execute()

    it('wait and are stored when it is back', () =>
      withStore(kind, async (store) => {
        const warnings: string[] = []
        const log = { warn: (_: object, message: string) => warnings.push(message), error: assert.fail }
        const usage = createUsageRecorder(store, { flushMs: 1, log })
        await renamed(store, 'usage', 'usage_away')
        for (let index = 0; index < 150; index += 1) usage.record(record())
        while (!warnings.length) await new Promise((resolve) => setTimeout(resolve, 5))
        await renamed(store, 'usage_away', 'usage')
        await usage.close()
        assert.equal((await storedRows(store)).length, 150)
        assert.match(warnings[0]!, /wait in memory/)
      }))

    it('are given up in the end, and the log says how many', () =>
      withStore(kind, async (store) => {
        const losses: object[] = []
        const log = { warn: () => {}, error: (details: object) => losses.push(details) }
        const usage = createUsageRecorder(store, { flushMs: NEVER_MS, closeMs: 0, log })
        await renamed(store, 'usage', 'usage_away')
        for (let index = 0; index < 7; index += 1) usage.record(record())
        await usage.close()
        assert.equal((losses as { lost: number }[])[0]!.lost, 7)
      }))
  })
