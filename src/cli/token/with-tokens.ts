import { loadConfig } from '../../config/config.js'
import { openStore } from '../../store/open-store.js'
import type { Store } from '../../store/store.js'
import { createTokenService, type TokenService } from '../../tokens/token-service.js'

/** Opens the store that the environment names, also while the service runs on it, and closes it whatever happens. */
export async function withTokens(work: (tokens: TokenService, store: Store) => Promise<void>): Promise<void> {
  const config = loadConfig(process.env)
  const store = await openStore(config)
  try {
    await work(createTokenService(store, config), store)
  } finally {
    await store.close()
  }
}
