import { LekhaError } from '../errors/lekha-error.js'
import type { Division, Operation, Prepared } from '../operations/operation.js'
import type { Tools } from '../operations/tools.js'
import type { JobReport, WorkerPool } from '../workers/job.js'
import { Stages } from '../workers/stages.js'

export interface Executors {
  readonly pool: Pick<WorkerPool, 'run'>
  /** Parts that one request's work may be divided into: the workers that there are. */
  readonly mostParts: number
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
  if (operation.weight === 'heavy' && operation.division)
    return executeDivided(operation, operation.division, prepared, executors, options)
  if (operation.weight === 'heavy') return executors.pool.run({ operation: operation.name, prepared }, options)
  return executeHere(operation, prepared, executors.lightTools, options)
}

/** Each part is a job of its own. When one fails, the others are given up and the request fails as that one did. */
async function executeDivided(
  { name }: Operation,
  { split, join }: Division<unknown, unknown, unknown>,
  prepared: Prepared<unknown>,
  { pool, mostParts }: Executors,
  options: { signal: AbortSignal; deadlineMs: number },
): Promise<JobReport> {
  const others = new AbortController()
  const signal = AbortSignal.any([options.signal, others.signal])
  try {
    const jobs = split(prepared, mostParts).map((part) => ({ operation: name, prepared: part }))
    const reports = await Promise.all(jobs.map((job) => pool.run(job, { ...options, signal })))
    const result = join(
      prepared.input,
      reports.map(({ outcome }) => outcome.result),
    )
    const pages = reports.reduce((sum, { outcome }) => sum + outcome.pages, 0)
    return { outcome: { result, pages }, stages: sumStages(reports) }
  } catch (error) {
    others.abort(error)
    throw error
  }
}

function sumStages(reports: readonly JobReport[]): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const { stages } of reports)
    for (const [stage, milliseconds] of Object.entries(stages)) sums[stage] = (sums[stage] ?? 0) + milliseconds
  return sums
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
