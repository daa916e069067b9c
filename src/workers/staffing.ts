import type { PoolStatus } from './job.js'

export type ReplacementReason = keyof PoolStatus['replaced']

/** As much of a worker as the decision needs. */
export interface StaffMember {
  readonly state: 'loading' | 'idle' | 'busy'
  /** Why it is to be replaced when another can take its place; null: it stays. */
  readonly due: 'tasks' | 'memory' | null
}

export interface StaffingPlan<Worker> {
  /** How many workers to start. */
  readonly start: number
  /** Workers to end now. */
  readonly retire: readonly Worker[]
}

/**
 * Keeps `size` workers. One that is due is ended only when a loaded one stands in for it, so recycling costs no
 * capacity; and one at a time, so it costs the memory of one more worker and not of twice as many.
 */
export function planStaffing<Worker extends StaffMember>(
  workers: readonly Worker[],
  size: number,
): StaffingPlan<Worker> {
  const due = workers.filter((worker) => worker.due !== null)
  const loaded = workers.filter((worker) => worker.state !== 'loading')
  const spare = Math.max(0, loaded.length - size)
  const retire = due.filter((worker) => worker.state === 'idle').slice(0, spare)
  const remaining = workers.length - retire.length
  const wanted = size + (due.length > retire.length ? 1 : 0)
  return { start: Math.max(0, wanted - remaining), retire }
}

/** Whether a worker has served its time, and why. A limit of 0 is none. */
export function dueReason(
  served: { readonly tasks: number; readonly residentBytes: number },
  limits: { readonly maxTasks: number; readonly maxResidentBytes: number },
): 'tasks' | 'memory' | null {
  if (limits.maxResidentBytes > 0 && served.residentBytes > limits.maxResidentBytes) return 'memory'
  if (limits.maxTasks > 0 && served.tasks >= limits.maxTasks) return 'tasks'
  return null
}

/** Milliseconds before the next try after `failures` workers in a row could not load: 0.2 s, doubled, at most 30 s. */
export function restartDelay(failures: number): number {
  return failures === 0 ? 0 : Math.min(30_000, 100 * 2 ** failures)
}

/** Whole seconds until the queue has probably moved on: what waits, over what the workers do in that time; 1 to 60. */
export function retryAfter(queued: number, workers: number, meanJobMs: number): number {
  const seconds = Math.ceil(((queued + 1) * meanJobMs) / Math.max(1, workers) / 1000)
  return Math.min(60, Math.max(1, seconds))
}
