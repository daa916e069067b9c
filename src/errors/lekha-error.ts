import { type ErrorCode, errorTable } from './table.js'

export type ErrorDetails = Record<string, string | number>

/** A failure that the caller is told about. Anything else that is thrown is `internal_error`. */
export class LekhaError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly details: ErrorDetails
  /** Seconds; sent as the header Retry-After. */
  readonly retryAfter: number | undefined

  constructor(code: ErrorCode, details: ErrorDetails = {}, options: { cause?: unknown } = {}) {
    super(fill(errorTable[code].message, details), options)
    this.name = 'LekhaError'
    this.code = code
    this.status = errorTable[code].status
    this.details = details
    this.retryAfter = typeof details.retry_after === 'number' ? details.retry_after : undefined
  }
}

/** Turns whatever was thrown into an error of the table; what is not ours becomes `internal_error` and keeps its cause. */
export function toLekhaError(thrown: unknown): LekhaError {
  return thrown instanceof LekhaError ? thrown : new LekhaError('internal_error', {}, { cause: thrown })
}

function fill(message: string, details: ErrorDetails): string {
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => String(details[name] ?? whole))
}
