import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { type StoreConfig, testStores, withStore } from '../../test/stores.js'
import { migrate } from './migrate.js'
import { migrations } from './migrations/migrations.js'
import { openStore } from './open-store.js'

for (const kind of testStores)
  describe(`store on ${kind.name}`, () => {
    it('brings its tables up to date, once', () =>
      withStore(kind, async (store) => {
        const applied = () => store.db.selectFrom('migration').selectAll().orderBy('name').execute()
        const first = await applied()
        assert.deepEqual(
          first.map(({ name }) => name),
          migrations.map(({ name }) => name),
        )
        await migrate(store)
        assert.deepEqual(await applied(), first)
      }))

    it('is opened and written by several processes at once without a collision', () =>
      kind.withConfig(async (config) => {
        const failures = await Promise.all(Array.from({ length: 3 }, () => runStoreProcess({ config, times: 20 })))
        assert.deepEqual(failures, ['', '', ''])
        const store = await openStore(config)
        const rows = await store.db.selectFrom('migration').selectAll().execute()
        const counter = await store.db.selectFrom('token').select('daily_quota').executeTakeFirstOrThrow()
        await store.close()
        assert.equal(rows.length, migrations.length)
        assert.equal(counter.daily_quota, 60)
      }))

    it('refuses tables of a newer version', () =>
      withStore(kind, async (store, config) => {
        await store.db.insertInto('migration').values({ name: '9999-later', applied_at: 1 }).execute()
        await assert.rejects(openStore(config), /newer version.*9999-later/)
      }))

    it('keeps nothing of work that fails, and serves the next', () =>
      withStore(kind, async (store) => {
        const insert = store.exclusively(async (db) => {
          await db.insertInto('migration').values({ name: 'half', applied_at: 1 }).execute()
          throw new Error('stopped')
        })
        await assert.rejects(insert, /stopped/)
        const half = await store.db.selectFrom('migration').selectAll().where('name', '=', 'half').execute()
        assert.deepEqual(half, [])
      }))

    it('answers a ping until it is closed', () =>
      kind.withConfig(async (config) => {
        const store = await openStore(config)
        await store.ping()
        await store.close()
        await assert.rejects(store.ping())
      }))
  })

describe('the embedded store', () => {
  const [sqlite] = testStores

  it('lies in a folder and a file for this user alone', () =>
    withStore(sqlite!, async (_store, { dataDir }) => {
      assert.equal(statSync(dataDir).mode & 0o777, 0o700)
      assert.equal(statSync(join(dataDir, 'lekha.db')).mode & 0o777, 0o600)
    }))

  it('names its setting when the folder cannot be used', () =>
    sqlite!.withConfig(async (config) => {
      writeFileSync(config.dataDir, 'a file where the folder should be')
      await assert.rejects(openStore(config), /LEKHA_DATA_DIR/)
    }))
})

describe('a PostgreSQL store', () => {
  it('names its setting when nobody answers', async () => {
    const config = { dataDir: '', databaseUrl: 'postgres://lekha@127.0.0.1:1/lekha' }
    await assert.rejects(openStore(config), /DATABASE_URL/)
  })
})

/** Runs test/store-process.ts. @returns what it said on standard error; nothing when it went well */
function runStoreProcess(task: { config: StoreConfig; times: number }): Promise<string> {
  const program = fileURLToPath(new URL('../../test/store-process.js', import.meta.url))
  return new Promise((resolve) => {
    execFile(process.execPath, [program, JSON.stringify(task)], (error, _stdout, stderr) =>
      resolve(error ? stderr || error.message : ''),
    )
  })
}
