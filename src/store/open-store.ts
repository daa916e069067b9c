import type { Config } from '../config/config.js'
import { migrate } from './migrate.js'
import { openPostgres } from './postgres.js'
import { openSqlite } from './sqlite.js'
import type { Store } from './store.js'

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
