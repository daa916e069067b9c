import type { Kysely, Selectable } from 'kysely'
import type { Tables, TokenKeyTable, TokenTable } from '../store/tables.js'
import type { Environment, Token, TokenKey } from './token.js'

type Database = Kysely<Tables>

export async function findToken(db: Database, id: string): Promise<Token | null> {
  const row = await db.selectFrom('token').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return null
  return toToken(row, await db.selectFrom('token_key').selectAll().where('token_id', '=', id).execute())
}

/** Oldest first. */
export async function listTokens(db: Database): Promise<Token[]> {
  const rows = await db.selectFrom('token').selectAll().orderBy('created_at').orderBy('id').execute()
  const keys = await db.selectFrom('token_key').selectAll().orderBy('created_at').execute()
  return rows.map((row) =>
    toToken(
      row,
      keys.filter((key) => key.token_id === row.id),
    ),
  )
}

export async function insertToken(db: Database, token: Token): Promise<void> {
  await db
    .insertInto('token')
    .values({
      id: token.tokenId,
      name: token.name,
      environment: token.environment,
      scopes: token.scopes.join(','),
      created_at: token.createdAt.getTime(),
      expires_at: token.expiresAt?.getTime() ?? null,
      revoked_at: token.revokedAt?.getTime() ?? null,
      rate_per_minute: token.ratePerMinute,
      daily_quota: token.dailyQuota,
    })
    .execute()
  for (const key of token.keys) await insertKey(db, token.tokenId, key)
}

export async function insertKey(db: Database, tokenId: string, key: TokenKey): Promise<void> {
  await db
    .insertInto('token_key')
    .values({
      token_id: tokenId,
      hash: key.hash.toString('hex'),
      created_at: key.createdAt.getTime(),
      valid_until: key.validUntil?.getTime() ?? null,
    })
    .execute()
}

/** Ends every key of the token at the given moment, or earlier where it ends earlier already. */
export async function endKeys(db: Database, tokenId: string, end: Date): Promise<void> {
  await db
    .updateTable('token_key')
    .set({ valid_until: end.getTime() })
    .where('token_id', '=', tokenId)
    .where((where) => where.or([where('valid_until', 'is', null), where('valid_until', '>', end.getTime())]))
    .execute()
}

export async function markRevoked(db: Database, id: string, at: Date): Promise<void> {
  await db.updateTable('token').set({ revoked_at: at.getTime() }).where('id', '=', id).execute()
}

function toToken(row: Selectable<TokenTable>, keys: readonly Selectable<TokenKeyTable>[]): Token {
  return {
    tokenId: row.id,
    name: row.name,
    environment: row.environment as Environment,
    scopes: row.scopes.split(','),
    createdAt: new Date(row.created_at),
    expiresAt: toDate(row.expires_at),
    revokedAt: toDate(row.revoked_at),
    ratePerMinute: row.rate_per_minute,
    dailyQuota: row.daily_quota,
    keys: keys.map((key) => ({
      hash: Buffer.from(key.hash, 'hex'),
      createdAt: new Date(key.created_at),
      validUntil: toDate(key.valid_until),
    })),
  }
}

function toDate(milliseconds: number | null): Date | null {
  return milliseconds === null ? null : new Date(milliseconds)
}
