import type { WorkerPool } from '../workers/job.js'

/** One reason why the process could not take work. Resolves to null when all is well, else to a plain sentence. */
export interface ReadinessCheck {
  readonly name: string
  check(): Promise<string | null>
}

/** A check that hangs counts as failed after this, so that the probe gets its answer within the second most allow. */
const checkMs = 900

/** @returns the sentence of each check that fails, by its name; empty: ready. */
export async function unreadyReasons(checks: readonly ReadinessCheck[]): Promise<Record<string, string>> {
  const reasons = await Promise.all(checks.map(async (each) => [each.name, await outcomeOf(each)] as const))
  return Object.fromEntries(reasons.filter((entry): entry is [string, string] => entry[1] !== null))
}

async function outcomeOf({ check }: ReadinessCheck): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(`did not answer within ${checkMs} ms`), checkMs)
  })
  try {
    return await Promise.race([check(), late])
  } catch {
    return 'failed'
  } finally {
    clearTimeout(timer)
  }
}

export const modelsLoaded = (pool: Pick<WorkerPool, 'status'>): ReadinessCheck => ({
  name: 'models',
  async check() {
    const { ready, workers } = pool.status()
    return ready > 0 ? null : `no worker has loaded its models yet (${ready} of ${workers})`
  },
})

export const queueHasRoom = (pool: Pick<WorkerPool, 'status'>): ReadinessCheck => ({
  name: 'queue',
  async check() {
    const { queued, queueSize, busy, ready } = pool.status()
    const full = queued >= queueSize && busy >= ready
    return full ? `the queue is full (${queued} of ${queueSize})` : null
  },
})

/** @param ping a query that touches the store; rejects when it cannot be reached. */
export const storeReachable = (ping: () => Promise<unknown>): ReadinessCheck => ({
  name: 'store',
  async check() {
    return ping().then(
      () => null,
      () => 'the store cannot be reached',
    )
  },
})

export const notDraining = (draining: () => boolean): ReadinessCheck => ({
  name: 'draining',
  async check() {
    return draining() ? 'the process is shutting down' : null
  },
})
