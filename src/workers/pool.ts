import { performance } from 'node:perf_hooks'
import { LekhaError } from '../errors/lekha-error.js'
import type { Job, JobReport, PoolStatus, WorkerPool } from './job.js'
import type { ToolSettings } from './messages.js'
import { type Cancellation, PendingJob } from './pending-job.js'
import { dueReason, planStaffing, type ReplacementReason, restartDelay, retryAfter } from './staffing.js'
import { WorkerDied, WorkerProcess } from './worker-process.js'

export interface PoolOptions {
  readonly size: number
  /** Jobs that may wait besides those that run. */
  readonly queueSize: number
  /** 0: no limit. */
  readonly maxTasks: number
  /** 0: no limit. */
  readonly maxResidentBytes: number
  readonly settings: ToolSettings
  readonly log: PoolLog
  /** The program of a worker; tests give their own. */
  readonly entry?: URL
  readonly abortGraceMs?: number
  readonly loadTimeoutMs?: number
}

/** As much of a pino logger as the pool uses. */
export interface PoolLog {
  info(facts: object, message: string): void
  warn(facts: object, message: string): void
  error(facts: object, message: string): void
}

/** A job that kills two workers is taken to be the killer. */
const attempts = 2

/** Starts the workers at once; `ready()` tells when they have loaded. */
export function createWorkerPool(options: PoolOptions): WorkerPool {
  return new ProcessPool(options)
}

class ProcessPool implements WorkerPool {
  readonly #options: PoolOptions
  readonly #workers = new Set<WorkerProcess>()
  readonly #running = new Map<PendingJob, WorkerProcess>()
  readonly #replaced: Record<ReplacementReason, number> = { tasks: 0, memory: 0, deadline: 0, aborted: 0, died: 0 }
  readonly #ready: Promise<void>
  #queue: PendingJob[] = []
  #closing = false
  #loadFailures = 0
  #restartTimer: NodeJS.Timeout | undefined
  /** Running mean, for Retry-After. */
  #meanJobMs = 1000
  #onDrained: () => void = () => {}

  constructor(options: PoolOptions) {
    this.#options = options
    const first = Array.from({ length: options.size }, () => this.#start())
    this.#ready = Promise.all(first.map((worker) => worker.loaded)).then(
      () => {},
      (error: Error) => {
        throw new Error(`The workers could not be loaded: ${error.message}`)
      },
    )
    this.#ready.catch(() => this.close(0))
  }

  ready(): Promise<void> {
    return this.#ready
  }

