import type { Kysely } from 'kysely'
import type { Tables } from './tables.js'

/** Where tokens and usage records lie. Both kinds hold the same tables and answer the same queries. */
export interface Store {
  readonly kind: 'sqlite' | 'postgres'
  readonly db: Kysely<Tables>
  /**
   * Runs `work` in one transaction that no other process shares with a second such call: what it reads stays true until
   * it is committed. `work` uses the handle it is given; SQLite has one connection, so `db` would wait for it forever.
   */
  exclusively<Result>(work: (db: Kysely<Tables>) => Promise<Result>): Promise<Result>
  /** Resolves when the store answers a query. */
  ping(): Promise<void>
  close(): Promise<void>
}
