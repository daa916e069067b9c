import { performance } from 'node:perf_hooks'
import { placeOf } from './workers/failure.js'

export interface ShutdownLog {
  info(facts: object, message: string): void
  error(facts: object, message: string): void
}

interface Phase {
  readonly name: string
  readonly limitMs: number
  close(): Promise<void> | void
}

/**
 * Closes what was opened, the last first: each phase within its own limit, and whatever happens to it the next one
 * follows. What opens something adds its phase at once, so a start that fails half way closes what there is.
 */
export class Shutdown {
  readonly #phases: Phase[] = []
  readonly #log: ShutdownLog
  #run: Promise<boolean> | null = null

  constructor(log: ShutdownLog) {
    this.#log = log
  }

  add(name: string, limitMs: number, close: Phase['close']): void {
    this.#phases.push({ name, limitMs, close })
  }

  /** Resolves with whether every phase closed cleanly. A second call waits for the first. */
  run(): Promise<boolean> {
    this.#run ??= this.#closeAll()
    return this.#run
  }

  async #closeAll(): Promise<boolean> {
    let clean = true
    for (const phase of this.#phases.toReversed()) clean = (await this.#close(phase)) && clean
    return clean
  }

  async #close({ name, limitMs, close }: Phase): Promise<boolean> {
    const start = performance.now()
    const milliseconds = () => Math.round(performance.now() - start)
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`it took longer than ${limitMs} ms`)), limitMs)
    })
    try {
      await Promise.race([close(), late])
      this.#log.info({ phase: name, ms: milliseconds() }, 'shutdown phase done')
      return true
    } catch (error) {
      this.#log.error({ phase: name, ms: milliseconds(), problem: (error as Error).message }, 'shutdown phase failed')
      return false
    } finally {
      clearTimeout(timer)
    }
  }
}

/** The first signal shuts down and exits with 0 (1 when a phase failed); a second one exits with 1 at once. */
export function shutDownOnSignals(shutdown: Shutdown, log: ShutdownLog): void {
  let told = false
  const onSignal = async (signal: string) => {
    if (told) {
      log.error({ signal }, 'told again to stop: exiting at once')
      process.exit(1)
    }
    told = true
    log.info({ signal }, 'shutting down')
    process.exit((await shutdown.run()) ? 0 : 1)
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
}

/** What nobody caught leaves the process in an unknown state: it is logged, without its words, and the process ends. */
export function exitOnFault(log: ShutdownLog): void {
  const onFault = (fault: unknown) => {
    log.error({ fault: placeOf(fault) }, 'an error that nobody caught: exiting')
    process.exit(1)
  }
  process.on('uncaughtException', onFault)
  process.on('unhandledRejection', onFault)
}
