import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { Operation } from '../operations/operation.js'
import { Stages } from '../workers/stages.js'
import { type Executors, execute } from './execute.js'
import { hangUpSignal } from './hang-up.js'

export interface OperationRouteOptions extends Executors {
  readonly deadlineMs: number
  readonly admit: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
}

/** The route of one operation: let in, validate, prepare, run, answer. Whatever is thrown goes to the app's error handler. */
export function operationRoute(url: string, operation: Operation, options: OperationRouteOptions): RouteOptions {
  return {
    method: 'POST',
    url,
    schema: { body: operation.request },
    onRequest: options.admit,
    async handler(request, reply) {
      const { facts } = request
      const body = request.body as Parameters<Operation['prepare']>[0]
      const stages = new Stages()
      const prepared = await stages.time('prepare', async () => operation.prepare(body))
      facts.stages = stages.sums()
      facts.bytes = prepared.documents.reduce((sum, document) => sum + document.byteLength, 0)

      const signal = hangUpSignal(reply.raw)
      const report = await execute(operation, prepared, options, { signal, deadlineMs: options.deadlineMs })
      facts.stages = { ...facts.stages, ...report.stages }
      facts.pages = report.outcome.pages
      return operation.succeed(body, report.outcome.result)
    },
  }
}
