import { type ChildProcess, fork } from 'node:child_process'
import { createInterface } from 'node:readline'
import { rebuildFailure } from './failure.js'
import type { Job, JobReport } from './job.js'
import type { FromWorker, ToolSettings, ToWorker } from './messages.js'
import type { ReplacementReason } from './staffing.js'

export interface WorkerOptions {
  /** The program of a worker: a module that calls `serveJobs`. */
  readonly entry: URL
  readonly settings: ToolSettings
  /** A worker that has not loaded by then is ended. */
  readonly loadTimeoutMs: number
  /** A worker that has not given up its job by then is ended. */
  readonly abortGraceMs: number
  /** Takes the lines that a worker (its libraries, in truth) prints. */
  onOutput(pid: number, line: string): void
}

/** The process ended under its job; the job itself may be innocent. */
export class WorkerDied extends Error {
  override readonly name = 'WorkerDied'
}

/**
 * One worker: a process of its own. A crash in native code or an end by force takes one request with it and nothing else,
 * all its memory is given back, and its memory can be measured and bounded by itself. A thread gives none of these, and to
 * end one inside a native call is not safe.
 */
export class WorkerProcess {
  state: 'loading' | 'idle' | 'busy' | 'ended' = 'loading'
  due: 'tasks' | 'memory' | null = null
  tasks = 0
  residentBytes = 0
  /** Why it was ended; `died` unless it was us. */
  endReason: ReplacementReason | null = 'died'
  /** Rejects with what was wrong when it cannot load or ends before it has. */
  readonly loaded: Promise<void>
  /** Resolves with how it ended, in words. */
  readonly ended: Promise<string>

  readonly #child: ChildProcess
  readonly #abortGraceMs: number
  #job: { resolve(report: JobReport): void; reject(error: Error): void } | null = null
  #killTimer: NodeJS.Timeout | undefined

  constructor(options: WorkerOptions) {
    this.#abortGraceMs = options.abortGraceMs
    this.#child = fork(options.entry, [], {
      serialization: 'advanced',
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: workerEnvironment(process.env, options.settings.workerThreads),
      execArgv: [],
    })
    const pid = this.#child.pid ?? 0
    for (const stream of [this.#child.stdout, this.#child.stderr])
      if (stream) createInterface({ input: stream }).on('line', (line) => options.onOutput(pid, line))
    this.ended = new Promise((resolve) => {
      this.#child.once('exit', (code, signal) => {
        const how = signal ? `ended by ${signal}` : `exited with ${code}`
        this.#onExit(how)
        resolve(how)
      })
      this.#child.on('error', (error) => {
        // Not started at all: no exit will come.
        if (this.#child.pid === undefined) resolve(error.message)
        this.#onExit(error.message)
      })
    })
    this.loaded = this.#load(options)
    this.#child.on('message', (message: FromWorker) => this.#onMessage(message))
    // Without its pipe a worker is of no use.
    this.#child.on('disconnect', () => this.#child.kill('SIGKILL'))
  }

  get pid(): number | undefined {
    return this.#child.pid
  }

  /** Rejects with the LekhaError of the operation, or with WorkerDied. */
  run(job: Job): Promise<JobReport> {
    this.state = 'busy'
    return new Promise((resolve, reject) => {
      this.#job = { resolve, reject }
      this.#tell({ kind: 'run', job })
    })
  }

  /** Asks it to give its job up, which costs nothing when it does, and ends it when it does not. */
  abort(reason: 'deadline' | 'aborted'): void {
    if (this.state !== 'busy' || this.#killTimer) return
    this.#tell({ kind: 'abort' })
    this.#killTimer = setTimeout(() => this.kill(reason), this.#abortGraceMs)
  }

  kill(reason: ReplacementReason | null): void {
    if (this.state === 'ended') return
    this.endReason = reason
    this.#child.kill('SIGKILL')
  }

  #load({ settings, loadTimeoutMs }: WorkerOptions): Promise<void> {
    const { promise, resolve, reject } = withResolvers<void>()
    const timer = setTimeout(() => {
      reject(new Error(`it did not load within ${loadTimeoutMs} ms`))
      this.kill('died')
    }, loadTimeoutMs)
    this.#child.on('message', (message: FromWorker) => {
      if (message.kind === 'loaded') resolve()
      if (message.kind !== 'load_failed') return
      reject(new Error(message.problem))
      this.kill('died')
    })
    void this.ended.then((how) => reject(new Error(`it ${how} while loading`)))
    this.#tell({ kind: 'load', settings })
    return promise.finally(() => clearTimeout(timer))
  }

  #onMessage(message: FromWorker): void {
    if (message.kind === 'load_failed' || this.state === 'ended') return
    this.residentBytes = message.residentBytes
    this.state = 'idle'
    if (message.kind === 'loaded') return
    this.tasks += 1
    clearTimeout(this.#killTimer)
    this.#killTimer = undefined
    const job = this.#job
    this.#job = null
    if (message.kind === 'done') job?.resolve(message.report)
    else job?.reject(rebuildFailure(message.failure))
  }

  #onExit(how: string): void {
    this.state = 'ended'
    clearTimeout(this.#killTimer)
    this.#job?.reject(new WorkerDied(`the worker ${how}`))
    this.#job = null
  }

  #tell(message: ToWorker): void {
    // A pipe that is broken means a process that is gone, and `exit` tells that.
    this.#child.send(message, () => {})
  }
}

/** What a worker inherits: no address of a store, one arena or two of malloc, and as many threads as it was given. */
function workerEnvironment(environment: NodeJS.ProcessEnv, threads: number): NodeJS.ProcessEnv {
  const { DATABASE_URL: _, ...rest } = environment
  return {
    ...rest,
    OMP_NUM_THREADS: String(threads),
    VIPS_CONCURRENCY: '1',
    // Should a later version of the runtime come in that reports its use; see engines/no-telemetry.test.ts.
    ORT_DISABLE_TELEMETRY: '1',
    // glibc opens up to 8 arenas a core, and what one frees another does not use.
    MALLOC_ARENA_MAX: rest.MALLOC_ARENA_MAX ?? '2',
  }
}

function withResolvers<T>() {
  let resolve!: (value: T) => void
  let reject!: (error: Error) => void
  const promise = new Promise<T>((onResolve, onReject) => {
    resolve = onResolve
    reject = onReject
  })
  return { promise, resolve, reject }
}
