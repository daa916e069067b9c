import type { Grant } from './grant.js'

/** A deployment is one of them and takes only its own tokens. */
export type Environment = 'live' | 'uat'

/** A token as the operator knows it. */
export interface Token extends Grant {
  readonly name: string
  readonly environment: Environment
  readonly createdAt: Date
  /** Null: never. */
  readonly expiresAt: Date | null
  readonly revokedAt: Date | null
  readonly keys: readonly TokenKey[]
}

/** What proves a token. A rotation adds one and ends the others at the end of the overlap. */
export interface TokenKey {
  /** SHA-256 of the token's text. */
  readonly hash: Buffer
  readonly createdAt: Date
  /** Null: as long as the token. */
  readonly validUntil: Date | null
}

export type TokenState = 'active' | 'expired' | 'revoked'

export function tokenState(token: Pick<Token, 'expiresAt' | 'revokedAt'>, now: Date): TokenState {
  if (token.revokedAt) return 'revoked'
  return isOver(token.expiresAt, now) ? 'expired' : 'active'
}

/** True from the given moment on; never for null. */
export function isOver(end: Date | null, now: Date): boolean {
  return end !== null && end.getTime() <= now.getTime()
}
