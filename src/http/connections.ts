import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Follows a server's connections, so that a server that closes waits for requests and not for callers to hang up. Node
 * ends only those that are idle when it closes: neither those that have brought no request yet (a browser's or a load
 * balancer's spare ones) nor those that turn idle afterwards.
 * @returns a function that ends every connection without a request at once, and the others after their answers, which
 * say so in the header `connection: close`.
 */
export function followConnections(server: Server): () => void {
  const unanswered = new Map<Socket, Set<ServerResponse>>()
  let closing = false

  server.on('connection', (socket: Socket) => {
    if (closing) return socket.destroy()
    unanswered.set(socket, new Set())
    socket.once('close', () => unanswered.delete(socket))
  })
  server.on('request', ({ socket }, response: ServerResponse) => {
    if (closing) response.shouldKeepAlive = false
    unanswered.get(socket)?.add(response)
    response.once('close', () => {
      const left = unanswered.get(socket)
      left?.delete(response)
      if (closing && left?.size === 0) socket.destroySoon()
    })
  })

  return () => {
    closing = true
    for (const [socket, responses] of unanswered) {
      if (responses.size === 0) socket.destroy()
      for (const response of responses) response.shouldKeepAlive = false
    }
  }
}
