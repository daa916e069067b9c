// The stores that tests run on: SQLite always, PostgreSQL where LEKHA_TEST_DATABASE_URL names a server (.ci/run starts one).
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openStore } from '../src/store/open-store.js'
import type { Store } from '../src/store/store.js'

export interface StoreConfig {
  readonly dataDir: string
  readonly databaseUrl: string
}

export interface TestStore {
  readonly name: string
  /** Gives the settings of a new, empty store, which is gone when the work is done. */
  withConfig(work: (config: StoreConfig) => Promise<void>): Promise<void>
}

const sqlite: TestStore = {
  name: 'SQLite',
  async withConfig(work) {
    const folder = mkdtempSync(join(tmpdir(), 'lekha-store-'))
    try {
      await work({ dataDir: join(folder, 'data'), databaseUrl: '' })
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

/** Each store is a schema of its own, so that test files can share the server. */
const postgres = (url: string): TestStore => ({
  name: 'PostgreSQL',
  async withConfig(work) {
    const schema = `lekha_test_${randomBytes(8).toString('hex')}`
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    try {
      await client.query(`create schema ${schema}`)
      const own = new URL(url)
      own.searchParams.set('options', `-c search_path=${schema}`)
      await work({ dataDir: '', databaseUrl: own.href })
    } finally {
      await client.query(`drop schema ${schema} cascade`)
      await client.end()
    }
  },
})

const serverUrl = process.env.LEKHA_TEST_DATABASE_URL

export const testStores: readonly TestStore[] = serverUrl ? [sqlite, postgres(serverUrl)] : [sqlite]

/** Opens a new store, and closes it whatever happens. */
export async function withStore(
  kind: TestStore,
  work: (store: Store, config: StoreConfig) => Promise<void>,
): Promise<void> {
  await kind.withConfig(async (config) => {
    const store = await openStore(config)
    try {
      await work(store, config)
    } finally {
      await store.close()
    }
  })
}
