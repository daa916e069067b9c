import { isOver, type Token, tokenState } from '../../tokens/token.js'

/** A token as `--json` prints it: times in ISO 8601, never a hash. */
export function tokenFacts(token: Token, now: Date) {
  return {
    id: token.tokenId,
    name: token.name,
    environment: token.environment,
    state: tokenState(token, now),
    scopes: token.scopes,
    created_at: token.createdAt.toISOString(),
    expires_at: token.expiresAt?.toISOString() ?? null,
    revoked_at: token.revokedAt?.toISOString() ?? null,
    rate_per_minute: token.ratePerMinute,
    daily_quota: token.dailyQuota,
    /** Until when an older text of a rotation still works; null when there is none. */
    old_text_until: overlapEnd(token, now)?.toISOString() ?? null,
  }
}

/** The latest moment at which a text that was rotated away still works. */
export function overlapEnd(token: Token, now: Date): Date | null {
  const ends = token.keys.flatMap(({ validUntil }) => (validUntil && !isOver(validUntil, now) ? [validUntil] : []))
  return ends.length ? new Date(Math.max(...ends.map(Number))) : null
}

export function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
