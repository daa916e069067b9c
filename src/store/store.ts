import type { Kysely } from 'kysely'
import type { Config } from '../config/config.js'
import { migrate } from './migrate.js'
import { openPostgres } from './postgres.js'
import { openSqlite } from './sqlite.js'
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

/**
 * Opens the store that the configuration names and brings its tables up to date.
 * @throws Error that names the setting to look at when the store cannot be opened.
 */
export async function openStore(config: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<Store> {
  const store = config.databaseUrl ? openPostgres(config.databaseUrl) : openSqlite(config.dataDir)
  try {
    await migrate(store)
  } catch (error) {
    await store.close()
    const setting = config.databaseUrl ? 'DATABASE_URL' : 'LEKHA_DATA_DIR'
    throw new Error(`The store that ${setting} names cannot be used: ${(error as Error).message}.`, { cause: error })
  }
  return store
}
