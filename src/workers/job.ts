import type { Outcome, Prepared } from '../operations/operation.js'

/** A unit of heavy work. It knows nothing of threads or processes: plain data that could travel to another machine. */
export interface Job {
  /** Name of the operation in the registry. */
  readonly operation: string
  readonly prepared: Prepared<unknown>
}

export interface JobReport {
  readonly outcome: Outcome<unknown>
  /** Milliseconds by stage, in the order in which the stages began; the pool adds `queue` first. */
  readonly stages: Readonly<Record<string, number>>
}

/**
 * Runs jobs in worker processes, one at a time each, behind a bounded queue.
 * `run` rejects with LekhaError: `queue_full` at once, `shutting_down`, `deadline_exceeded`, whatever the operation threw,
 * and `internal_error` when the worker died twice under the job. An aborted signal rejects with its reason; in both
 * cases the work is really ended.
 */
export interface WorkerPool {
  run(job: Job, options: { signal: AbortSignal; deadlineMs: number }): Promise<JobReport>
  /** Resolves when every worker has loaded its tools. */
  ready(): Promise<void>
  status(): PoolStatus
  /** Takes no more jobs, finishes those taken, ends the workers; after `timeoutMs` they are ended as they are. */
  close(timeoutMs: number): Promise<void>
}

export interface PoolStatus {
  readonly workers: number
  readonly ready: number
  readonly busy: number
  readonly queued: number
  readonly queueSize: number
  /** Workers replaced since the start, by reason. */
  readonly replaced: Readonly<Record<'tasks' | 'memory' | 'deadline' | 'aborted' | 'died', number>>
  /** Resident bytes of each worker, as it last said. */
  readonly residentBytes: readonly number[]
}
