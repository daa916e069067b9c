import type { UsageRecord } from './usage-record.js'

/** Whether a request counts towards its token's quota: refused ones (4xx) and faults of the service (5xx) do not. */
export function reachedProcessing(record: Pick<UsageRecord, 'status'>): boolean {
  return record.status === 200
}

export interface RequestCount {
  readonly since: Date
  requests: number
  /** When the store was asked, in milliseconds of the recorder's clock. */
  readonly readAt: number
}

/** Requests of each token since a moment, counted up in memory. Plain data: whoever reads the store sets it. */
export class RequestCounts {
  readonly #counts = new Map<string, RequestCount>()

  get(tokenId: string, since: Date): RequestCount | undefined {
    const count = this.#counts.get(tokenId)
    return count && count.since.getTime() === since.getTime() ? count : undefined
  }

  set(tokenId: string, count: RequestCount): void {
    this.#counts.set(tokenId, { ...count })
  }

  /** Counts a request of this process. A token that nobody asked about is not counted. */
  add(record: UsageRecord): void {
    const count = this.#counts.get(record.tokenId)
    if (count && reachedProcessing(record) && record.at >= count.since) count.requests += 1
  }
}
