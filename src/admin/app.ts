import Fastify, { type FastifyInstance } from 'fastify'
import type { Metrics } from './metrics.js'
import { type ReadinessCheck, unreadyReasons } from './readiness.js'

export interface AdminAppOptions {
  readonly checks: readonly ReadinessCheck[]
  readonly metrics: Metrics
}

/** The operator's app, on a listener of its own: /livez, /readyz, /metrics. */
export function buildAdminApp({ checks, metrics }: AdminAppOptions): FastifyInstance {
  const app = Fastify({ logger: false, requestTimeout: 10_000 })

  // Only that the event loop turns: an orchestrator restarts the process when this stops answering.
  app.get('/livez', async () => ({ live: true }))

  app.get('/readyz', async (_request, reply) => {
    const reasons = await unreadyReasons(checks)
    const ready = Object.keys(reasons).length === 0
    return reply.code(ready ? 200 : 503).send({ ready, reasons })
  })

  app.get('/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.text()))
  return app
}
