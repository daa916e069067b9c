/** What a valid token allows. */
export interface Grant {
  readonly tokenId: string
  /** Names of operations, or `*` for all. */
  readonly scopes: readonly string[]
  /** Requests a minute; null: the deployment's default. */
  readonly ratePerMinute: number | null
  /** Requests a UTC day; null: unlimited. */
  readonly dailyQuota: number | null
}

/**
 * Checks the token of a request. Throws LekhaError `token_missing`, `token_invalid`, `token_expired`,
 * `token_wrong_environment`.
 */
export interface TokenChecker {
  check(presented: string | undefined): Promise<Grant>
}
