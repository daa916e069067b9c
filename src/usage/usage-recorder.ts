import { randomBytes } from 'node:crypto'
import { setImmediate as breathe, setTimeout as sleep } from 'node:timers/promises'
import type { Store } from '../store/store.js'
import { RequestCounts, reachedProcessing } from './request-counts.js'
import { UsageBuffer } from './usage-buffer.js'
import type { UsageRecorder } from './usage-record.js'
import { countUsage, insertUsage } from './usage-rows.js'

/** The part of a logger that the recorder needs; pino's has it. */
export interface UsageLog {
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

export interface UsageRecorderOptions {
  readonly log?: UsageLog
  /** Milliseconds between two writes. */
  readonly flushMs?: number
  /** Rows that may wait while the store is down; about 300 bytes each. */
  readonly bufferLimit?: number
  /** Milliseconds after which a count is read from the store anew, to see what other processes counted. */
  readonly refreshMs?: number
  /** Milliseconds after which `close` gives up a store that is down. */
  readonly closeMs?: number
  readonly now?: () => number
}

/** One statement. SQLite writes on the server's own thread: 100 rows hold it for about 1 ms. */
const BATCH = 100
const LONGEST_PAUSE_MS = 30_000
const CLOSE_PAUSE_MS = 200

/**
 * Keeps records in memory and stores them in batches beside the requests. While the store is down it keeps them and tries
 * again at growing intervals; only past `bufferLimit` the oldest are given up, and the log says how many.
 */
export function createUsageRecorder(store: Pick<Store, 'db'>, options: UsageRecorderOptions = {}): UsageRecorder {
  const { log, flushMs = 1_000, bufferLimit = 100_000, refreshMs = 10_000, closeMs = 4_000, now = Date.now } = options
  const buffer = new UsageBuffer(bufferLimit)
  const counts = new RequestCounts()
  const reading = new Map<string, Promise<number>>()
  const inTurn = createTurns()
  const nextId = createRowIds(now)
  let failures = 0
  let resumeAt = 0
  let flushing = false
  let droppedTold = 0

  /** Writes and counts take turns, so that a count never sees half a batch, once in the store and once in memory. */
  const flush = () =>
    inTurn(async () => {
      for (let rows = buffer.peek(BATCH); rows.length; rows = buffer.peek(BATCH)) {
        await insertUsage(store.db, rows)
        buffer.remove(rows)
        // Requests come first: a long backlog is stored between them.
        await breathe()
      }
    })

  async function flushIfDue(): Promise<void> {
    if (flushing || !buffer.size || now() < resumeAt) return
    flushing = true
    try {
      await flush()
      failures = 0
    } catch (error) {
      failures += 1
      resumeAt = now() + Math.min(LONGEST_PAUSE_MS, flushMs * 2 ** Math.min(failures, 10))
      log?.warn({ err: error, waiting: buffer.size }, 'usage records cannot be stored; they wait in memory')
    } finally {
      flushing = false
    }
    if (buffer.dropped > droppedTold) {
      log?.error({ dropped: buffer.dropped }, 'the store was down for too long: the oldest usage records are lost')
      droppedTold = buffer.dropped
    }
  }

  const timer = setInterval(flushIfDue, flushMs)
  timer.unref()

  function readCount(tokenId: string, since: Date): Promise<number> {
    const asked = reading.get(tokenId)
    if (asked) return asked
    const read = inTurn(async () => {
      const stored = await countUsage(store.db, tokenId, since)
      // From here on nothing is awaited: a record that arrives now is either among the waiting or added to the count.
      const waiting = buffer.count((row) => row.tokenId === tokenId && row.at >= since && reachedProcessing(row))
      counts.set(tokenId, { since, requests: stored + waiting, readAt: now() })
      return stored + waiting
    }).finally(() => reading.delete(tokenId))
    reading.set(tokenId, read)
    return read
  }

  return {
    record(record) {
      buffer.add({ ...record, id: nextId() })
      counts.add(record)
      if (buffer.size >= BATCH) void flushIfDue()
    },

    async countSince(tokenId, since) {
      const known = counts.get(tokenId, since)
      if (!known) return readCount(tokenId, since)
      if (now() - known.readAt >= refreshMs) readCount(tokenId, since).catch(() => undefined)
      return known.requests
    },

    async close() {
      clearInterval(timer)
      const deadline = now() + closeMs
      while (buffer.size) {
        try {
          await flush()
        } catch (error) {
          if (now() >= deadline) {
            log?.error({ err: error, lost: buffer.size }, 'the store is down: the last usage records are lost')
            return
          }
          await sleep(CLOSE_PAUSE_MS)
        }
      }
      // A count or a write that began before ends before the store is closed.
      await inTurn(async () => undefined)
    },
  }
}

/** Runs what it is given one after the other; a failure does not stop the next. */
function createTurns(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const turn = last.then(work, work)
    last = turn.catch(() => undefined)
    return turn
  }
}

/** Ids that grow with time, so that rows are added at the end of the index, and differ between processes. */
function createRowIds(now: () => number): () => string {
  const process = randomBytes(6).toString('hex')
  let count = 0
  return () => {
    count += 1
    return `${now().toString(36).padStart(9, '0')}-${process}-${count.toString(36)}`
  }
}
