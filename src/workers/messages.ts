import type { Config } from '../config/config.js'
import type { ErrorDetails } from '../errors/lekha-error.js'
import type { ErrorCode } from '../errors/table.js'
import type { Job, JobReport } from './job.js'

/** The settings that tools are made from: a worker is told these and no others, so it never holds a secret. */
export type ToolSettings = Pick<
  Config,
  | 'workerThreads'
  | 'maxDocumentBytes'
  | 'maxPixels'
  | 'maxPages'
  | 'pdfDpi'
  | 'photoPages'
  | 'maskAadhaar'
  | 'deadlineMs'
>

/** What the pool says to a worker. One job at a time: `abort` speaks of the one that runs. */
export type ToWorker =
  | { readonly kind: 'load'; readonly settings: ToolSettings }
  | { readonly kind: 'run'; readonly job: Job }
  | { readonly kind: 'abort' }

/** What a worker says to the pool. */
export type FromWorker =
  | { readonly kind: 'loaded'; readonly residentBytes: number }
  | { readonly kind: 'load_failed'; readonly problem: string }
  | { readonly kind: 'done'; readonly report: JobReport; readonly residentBytes: number }
  | { readonly kind: 'failed'; readonly failure: Failure; readonly residentBytes: number }

/** A LekhaError as plain data. `fault` says where an `internal_error` came from, for the log. */
export interface Failure {
  readonly code: ErrorCode
  readonly details: ErrorDetails
  readonly fault: string | null
}
