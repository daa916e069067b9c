import type { Command } from './command.js'
import { serve } from './serve.js'
import { createToken } from './token/create.js'
import { listTokens } from './token/list.js'
import { revokeToken } from './token/revoke.js'
import { rotateToken } from './token/rotate.js'
import { showUsage } from './token/usage.js'
import { version } from './version.js'

/** In the order of the help page. */
export const commands: readonly Command[] = [
  serve,
  createToken,
  listTokens,
  rotateToken,
  revokeToken,
  showUsage,
  version,
]

/** The command that the first words call, and what follows them. */
export function findCommand(argv: readonly string[]): { command: Command; rest: readonly string[] } | undefined {
  for (const command of commands) {
    const words = command.name.split(' ')
    if (words.every((word, index) => argv[index] === word)) return { command, rest: argv.slice(words.length) }
  }
  return undefined
}
