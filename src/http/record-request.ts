import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Metrics } from '../admin/metrics.js'
import type { UsageRecorder } from '../usage/usage-record.js'
import type { DailyQuota } from './daily-quota.js'

/** A caller that hung up sees no answer, so this is no code of the error table; 499 is what proxies log for it. */
const hungUp = { status: 499, code: 'client_closed_request' }

export interface Recorders {
  readonly usage: Pick<UsageRecorder, 'record'>
  readonly metrics: Metrics
  readonly quota: DailyQuota
}

/** Records a request once, however often it is told that the request is over. */
export function createRequestRecorder(recorders: Recorders): (request: FastifyRequest, reply: FastifyReply) => void {
  const recorded = new WeakSet<FastifyRequest>()
  return (request, reply) => {
    if (recorded.has(request)) return
    recorded.add(request)
    recordRequest(request, reply, recorders)
  }
}

/** After the answer: one log line, the metrics and the usage record. Nothing of the request's content is in them. */
function recordRequest(request: FastifyRequest, reply: FastifyReply, recorders: Recorders): void {
  const { operation, grant, entered, bytes, pages, stages } = request.facts
  const milliseconds = Math.round(reply.elapsedTime * 10) / 10
  const { status, code } = reply.raw.writableEnded ? { status: reply.statusCode, code: request.facts.code } : hungUp

  const line = { operation: operation?.name ?? null, status, code, ms: milliseconds, bytes, pages }
  if (status >= 500) request.log.error(line, 'request')
  else request.log.info(line, 'request')

  recorders.metrics.countRequest(operation?.name ?? null, status, code, milliseconds / 1000)
  if (operation) recorders.metrics.observeStages(operation.name, stages)
  if (status === 401) recorders.metrics.countRefusedToken(code)

  if (!operation || !grant) return
  recorders.usage.record({
    requestId: request.id,
    at: new Date(),
    operation: operation.name,
    tokenId: grant.tokenId,
    status,
    code,
    milliseconds,
    bytes,
    pages,
  })
  if (entered) recorders.quota.leave(grant)
}
