import { type Kysely, sql } from 'kysely'
import type { Tables } from '../store/tables.js'

/** Requests of one UTC day, token and operation. */
export interface UsageLine {
  /** `YYYY-MM-DD` */
  readonly day: string
  readonly token_id: string
  readonly operation: string
  readonly requests: number
  /** Answered with 200 and no error code. */
  readonly succeeded: number
  /** Answered with 200 and an error code: processed, and the document could not be used. */
  readonly unsuccessful: number
  /** 4xx */
  readonly refused: number
  /** 5xx */
  readonly failed: number
  readonly pages: number
  readonly bytes: number
  readonly mean_ms: number
}

const DAY_MS = 86_400_000

/** Newest day first, then by token and operation. */
export async function reportUsage(
  db: Kysely<Tables>,
  { since, tokenId }: { since: Date; tokenId?: string | undefined },
): Promise<UsageLine[]> {
  // Whole numbers divide to a whole number in both stores.
  const day = sql<number>`at / ${sql.lit(DAY_MS)}`
  const countOf = (condition: ReturnType<typeof sql>) => sql<number>`sum(case when ${condition} then 1 else 0 end)`
  const rows = await db
    .selectFrom('usage')
    .select(({ fn }) => [
      day.as('day'),
      'token_id',
      'operation',
      fn.countAll<number>().as('requests'),
      countOf(sql`status = 200 and code = ''`).as('succeeded'),
      countOf(sql`status = 200 and code <> ''`).as('unsuccessful'),
      countOf(sql`status between 400 and 499`).as('refused'),
      countOf(sql`status >= 500`).as('failed'),
      fn.sum<number>('pages').as('pages'),
      fn.sum<number>('bytes').as('bytes'),
      fn.avg<number>('milliseconds').as('mean_ms'),
    ])
    .where('at', '>=', since.getTime())
    .$if(tokenId !== undefined, (query) => query.where('token_id', '=', tokenId!))
    .groupBy([day, 'token_id', 'operation'])
    .orderBy('day', 'desc')
    .orderBy('token_id')
    .orderBy('operation')
    .execute()
  return rows.map((row) => ({ ...row, day: new Date(row.day * DAY_MS).toISOString().slice(0, 10) }))
}

/** The moment of the token's last request; null: none is kept. */
export async function lastUsed(db: Kysely<Tables>, tokenId: string): Promise<Date | null> {
  const { at } = await db
    .selectFrom('usage')
    .select(({ fn }) => fn.max('at').as('at'))
    .where('token_id', '=', tokenId)
    .executeTakeFirstOrThrow()
  return at === null ? null : new Date(at)
}
