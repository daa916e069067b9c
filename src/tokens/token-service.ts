import type { Config } from '../config/config.js'
import type { Store } from '../store/store.js'
import type { TokenChecker } from './grant.js'
import { type Environment, type Token, type TokenKey, tokenState } from './token.js'
import { createTokenCache } from './token-cache.js'
import { createTokenChecker } from './token-checker.js'
import { endKeys, findToken, insertKey, insertToken, listTokens, markRevoked } from './token-rows.js'
import { hashTokenText, newTokenId, newTokenText } from './token-text.js'

export interface TokenRequest {
  readonly name: string
  /** Names of operations, or `*` alone. */
  readonly scopes: readonly string[]
  readonly expiresAt?: Date | null
  readonly ratePerMinute?: number | null
  readonly dailyQuota?: number | null
}

export interface IssuedToken {
  readonly token: Token
  /** The secret itself. It cannot be had again. */
  readonly text: string
}

/** Issues, checks and ends tokens of one deployment. Methods that take an id throw UnknownTokenError. */
export interface TokenService extends TokenChecker {
  create(request: TokenRequest): Promise<IssuedToken>
  /** As `create`, unless the store holds a token already; then null. Of processes that start together one creates it. */
  createFirst(request: TokenRequest): Promise<IssuedToken | null>
  list(): Promise<Token[]>
  /** A new text for the same token. The old one keeps working until `overlapUntil`. */
  rotate(id: string, overlapUntil: Date): Promise<IssuedToken>
  revoke(id: string): Promise<Token>
}

export class UnknownTokenError extends Error {
  constructor(id: string) {
    super(`There is no token ${id}. "lekha token list" names them.`)
    this.name = 'UnknownTokenError'
  }
}

export class EndedTokenError extends Error {
  constructor(id: string, state: string) {
    super(`The token ${id} is ${state}. Create a new one.`)
    this.name = 'EndedTokenError'
  }
}

export function createTokenService(
  store: Store,
  config: Pick<Config, 'environment' | 'tokenCacheMs'>,
  now: () => Date = () => new Date(),
): TokenService {
  const environment: Environment = config.environment
  const cache = createTokenCache((id) => findToken(store.db, id), { lifeMs: config.tokenCacheMs, now })

  return {
    ...createTokenChecker(cache, { environment, now }),

    create(request) {
      const issued = issue(request, environment, now())
      return store.exclusively(async (db) => {
        await insertToken(db, issued.token)
        return issued
      })
    },

    createFirst(request) {
      return store.exclusively(async (db) => {
        if (await db.selectFrom('token').select('id').limit(1).executeTakeFirst()) return null
        const issued = issue(request, environment, now())
        await insertToken(db, issued.token)
        return issued
      })
    },

    list: () => listTokens(store.db),

    rotate(id, overlapUntil) {
      return store.exclusively(async (db) => {
        const token = await findToken(db, id)
        if (!token) throw new UnknownTokenError(id)
        const state = tokenState(token, now())
        if (state !== 'active') throw new EndedTokenError(id, state)
        const { key, text } = newKey(token.environment, id, now())
        await endKeys(db, id, overlapUntil)
        await insertKey(db, id, key)
        return { token: (await findToken(db, id))!, text }
      })
    },

    revoke(id) {
      return store.exclusively(async (db) => {
        const token = await findToken(db, id)
        if (!token) throw new UnknownTokenError(id)
        if (token.revokedAt) return token
        const revokedAt = now()
        await markRevoked(db, id, revokedAt)
        return { ...token, revokedAt }
      })
    },
  }
}

function issue(request: TokenRequest, environment: Environment, createdAt: Date): IssuedToken {
  const tokenId = newTokenId()
  const { key, text } = newKey(environment, tokenId, createdAt)
  const token: Token = {
    tokenId,
    name: request.name,
    environment,
    scopes: request.scopes,
    createdAt,
    expiresAt: request.expiresAt ?? null,
    revokedAt: null,
    ratePerMinute: request.ratePerMinute ?? null,
    dailyQuota: request.dailyQuota ?? null,
    keys: [key],
  }
  return { token, text }
}

function newKey(environment: Environment, tokenId: string, createdAt: Date): { key: TokenKey; text: string } {
  const text = newTokenText(environment, tokenId)
  return { key: { hash: hashTokenText(text), createdAt, validUntil: null }, text }
}
