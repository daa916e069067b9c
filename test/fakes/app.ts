import { Writable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { Metrics } from '../../src/admin/metrics.js'
import { type Config, loadConfig } from '../../src/config/config.js'
import { LekhaError } from '../../src/errors/lekha-error.js'
import { type AppOptions, buildApp } from '../../src/http/app.js'
import { createLogger } from '../../src/http/logger.js'
import type { Grant, TokenChecker } from '../../src/tokens/grant.js'
import type { UsageRecord, UsageRecorder } from '../../src/usage/usage-record.js'
import type { PoolStatus, WorkerPool } from '../../src/workers/job.js'
import { echoOperation } from './echo-operation.js'

export const idlePool: PoolStatus = {
  workers: 2,
  ready: 2,
  busy: 0,
  queued: 0,
  queueSize: 50,
  replaced: { tasks: 0, memory: 0, deadline: 0, aborted: 0, died: 0 },
  residentBytes: [1000, 2000],
}

/** Takes the token "good" and refuses all else. */
export function fakeTokens(grant: Partial<Grant> = {}): TokenChecker {
  return {
    async check(presented) {
      if (presented === undefined) throw new LekhaError('token_missing')
      if (presented !== 'good') throw new LekhaError('token_invalid')
      return { tokenId: 't1', scopes: ['*'], ratePerMinute: null, dailyQuota: null, ...grant }
    },
  }
}

/** Keeps the records in memory. */
export function fakeUsage(): UsageRecorder & { readonly records: UsageRecord[] } {
  const records: UsageRecord[] = []
  return {
    records,
    record: (record) => void records.push(record),
    countSince: async (tokenId) => records.filter((record) => record.tokenId === tokenId).length,
    close: async () => {},
  }
}

export interface TestApp {
  readonly app: FastifyInstance
  readonly usage: ReturnType<typeof fakeUsage>
  readonly metrics: Metrics
  /** Everything that was logged. */
  readonly log: () => string
}

/** The public app with one operation, `echo`, and everything beside it faked; each part can be given. */
export async function testApp({
  config = {},
  pool = refuse,
  ...given
}: Omit<Partial<AppOptions>, 'config' | 'usage' | 'metrics'> & { config?: Partial<Config> } = {}): Promise<TestApp> {
  const usage = fakeUsage()
  const metrics = new Metrics(() => idlePool)
  const lines: string[] = []
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const app = await buildApp({
    config: { ...loadConfig({}), docsPage: false, ...config },
    operations: [echoOperation()],
    tokens: fakeTokens(),
    pool,
    lightTools: {},
    logger: createLogger({ logLevel: 'trace' }, stream),
    ...given,
    usage,
    metrics,
  })
  return { app, usage, metrics, log: () => lines.join('') }
}

const refuse: Pick<WorkerPool, 'run'> = {
  run: () => Promise.reject(new Error('this test gave no pool')),
}

export const echoUrl = '/api/v1/echo'
export const goodHeaders = { token: 'good', 'content-type': 'application/json' }
export const goodBody = { req_id: 'r-77', doc_type: 'image', blank: true, doc_base64: 'aGVsbG8=' }

/** What the operation answers when it fails. */
export const echoFailure = (code: string, message: string, uid = '') => ({
  uid,
  success: false,
  error_message: message,
  error_code: code,
  result: null,
})
