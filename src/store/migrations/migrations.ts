import { tokensAndUsage } from './0001-tokens-and-usage.js'
import type { Migration } from './migration.js'

/** In the order in which they are applied. */
export const migrations: readonly Migration[] = [tokensAndUsage]
