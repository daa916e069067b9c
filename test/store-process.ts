// A process of its own that opens a store and counts up in it: what the tests of concurrent starts and writes fork.
import { openStore } from '../src/store/open-store.js'

const { config, times } = JSON.parse(process.argv[2]!) as {
  config: { dataDir: string; databaseUrl: string }
  times: number
}

const empty = { name: '', environment: 'live', scopes: '*', created_at: 0 }
const store = await openStore(config)
for (let time = 0; time < times; time += 1)
  await store.exclusively(async (db) => {
    // Reads, then writes: of two that overlapped, one addition would be lost.
    const row = await db.selectFrom('token').selectAll().where('id', '=', 'counter').executeTakeFirst()
    const daily_quota = (row?.daily_quota ?? 0) + 1
    if (row) await db.updateTable('token').set({ daily_quota }).where('id', '=', 'counter').execute()
    else
      await db
        .insertInto('token')
        .values({ ...empty, id: 'counter', daily_quota })
        .execute()
  })
await store.close()
