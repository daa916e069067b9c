import { type DestinationStream, type Logger, pino } from 'pino'
import type { Config } from '../config/config.js'

/** Structured log, one JSON object a line. Nothing of a request but its id and figures is ever given to it. */
export function createLogger(config: Pick<Config, 'logLevel'>, stream?: DestinationStream): Logger {
  const options = { level: config.logLevel, base: undefined, timestamp: pino.stdTimeFunctions.isoTime }
  return stream ? pino(options, stream) : pino(options)
}
