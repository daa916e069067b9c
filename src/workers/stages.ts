import { performance } from 'node:perf_hooks'

/** Sums milliseconds by stage, in the order in which the stages began. */
export class Stages {
  readonly #milliseconds: Record<string, number> = {}

  async time<T>(stage: string, work: () => Promise<T>): Promise<T> {
    this.#milliseconds[stage] ??= 0
    const start = performance.now()
    try {
      return await work()
    } finally {
      this.#milliseconds[stage] += performance.now() - start
    }
  }

  sums(): Record<string, number> {
    return { ...this.#milliseconds }
  }
}
