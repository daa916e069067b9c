import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LekhaError } from '../errors/lekha-error.js'
import type { Operation } from '../operations/operation.js'
import { mayCall, type TokenChecker } from '../tokens/grant.js'
import type { DailyQuota } from './daily-quota.js'

export interface AdmissionOptions {
  readonly tokens: TokenChecker
  readonly quota: DailyQuota
  /** Requests a minute of a token that has no rate of its own; 0: unlimited. */
  readonly ratePerMinute: number
}

/**
 * The hook that lets a request in: token, scope, rate, daily quota. It runs before the body is read, so that a caller
 * without a token cannot make the service parse one. Needs `@fastify/rate-limit` on the app; all operations share a
 * token's rate.
 */
export function createAdmission(app: FastifyInstance, { tokens, quota, ratePerMinute }: AdmissionOptions) {
  const rateOf = (request: FastifyRequest) => request.facts.grant?.ratePerMinute ?? ratePerMinute
  const countRequest = app.createRateLimit({
    timeWindow: '1 minute',
    max: rateOf,
    keyGenerator: (request) => request.facts.grant!.tokenId,
    allowList: (request) => rateOf(request) === 0,
  })

  async function holdToRate(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const count = await countRequest(request)
    if (count.isAllowed) return
    reply.headers({
      'x-ratelimit-limit': count.max,
      'x-ratelimit-remaining': count.remaining,
      'x-ratelimit-reset': count.ttlInSeconds,
    })
    if (count.isExceeded) throw new LekhaError('rate_limited', { retry_after: Math.max(1, count.ttlInSeconds) })
  }

  async function holdToQuota(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const grant = request.facts.grant!
    if (grant.dailyQuota !== null) reply.headers({ 'x-quota-limit': grant.dailyQuota, 'x-quota-remaining': 0 })
    const remaining = await quota.enter(grant)
    // A caller that hung up meanwhile was recorded already, and nobody would count this request out again.
    if (reply.raw.closed) quota.leave(grant)
    else request.facts.entered = true
    if (remaining !== null) reply.header('x-quota-remaining', remaining)
  }

  return (operation: Operation) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      const header = request.headers.token
      const grant = await tokens.check(Array.isArray(header) ? header[0] : header)
      request.facts.grant = grant
      if (!mayCall(grant, operation.name)) throw new LekhaError('operation_forbidden', { operation: operation.name })
      await holdToRate(request, reply)
      await holdToQuota(request, reply)
    }
}
