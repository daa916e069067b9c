import type { Kysely } from 'kysely'
import type { Tables, UsageTable } from '../store/tables.js'
import type { UsageRecord } from './usage-record.js'

/** A record with the id under which it is stored. */
export interface UsageRow extends UsageRecord {
  readonly id: string
}

/** Stores all of them or none. A row that is stored already is passed over, so that a batch can be sent again. */
export async function insertUsage(db: Kysely<Tables>, rows: readonly UsageRow[]): Promise<void> {
  await db
    .insertInto('usage')
    .values(rows.map(toTableRow))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** Requests of the token since the given moment that reached processing, out of the store alone. */
export async function countUsage(db: Kysely<Tables>, tokenId: string, since: Date): Promise<number> {
  const { requests } = await db
    .selectFrom('usage')
    .select(({ fn }) => fn.countAll<number>().as('requests'))
    .where('token_id', '=', tokenId)
    .where('at', '>=', since.getTime())
    .where('status', '=', 200)
    .executeTakeFirstOrThrow()
  return requests
}

function toTableRow(row: UsageRow): UsageTable {
  return {
    id: row.id,
    at: row.at.getTime(),
    request_id: row.requestId,
    operation: row.operation,
    token_id: row.tokenId,
    status: row.status,
    code: row.code,
    milliseconds: row.milliseconds,
    bytes: row.bytes,
    pages: row.pages,
  }
}
