import type { TokenService } from './token-service.js'

/**
 * On the first start, when the store holds no token, makes one that may call everything and prints it: a line that says
 * what it is, then the token alone on its line. It is printed this once and stored nowhere.
 */
export async function ensureFirstToken(
  tokens: TokenService,
  print: (text: string) => void = (text) => process.stdout.write(text),
): Promise<void> {
  const first = await tokens.createFirst({ name: 'first token', scopes: ['*'] })
  if (!first) return
  print(
    'The store is new. This is its first token: it may call every operation and does not expire. It is shown only now.\n' +
      `${first.text}\n`,
  )
}
