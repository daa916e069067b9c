import type { UsageRow } from './usage-rows.js'

/** Rows that wait to be stored, oldest first, never more than `limit`. Plain data: it knows no store and no clock. */
export class UsageBuffer {
  readonly #limit: number
  #rows: UsageRow[] = []
  #dropped = 0

  constructor(limit: number) {
    this.#limit = limit
  }

  get size(): number {
    return this.#rows.length
  }

  /** Rows given up because the store was down for too long. */
  get dropped(): number {
    return this.#dropped
  }

  add(row: UsageRow): void {
    this.#rows.push(row)
    // In steps of a tenth: moving a hundred thousand rows up by one at every request would cost more than the request.
    if (this.#rows.length <= this.#limit) return
    const surplus = Math.max(1, Math.floor(this.#limit / 10))
    this.#rows.splice(0, surplus)
    this.#dropped += surplus
  }

  /** The oldest rows; they stay until they are removed. */
  peek(count: number): readonly UsageRow[] {
    return this.#rows.slice(0, count)
  }

  /** Takes out rows that `peek` gave and that are stored now, whatever was dropped meanwhile. */
  remove(rows: readonly UsageRow[]): void {
    const stored = new Set(rows)
    let kept = 0
    while (kept < this.#rows.length && stored.has(this.#rows[kept]!)) kept += 1
    this.#rows.splice(0, kept)
  }

  count(matches: (row: UsageRow) => boolean): number {
    let count = 0
    for (const row of this.#rows) if (matches(row)) count += 1
    return count
  }
}
