import { migrations } from './migrations/migrations.js'
import type { Store } from './store.js'

/**
 * Applies the migrations that the store has not seen, in order, all in one transaction. Processes that start together
 * wait for each other (Kysely's own migrator does not lock SQLite between processes, hence this one).
 * @throws Error when the store was written by a newer version.
 */
export async function migrate(store: Pick<Store, 'exclusively'>): Promise<void> {
  await store.exclusively(async (db) => {
    await db.schema
      .createTable('migration')
      .ifNotExists()
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('applied_at', 'bigint', (column) => column.notNull())
      .execute()
    const applied = new Set((await db.selectFrom('migration').select('name').execute()).map((row) => row.name))
    const unknown = [...applied].filter((name) => !migrations.some((migration) => migration.name === name))
    if (unknown.length)
      throw new Error(
        `a newer version of Lekha has written it (${unknown.join(', ')}); start that version or a later one`,
      )
    for (const { name, up } of migrations) {
      if (applied.has(name)) continue
      await up(db)
      await db.insertInto('migration').values({ name, applied_at: Date.now() }).execute()
    }
  })
}