  async run(job: Job, options: { signal: AbortSignal; deadlineMs: number }): Promise<JobReport> {
    options.signal.throwIfAborted()
    const retry = { retry_after: retryAfter(this.#queue.length, this.#options.size, this.#meanJobMs) }
    if (this.#closing) throw new LekhaError('shutting_down', retry)
    if (this.#queue.length >= this.#options.queueSize && !this.#idle()) throw new LekhaError('queue_full', retry)
    const pending = new PendingJob(job, options, (cancelled, reason) => {
      const error =
        reason === 'deadline'
          ? new LekhaError('deadline_exceeded', { limit: options.deadlineMs })
          : options.signal.reason
      this.#cancel(cancelled, reason, error)
    })
    this.#queue.push(pending)
    this.#dispatch()
    return pending.answer
  }

  status(): PoolStatus {
    const workers = [...this.#workers]
    return {
      workers: this.#options.size,
      ready: workers.filter(({ state }) => state === 'idle' || state === 'busy').length,
      busy: workers.filter(({ state }) => state === 'busy').length,
      queued: this.#queue.length,
      queueSize: this.#options.queueSize,
      replaced: { ...this.#replaced },
      residentBytes: workers.map(({ residentBytes }) => residentBytes),
    }
  }

  async close(timeoutMs: number): Promise<void> {
    this.#closing = true
    const drained = new Promise<void>((resolve) => {
      this.#onDrained = resolve
    })
    const timer = setTimeout(this.#onDrained, timeoutMs)
    this.#reportDrained()
    await drained
    clearTimeout(timer)
    clearTimeout(this.#restartTimer)
    const late = new LekhaError('shutting_down', { retry_after: 1 })
    for (const pending of [...this.#queue, ...this.#running.keys()]) pending.fail(late)
    this.#queue = []
    const workers = [...this.#workers]
    for (const worker of workers) worker.kill(null)
    await Promise.all(workers.map((worker) => worker.ended))
  }

  #dispatch(): void {
    while (this.#queue.length > 0) {
      const worker = this.#idle()
      if (!worker) return
      void this.#runOn(worker, this.#queue.shift()!)
    }
    this.#reportDrained()
  }

  /** One that stays, before one that is to be replaced. */
  #idle(): WorkerProcess | undefined {
    const idle = [...this.#workers].filter(({ state }) => state === 'idle')
    return idle.find(({ due }) => due === null) ?? idle[0]
  }

  async #runOn(worker: WorkerProcess, pending: PendingJob): Promise<void> {
    pending.begin()
    this.#running.set(pending, worker)
    const start = performance.now()
    try {
      pending.succeed(await worker.run(pending.job))
      this.#meanJobMs += (performance.now() - start - this.#meanJobMs) / 20
    } catch (error) {
      if (error instanceof WorkerDied) this.#onDeath(pending, error)
      else pending.fail(error)
    }
    this.#running.delete(pending)
    worker.due ??= dueReason(worker, this.#options)
    this.#restaff()
    this.#dispatch()
  }

  #onDeath(pending: PendingJob, error: WorkerDied): void {
    if (pending.settled) return
    pending.deaths += 1
    if (pending.deaths < attempts) this.#queue.unshift(pending)
    else pending.fail(new LekhaError('internal_error', {}, { cause: error }))
  }

  #cancel(pending: PendingJob, reason: Cancellation, error: unknown): void {
    pending.fail(error)
    this.#queue = this.#queue.filter((other) => other !== pending)
    this.#running.get(pending)?.abort(reason)
    this.#reportDrained()
  }

  /** Starts what is missing and ends what has served its time. */
  #restaff(): void {
    if (this.#closing && this.#running.size === 0 && this.#queue.length === 0) return
    const plan = planStaffing([...this.#workers].filter(isLive), this.#options.size)
    for (const worker of plan.retire) this.#retire(worker)
    if (plan.start === 0 || this.#restartTimer) return
    this.#restartTimer = setTimeout(() => {
      this.#restartTimer = undefined
      const { start } = planStaffing([...this.#workers].filter(isLive), this.#options.size)
      for (let count = 0; count < start; count++) this.#start()
    }, restartDelay(this.#loadFailures))
  }

  #retire(worker: WorkerProcess): void {
    this.#workers.delete(worker)
    worker.kill(worker.due)
  }

  #start(): WorkerProcess {
    const { entry, settings, abortGraceMs, loadTimeoutMs, log } = this.#options
    const worker = new WorkerProcess({
      entry: entry ?? new URL('./entry.js', import.meta.url),
      settings,
      abortGraceMs: abortGraceMs ?? 250,
      loadTimeoutMs: loadTimeoutMs ?? 120_000,
      onOutput: (pid, line) => log.warn({ worker: pid, line }, 'a worker printed'),
    })
    this.#workers.add(worker)
    worker.loaded.then(
      () => this.#onLoaded(worker),
      (error: Error) => this.#onLoadFailed(worker, error),
    )
    void worker.ended.then((how) => this.#onEnded(worker, how))
    return worker
  }

  #onLoaded(worker: WorkerProcess): void {
    this.#loadFailures = 0
    this.#options.log.info({ worker: worker.pid, residentBytes: worker.residentBytes }, 'a worker is ready')
    this.#dispatch()
    this.#restaff()
  }

  #onLoadFailed(worker: WorkerProcess, error: Error): void {
    if (this.#closing) return
    this.#loadFailures += 1
    const next = restartDelay(this.#loadFailures)
    this.#options.log.error({ worker: worker.pid, problem: error.message, nextTryMs: next }, 'a worker could not load')
  }

  #onEnded(worker: WorkerProcess, how: string): void {
    this.#workers.delete(worker)
    const reason = worker.endReason
    if (reason === null) return
    this.#replaced[reason] += 1
    this.#options.log[reason === 'died' ? 'error' : 'info']({ worker: worker.pid, reason, how }, 'a worker ended')
    this.#restaff()
  }

  #reportDrained(): void {
    if (this.#closing && this.#queue.length === 0 && this.#running.size === 0) this.#onDrained()
  }
}

type LiveWorker = WorkerProcess & { readonly state: Exclude<WorkerProcess['state'], 'ended'> }

const isLive = (worker: WorkerProcess): worker is LiveWorker => worker.state !== 'ended'
