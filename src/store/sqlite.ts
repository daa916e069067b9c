import { closeSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, SqliteDialect, sql } from 'kysely'
import Database from 'libsql'
import type { Store } from './store.js'
import type { Tables } from './tables.js'

/** Time that a statement waits for another process (the command line, a backup) to end its write. */
const BUSY_TIMEOUT_MS = 5_000

/**
 * The embedded store: the file lekha.db in `folder`, which is created for this user alone.
 * @throws Error that says what to do when the folder cannot be written or the file is no database.
 */
export function openSqlite(folder: string): Store {
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: openDatabase(folder) }) })
  return {
    kind: 'sqlite',
    db,
    exclusively: (work) =>
      db.connection().execute(async (connection) => {
        // A plain BEGIN takes the write lock at its first write and fails at once if another process wrote in between.
        await sql`begin immediate`.execute(connection)
        try {
          const result = await work(connection)
          await sql`commit`.execute(connection)
          return result
        } catch (error) {
          // After some failures (a full disk) SQLite has rolled back already and refuses to do it again.
          await sql`rollback`.execute(connection).catch(() => undefined)
          throw error
        }
      }),
    ping: async () => {
      await sql`select 1`.execute(db)
    },
    close: () => db.destroy(),
  }
}

function openDatabase(folder: string) {
  const file = join(folder, 'lekha.db')
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    // SQLite would create the file readable for all; its side files take the mode of this one.
    closeSync(openSync(file, 'a', 0o600))
    const database = new Database(file, { timeout: BUSY_TIMEOUT_MS })
    // Readers do not wait for the writer, and a commit costs no fsync: a power cut can lose the last second, never more.
    database.pragma('journal_mode = WAL')
    database.pragma('synchronous = NORMAL')
    return database
  } catch (error) {
    throw new Error(
      `The store ${file} cannot be opened: ${(error as Error).message}. Set LEKHA_DATA_DIR to a folder that this user may write.`,
      { cause: error },
    )
  }
}
