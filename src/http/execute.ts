import { LekhaError } from '../errors/lekha-error.js'
import type { Operation, Prepared } from '../operations/operation.js'
import type { Tools } from '../operations/tools.js'
import type { JobReport, WorkerPool } from '../workers/job.js'
import { Stages } from '../workers/stages.js'

export interface Executors {
  readonly pool: Pick<WorkerPool, 'run'>
  /** What light operations may ask for; it lives in the server's own process. */
  readonly lightTools: Partial<Tools>
}

/**
 * Does the work of one request: heavy operations in the pool, light ones here.
 * @param options.signal aborted when the caller hangs up; rejects with its reason then.
 * @throws LekhaError deadline_exceeded, or whatever the operation or the pool threw.
 */
export function execute(
  operation: Operation,
  prepared: Prepared<unknown>,
  executors: Executors,
  options: { signal: AbortSignal; deadlineMs: number },
): Promise<JobReport> {
  if (operation.weight === 'heavy') return executors.pool.run({ operation: operation.name, prepared }, options)
  return executeHere(operation, prepared, executors.lightTools, options)
}

async function executeHere(
  operation: Operation,
  prepared: Prepared<unknown>,
  tools: Partial<Tools>,
  options: { signal: AbortSignal; deadlineMs: number },
): Promise<JobReport> {
  const deadline = new AbortController()
  const late = new LekhaError('deadline_exceeded', { limit: options.deadlineMs })
  const timer = setTimeout(() => deadline.abort(late), options.deadlineMs)
  const signal = AbortSignal.any([options.signal, deadline.signal])
  const stages = new Stages()
  try {
    const work = operation.run(prepared, tools as Tools, {
      signal,
      time: (stage, measured) => stages.time(stage, measured),
    })
    const outcome = await Promise.race([work, rejectOnAbort(signal)])
    return { outcome, stages: stages.sums() }
  } finally {
    clearTimeout(timer)
  }
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
