import type { Config } from '../config/config.js'
import { availableCores } from './cores.js'
import type { ToolSettings } from './messages.js'
import type { PoolLog, PoolOptions } from './pool.js'

/** The pool that the configuration asks for. */
export function poolOptions(config: Config, log: PoolLog): PoolOptions {
  return {
    size: config.workers || availableCores(),
    queueSize: config.queueSize,
    maxTasks: config.workerMaxTasks,
    maxResidentBytes: config.workerMaxResidentBytes,
    settings: toolSettings(config),
    log,
  }
}

/** Named one by one: a worker is sent no secret. */
export function toolSettings(config: Config): ToolSettings {
  const { workerThreads, maxDocumentBytes, maxPixels, maxPages, pdfDpi, deadlineMs } = config
  return { workerThreads, maxDocumentBytes, maxPixels, maxPages, pdfDpi, deadlineMs }
}
