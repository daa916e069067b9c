import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Follows the connections over which no request has come yet. Node counts those as neither idle nor busy, so a browser's
 * or a load balancer's spare connection would hold up a server that closes.
 * @returns a function that ends them, and those that still come.
 */
export function followUnusedConnections(server: Server): () => void {
  const unused = new Set<Socket>()
  let closing = false
  server.on('connection', (socket: Socket) => {
    if (closing) return socket.destroy()
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  server.on('request', ({ socket }) => unused.delete(socket))
  return () => {
    closing = true
    for (const socket of unused) socket.destroy()
  }
}
