import { performance } from 'node:perf_hooks'
import type { Job, JobReport } from './job.js'

/** Why a job was given up before it was done. */
export type Cancellation = 'deadline' | 'aborted'

/** A job between the moment it is taken and the moment it is answered: settled exactly once. */
export class PendingJob {
  readonly answer: Promise<JobReport>
  /** How many workers died under it. */
  deaths = 0
  settled = false

  readonly #taken = performance.now()
  #queueMs = 0
  #resolve!: (report: JobReport) => void
  #reject!: (error: unknown) => void
  readonly #cleanUp: () => void

  /** `onCancel` is called once, when the deadline passes or the signal is aborted before the job is settled. */
  constructor(
    readonly job: Job,
    options: { signal: AbortSignal; deadlineMs: number },
    onCancel: (pending: PendingJob, reason: Cancellation) => void,
  ) {
    this.answer = new Promise((resolve, reject) => {
      this.#resolve = resolve
      this.#reject = reject
    })
    const onAbort = () => onCancel(this, 'aborted')
    const timer = setTimeout(() => onCancel(this, 'deadline'), options.deadlineMs)
    options.signal.addEventListener('abort', onAbort, { once: true })
    this.#cleanUp = () => {
      clearTimeout(timer)
      options.signal.removeEventListener('abort', onAbort)
    }
  }

  /** A worker takes it now: what came before was waiting. */
  begin(): void {
    this.#queueMs = performance.now() - this.#taken
  }

  succeed(report: JobReport): void {
    if (!this.#settle()) return
    this.#resolve({ ...report, stages: { queue: this.#queueMs, ...report.stages } })
  }

  fail(error: unknown): void {
    if (this.#settle()) this.#reject(error)
  }

  #settle(): boolean {
    if (this.settled) return false
    this.settled = true
    this.#cleanUp()
    return true
  }
}
