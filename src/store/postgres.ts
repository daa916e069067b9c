import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Store } from './store.js'
import type { Tables } from './tables.js'

/** Any constant does, as long as every Lekha process uses the same one. */
const LOCK = 5_317_204_681
const CONNECTIONS = 5
const CONNECT_TIMEOUT_MS = 5_000
const QUERY_TIMEOUT_MS = 30_000

const NUMBERS: ReadonlySet<number> = new Set([pg.types.builtins.INT8, pg.types.builtins.NUMERIC])

/** A store on a PostgreSQL server. Connects at the first query. */
export function openPostgres(url: string): Store {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    application_name: 'lekha',
    // pg hands 64-bit numbers over as text. Ours are moments, counts and sums of bytes: far below 2^53.
    types: {
      getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
        NUMBERS.has(oid) ? Number : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
    },
  })
  // A server that restarts breaks idle connections. Unheard, that would end the process; the next query connects anew.
  pool.on('error', () => {})
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return {
    kind: 'postgres',
    db,
    exclusively: (work) =>
      db.transaction().execute(async (transaction) => {
        await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(transaction)
        return work(transaction)
      }),
    ping: async () => {
      await sql`select 1`.execute(db)
    },
    close: () => db.destroy(),
  }
}
