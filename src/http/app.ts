import { randomUUID } from 'node:crypto'
import rateLimit from '@fastify/rate-limit'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import type { Logger } from 'pino'
import type { Metrics } from '../admin/metrics.js'
import type { Config } from '../config/config.js'
import { LekhaError } from '../errors/lekha-error.js'
import type { Operation } from '../operations/operation.js'
import type { Tools } from '../operations/tools.js'
import type { TokenChecker } from '../tokens/grant.js'
import type { UsageRecorder } from '../usage/usage-record.js'
import { placeOf } from '../workers/failure.js'
import type { WorkerPool } from '../workers/job.js'
import { poolSize } from '../workers/pool-options.js'
import { operationAddresses } from './address.js'
import { createAdmission } from './admission.js'
import { toCallerError } from './caller-error.js'
import { answerClientError } from './client-error.js'
import { DailyQuota } from './daily-quota.js'
import { registerDocsPage } from './docs-page.js'
import { openApiDocument } from './openapi.js'
import { operationRoute } from './operation-route.js'
import { createRequestRecorder } from './record-request.js'
import { renderFailure } from './render-failure.js'
import { newRequestFacts } from './request-facts.js'
import { serverTiming } from './server-timing.js'

export interface AppOptions {
  readonly config: Config
  // biome-ignore lint/suspicious/noExplicitAny: as in the registry
  readonly operations: readonly Operation<any, any, any, any>[]
  readonly tokens: TokenChecker
  readonly usage: UsageRecorder
  readonly pool: Pick<WorkerPool, 'run'>
  /** What light operations may ask for, loaded in this process. */
  readonly lightTools: Partial<Tools>
  readonly metrics: Metrics
  readonly logger: Logger
  /** True once the process was told to stop: every operation is answered shutting_down. */
  readonly draining?: () => boolean
}

/**
 * The public app. Its routes are made from the list of operations; it knows none by name.
 * @throws Error when the addresses that the configuration asks for do not fit the operations.
 */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config } = options
  const addresses = operationAddresses(options.operations, config)
  const quota = new DailyQuota(options.usage)
  const record = createRequestRecorder({ ...options, quota })
  const app = createFastify(config, options.logger)

  app.decorateRequest('facts')
  app.addHook('onRequest', async (request, reply) => {
    const operation = addresses.get(pathOf(request.url)) ?? null
    request.facts = newRequestFacts(operation)
    reply.header('x-request-id', request.id)
    // Fastify's onResponse is not called when the caller hangs up; the response closes in every case.
    reply.raw.once('close', () => record(request, reply))
    // Before the body is read: neither a wrong address nor a stopping service is worth parsing one.
    if (request.is404) throw noSuchRoute(app, pathOf(request.url))
    if (operation && options.draining?.()) throw new LekhaError('shutting_down', { retry_after: retrySeconds(config) })
  })
  app.addHook('onSend', async (request, reply, payload) => {
    const { operation, stages } = request.facts
    if (operation) reply.header('server-timing', serverTiming({ ...stages, total: reply.elapsedTime }))
    return payload
  })
  app.addHook('onResponse', async (request, reply) => record(request, reply))
  app.setErrorHandler((thrown, request, reply) => sendFailure(thrown, request, reply, config))

  await app.register(rateLimit, { global: false, cache: 100_000 })
  const admission = createAdmission(app, { tokens: options.tokens, quota, ratePerMinute: config.ratePerMinute })
  for (const [address, operation] of addresses)
    app.route(
      operationRoute(address, operation, {
        ...options,
        mostParts: poolSize(config),
        deadlineMs: config.deadlineMs,
        admit: admission(operation),
      }),
    )

  const document = openApiDocument(options.operations, config)
  app.get('/openapi.json', async () => document)
  if (config.docsPage) await registerDocsPage(app, document)
  return app
}

function createFastify(config: Config, logger: Logger): FastifyInstance {
  const app = Fastify({
    loggerInstance: logger as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    genReqId: () => randomUUID(),
    bodyLimit: config.maxBodyBytes,
    // Unknown fields are ignored, these too.
    onProtoPoisoning: 'remove',
    onConstructorPoisoning: 'remove',
    requestTimeout: config.uploadMs,
    // A connection is silent while its request is worked on, so it may be so for longer than the deadline.
    connectionTimeout: config.uploadMs + config.deadlineMs,
    // Fastify's own answer while closing is not in our envelope; `draining` takes its place.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true },
    ajv: {
      customOptions: {
        coerceTypes: false,
        removeAdditional: false,
        useDefaults: false,
        allErrors: false,
        verbose: true,
      },
    },
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, request, reply) => {
      request.facts = newRequestFacts(null)
      reply.header('x-request-id', request.id)
      sendFailure(error, request as FastifyRequest, reply as FastifyReply, config)
    },
  })
  app.removeContentTypeParser('text/plain')
  return app
}

function sendFailure(thrown: unknown, request: FastifyRequest, reply: FastifyReply, config: Config): FastifyReply {
  const error = toCallerError(thrown, { bodyLimit: config.maxBodyBytes, bodyIsEmpty: request.body === undefined })
  // When the caller has hung up, whatever was thrown followed from that.
  if (error.code === 'internal_error' && !reply.raw.destroyed)
    request.log.error({ fault: placeOf(error.cause) }, 'internal error')
  const failure = renderFailure(error, request.facts.operation, request.body)
  request.facts.code = error.code
  // Fastify closes the connection under a body that it did not read. The caller, still sending, would then see a broken
  // pipe in place of the answer; so the rest is read and dropped, for uploadMs at most.
  if (reply.hasHeader('connection')) reply.removeHeader('connection')
  return reply.code(failure.status).headers(failure.headers).send(failure.body)
}

function noSuchRoute(app: FastifyInstance, url: string): LekhaError {
  const allowed = ['GET', 'POST'].filter((method) => app.hasRoute({ method: method as 'GET' | 'POST', url }))
  return allowed.length
    ? new LekhaError('method_not_allowed', { allow: allowed.join(', ') })
    : new LekhaError('not_found')
}

/** Without the query and a trailing slash. */
function pathOf(url: string): string {
  const path = url.split('?', 1)[0]!
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}

/** By then this process has ended, or another one has taken its place. */
const retrySeconds = (config: Config) => Math.ceil(config.shutdownMs / 1000)
