import { timingSafeEqual } from 'node:crypto'
import { LekhaError } from '../errors/lekha-error.js'
import type { Grant, TokenChecker } from './grant.js'
import { type Environment, isOver, type Token, type TokenKey } from './token.js'
import type { TokenCache } from './token-cache.js'
import { hashTokenText, readTokenText } from './token-text.js'

/** Checks what is cheap first: the text alone tells a mistyped token and one of the other environment. */
export function createTokenChecker(
  tokens: TokenCache,
  options: { environment: Environment; now: () => Date },
): TokenChecker {
  return {
    async check(presented) {
      if (!presented) throw new LekhaError('token_missing')
      const text = readTokenText(presented)
      if (!text) throw new LekhaError('token_invalid')
      if (text.environment !== options.environment)
        throw new LekhaError('token_wrong_environment', {
          token_environment: text.environment,
          environment: options.environment,
        })
      const hash = hashTokenText(presented)
      // A remembered token may lack the key of a rotation that came after; then the store is asked.
      const token = await tokens.find(text.id, (remembered) => provingKey(remembered, hash) !== undefined)
      const key = token && provingKey(token, hash)
      if (!token || !key || token.revokedAt) throw new LekhaError('token_invalid')
      const now = options.now()
      if (isOver(token.expiresAt, now) || isOver(key.validUntil, now)) throw new LekhaError('token_expired')
      return toGrant(token)
    },
  }
}

/** The key that the hash fits. Every key is compared, each in constant time, so that the time tells nothing. */
function provingKey(token: Token, hash: Buffer): TokenKey | undefined {
  return token.keys.filter((key) => timingSafeEqual(key.hash, hash))[0]
}

function toGrant({ tokenId, scopes, ratePerMinute, dailyQuota }: Token): Grant {
  return { tokenId, scopes, ratePerMinute, dailyQuota }
}
