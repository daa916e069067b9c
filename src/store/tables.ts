/**
 * The tables, as both stores hold them. Moments are whole milliseconds since 1970 (UTC): one type that SQLite and PostgreSQL
 * keep and compare alike, so that no query needs a date function of either.
 */
export interface Tables {
  migration: MigrationTable
  token: TokenTable
  token_key: TokenKeyTable
  usage: UsageTable
}

export interface MigrationTable {
  name: string
  applied_at: number
}

export interface TokenTable {
  /** Also stands, readable, in the token's text. */
  id: string
  name: string
  environment: string
  /** Names of operations joined by commas, or `*`. */
  scopes: string
  created_at: number
  /** Null: never. */
  expires_at: number | null
  revoked_at: number | null
  /** Null: the deployment's default. */
  rate_per_minute: number | null
  /** Null: unlimited. */
  daily_quota: number | null
}

/** A token has one key, and two or more while a rotation overlaps. */
export interface TokenKeyTable {
  token_id: string
  /** SHA-256 of the whole token text, in hexadecimal. The text itself is stored nowhere. */
  hash: string
  created_at: number
  /** Null: as long as the token. */
  valid_until: number | null
}

export interface UsageTable {
  /** Made by the recorder, so that a batch that is sent twice is stored once. */
  id: string
  at: number
  request_id: string
  operation: string
  token_id: string
  status: number
  code: string
  milliseconds: number
  bytes: number
  pages: number
}
