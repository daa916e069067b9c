import type { Token } from './token.js'

export interface TokenCache {
  /** The token as remembered, if that suits; else as the store has it now. Null when there is none. */
  find(id: string, suits: (token: Token) => boolean): Promise<Token | null>
}

interface Entry {
  readonly token: Promise<Token | null>
  readonly readAt: number
}

/**
 * Remembers tokens for a short time, so that a busy token costs one look-up in that time and not one a request. Requests
 * that ask together share one look-up. What was not found, or failed, is not remembered: a token works as soon as it is
 * created, and the cache holds no more entries than the store holds tokens.
 */
export function createTokenCache(
  load: (id: string) => Promise<Token | null>,
  options: { lifeMs: number; now: () => Date },
): TokenCache {
  const entries = new Map<string, Entry>()

  function read(id: string, readAt: number): Promise<Token | null> {
    const entry: Entry = { token: load(id), readAt }
    entries.set(id, entry)
    const forget = () => {
      if (entries.get(id) === entry) entries.delete(id)
    }
    entry.token.then((token) => token ?? forget(), forget)
    return entry.token
  }

  return {
    async find(id, suits) {
      const now = options.now().getTime()
      const entry = entries.get(id)
      if (entry && now - entry.readAt < options.lifeMs) {
        const token = await entry.token
        if (token && suits(token)) return token
      }
      return read(id, now)
    },
  }
}
