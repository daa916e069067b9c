import { LekhaError, toLekhaError } from '../errors/lekha-error.js'
import type { Failure } from './messages.js'

/** Whatever an operation threw, as plain data for the pipe. */
export function describeFailure(thrown: unknown): Failure {
  const error = toLekhaError(thrown)
  return { code: error.code, details: error.details, fault: error.code === 'internal_error' ? placeOf(thrown) : null }
}

/** The same error on the other side. */
export function rebuildFailure({ code, details, fault }: Failure): LekhaError {
  if (fault === null) return new LekhaError(code, details)
  const cause = new Error('an operation failed in its worker')
  cause.stack = fault
  return new LekhaError(code, details, { cause })
}

/**
 * The kind of an error and the places it came through, without its message: messages of parsers and libraries quote what
 * they were given, and nothing of a document may reach the log.
 */
export function placeOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return `a thrown ${typeof thrown}`
  const places = (thrown.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  const cause = thrown.cause === undefined ? [] : [`caused by ${placeOf(thrown.cause)}`]
  return [thrown.name, ...places, ...cause].join('\n')
}
