import { destination, type Logger } from 'pino'
import { buildAdminApp } from './admin/app.js'
import { Metrics } from './admin/metrics.js'
import { modelsLoaded, notDraining, queueHasRoom, storeReachable } from './admin/readiness.js'
import type { Config } from './config/config.js'
import { buildApp } from './http/app.js'
import { followConnections } from './http/connections.js'
import { listen } from './http/listen.js'
import { createLogger } from './http/logger.js'
import { operations } from './operations/registry.js'
import { exitOnFault, Shutdown, shutDownOnSignals } from './shutdown.js'
import { openStore } from './store/open-store.js'
import { ensureFirstToken } from './tokens/first-token.js'
import { createTokenService } from './tokens/token-service.js'
import { createUsageRecorder } from './usage/usage-recorder.js'
import { createWorkerPool } from './workers/pool.js'
import { poolOptions, toolSettings } from './workers/pool-options.js'
import { loadTools, toolsOf } from './workers/toolbox.js'

/**
 * Runs the service until it is told to stop.
 * @throws Error that says what to do when it cannot start; what was opened by then is closed again.
 */
export async function serve(config: Config): Promise<void> {
  // On standard error: standard output is for the first token. At once: the last line explains the end.
  const logger = createLogger(config, destination({ dest: 2, sync: true }))
  const shutdown = new Shutdown(logger)
  exitOnFault(logger)
  shutDownOnSignals(shutdown, logger)
  try {
    await start(config, logger, shutdown)
  } catch (error) {
    await shutdown.run()
    throw error
  }
}

/** Opens one thing after the other and says how each is closed. The API opens last, when requests can be served. */
async function start(config: Config, logger: Logger, shutdown: Shutdown): Promise<void> {
  const store = await openStore(config)
  shutdown.add('store', closeMs, () => store.close())
  const tokens = createTokenService(store, config)
  await ensureFirstToken(tokens)

  const usage = createUsageRecorder(store, { log: logger })
  shutdown.add('usage records', closeMs, () => usage.close())

  const pool = createWorkerPool(poolOptions(config, logger))
  shutdown.add('workers', closeMs, () => pool.close(0))

  let draining = false
  const metrics = new Metrics(() => pool.status())
  const checks = [
    modelsLoaded(pool),
    storeReachable(() => store.ping()),
    queueHasRoom(pool),
    notDraining(() => draining),
  ]
  const admin = buildAdminApp({ checks, metrics })
  shutdown.add('admin listener', closeMs, () => admin.close())
  const adminAddress = await listen(admin, { host: config.adminHost, port: config.adminPort }, 'LEKHA_ADMIN_PORT')
  logger.info({ address: adminAddress }, 'the admin listener is open')

  await pool.ready()
  const lightTools = await loadTools(toolsOf(operations, 'light'), toolSettings(config))
  const app = await buildApp({
    config,
    operations,
    tokens,
    usage,
    pool,
    lightTools,
    metrics,
    logger,
    draining: () => draining,
  })
  const closeConnections = followConnections(app.server)
  shutdown.add('requests', config.shutdownMs, () => {
    closeConnections()
    return app.close()
  })
  shutdown.add('readiness', closeMs, () => {
    draining = true
  })
  const address = await listen(app, config, 'PORT')
  logger.info({ address, workers: pool.status().workers }, 'the API is open')
}

/** Of each phase but the running requests, which have LEKHA_SHUTDOWN_MS. */
const closeMs = 10_000
