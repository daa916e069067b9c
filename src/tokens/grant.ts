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

/** True when the grant holds the operation by its name, or all of them. */
export function mayCall(grant: Grant, operation: string): boolean {
  return grant.scopes.includes('*') || grant.scopes.includes(operation)
}
