import type { Config } from '../config/config.js'
import { availableCores } from './cores.js'
import type { ToolSettings } from './messages.js'
import type { PoolLog, PoolOptions } from './pool.js'

/** The pool that the configuration asks for. */
export function poolOptions(config: Config, log: PoolLog): PoolOptions {
  return {
    size: poolSize(config),
    queueSize: config.queueSize,
    maxTasks: config.workerMaxTasks,
    maxResidentBytes: config.workerMaxResidentBytes,
    settings: toolSettings(config),
    log,
  }
}

/** Named one by one: a worker is sent no secret. */
export function toolSettings(config: Config): ToolSettings {
  const { maxDocumentBytes, maxPixels, maxPages, pdfDpi, photoPages, maskAadhaar, deadlineMs } = config
  const workerThreads = threadsOfWorker(config, availableCores())
  return { workerThreads, maxDocumentBytes, maxPixels, maxPages, pdfDpi, photoPages, maskAadhaar, deadlineMs }
}

/** Fewer workers than cores would leave cores idle: each then has its share of them. */
export function threadsOfWorker({ workers, workerThreads }: Pick<Config, 'workers' | 'workerThreads'>, cores: number) {
  return workerThreads || Math.max(1, Math.floor(cores / (workers || cores)))
}

/** Workers that the configuration asks for. */
export const poolSize = ({ workers }: Pick<Config, 'workers'>) => workers || availableCores()
