import type { FastifyInstance } from 'fastify'

/**
 * @param variable the setting of the port, for the message.
 * @returns the address, with the port that was taken where 0 was asked for.
 * @throws Error that says which setting to change when the address cannot be listened on.
 */
export async function listen(
  app: FastifyInstance,
  { host, port }: { host: string; port: number },
  variable: string,
): Promise<string> {
  try {
    return await app.listen({ host, port })
  } catch (error) {
    throw new Error(`Cannot listen on ${host}:${port}: ${why(error)}. Set ${variable}, or the host, to another.`, {
      cause: error,
    })
  }
}

function why(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') return 'another process listens there'
  if (code === 'EACCES') return 'this user may not'
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return 'this machine has no such address'
  return message
}
