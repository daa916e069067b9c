import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { PoolStatus } from '../workers/job.js'

/** Wide enough for a name match (a millisecond) and a long statement (a minute). */
const secondsBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]

/**
 * What Prometheus is told. Every label comes from a list of our own (operations, codes of the error table, stages), so
 * that no caller can grow the number of series.
 */
export class Metrics {
  readonly #registry = new Registry()
  readonly #requests = this.#counter('requests_total', 'Requests answered; an address of no operation is "none".', [
    'operation',
    'status',
    'code',
  ])
  readonly #requestSeconds = this.#histogram('request_seconds', 'Time from the first byte to the answer.', [
    'operation',
  ])
  readonly #stageSeconds = this.#histogram('stage_seconds', 'Time by stage of a request.', ['operation', 'stage'])
  readonly #refusedTokens = this.#counter('tokens_refused_total', 'Requests refused for their token, by code.', [
    'code',
  ])

  constructor(poolStatus: () => PoolStatus) {
    collectDefaultMetrics({ register: this.#registry })
    this.#observePool(poolStatus)
  }

  /** @param operation null: the address belongs to none. */
  countRequest(operation: string | null, status: number, code: string, seconds: number): void {
    this.#requests.inc({ operation: operation ?? 'none', status, code })
    this.#requestSeconds.observe({ operation: operation ?? 'none' }, seconds)
  }

  /** @param stages milliseconds by stage. */
  observeStages(operation: string, stages: Readonly<Record<string, number>>): void {
    for (const [stage, milliseconds] of Object.entries(stages))
      this.#stageSeconds.observe({ operation, stage }, milliseconds / 1000)
  }

  countRefusedToken(code: string): void {
    this.#refusedTokens.inc({ code })
  }

  get contentType(): string {
    return this.#registry.contentType
  }

  /** In the text format of Prometheus. */
  text(): Promise<string> {
    return this.#registry.metrics()
  }

  #observePool(poolStatus: () => PoolStatus): void {
    this.#gauge('queue_depth', 'Requests that wait for a worker.', (gauge) => gauge.set(poolStatus().queued))
    this.#gauge('queue_size', 'Requests that may wait.', (gauge) => gauge.set(poolStatus().queueSize))
    this.#gauge(
      'workers',
      'Worker processes, by what they do.',
      (gauge) => {
        const { workers, ready, busy } = poolStatus()
        gauge.set({ state: 'configured' }, workers)
        gauge.set({ state: 'ready' }, ready)
        gauge.set({ state: 'busy' }, busy)
      },
      ['state'],
    )
    new Counter({
      name: 'lekha_workers_replaced_total',
      help: 'Workers replaced since the start, by reason.',
      labelNames: ['reason'],
      registers: [this.#registry],
      collect() {
        this.reset()
        for (const [reason, count] of Object.entries(poolStatus().replaced)) this.inc({ reason }, count)
      },
    })
    this.#gauge(
      'worker_resident_bytes',
      'Resident memory of each worker; the server is process_resident_memory_bytes.',
      (gauge) => {
        gauge.reset()
        for (const [worker, bytes] of poolStatus().residentBytes.entries()) gauge.set({ worker: String(worker) }, bytes)
      },
      ['worker'],
    )
  }

  #counter(name: string, help: string, labelNames: string[]): Counter {
    return new Counter({ name: `lekha_${name}`, help, labelNames, registers: [this.#registry] })
  }

  #histogram(name: string, help: string, labelNames: string[]): Histogram {
    return new Histogram({
      name: `lekha_${name}`,
      help,
      labelNames,
      buckets: secondsBuckets,
      registers: [this.#registry],
    })
  }

  #gauge(name: string, help: string, set: (gauge: Gauge) => void, labelNames: string[] = []): void {
    new Gauge({
      name: `lekha_${name}`,
      help,
      labelNames,
      registers: [this.#registry],
      collect() {
        set(this)
      },
    })
  }
}
