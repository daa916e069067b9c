import type { ServerResponse } from 'node:http'

/**
 * A signal that aborts when the caller's connection closes before the answer was sent. It watches the response:
 * a request, like Fastify's `request.signal` on it, has already closed once its body was read.
 */
export function hangUpSignal(response: ServerResponse): AbortSignal {
  const controller = new AbortController()
  const abort = () => controller.abort()
  if (response.closed) abort()
  else
    response.once('close', () => {
      if (!response.writableEnded) abort()
    })
  return controller.signal
}
