import { LekhaError } from '../errors/lekha-error.js'
import type { Grant } from '../tokens/grant.js'
import type { UsageRecorder } from '../usage/usage-record.js'

const dayMs = 86_400_000

/**
 * Holds tokens to their requests a UTC day. What was answered is counted by the usage records; what is still running is
 * counted here, so that many requests at once cannot pass together.
 */
export class DailyQuota {
  readonly #running = new Map<string, number>()
  readonly #usage: Pick<UsageRecorder, 'countSince'>
  readonly #now: () => number

  constructor(usage: Pick<UsageRecorder, 'countSince'>, now: () => number = Date.now) {
    this.#usage = usage
    this.#now = now
  }

  /**
   * Counts a request in; the caller must `leave` when it is answered and recorded, and only if this resolved.
   * @returns how many more requests the token has today; null: unlimited.
   * @throws LekhaError quota_exhausted
   */
  async enter({ tokenId, dailyQuota }: Grant): Promise<number | null> {
    if (dailyQuota === null) return null
    const before = this.#running.get(tokenId) ?? 0
    this.#running.set(tokenId, before + 1)
    try {
      const now = this.#now()
      const midnight = now - (now % dayMs)
      const remaining = dailyQuota - before - (await this.#usage.countSince(tokenId, new Date(midnight)))
      if (remaining > 0) return remaining - 1
      throw new LekhaError('quota_exhausted', { retry_after: Math.ceil((midnight + dayMs - now) / 1000) })
    } catch (error) {
      this.#decrease(tokenId)
      throw error
    }
  }

  leave({ tokenId, dailyQuota }: Grant): void {
    if (dailyQuota !== null) this.#decrease(tokenId)
  }

  #decrease(tokenId: string): void {
    const left = (this.#running.get(tokenId) ?? 1) - 1
    if (left > 0) this.#running.set(tokenId, left)
    else this.#running.delete(tokenId)
  }
}
