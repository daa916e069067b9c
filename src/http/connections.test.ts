import assert from 'node:assert/strict'
import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { test } from 'node:test'
import { followConnections } from './connections.js'

test('a closing server ends spare connections at once and a kept one after its answer', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  const arrived = new Promise<ServerResponse>((resolve) => {
    server.once('request', (_request, response) => resolve(response))
  })
  const closeConnections = followConnections(server)
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo

  const spare = connect(port, '127.0.0.1')
  await new Promise((resolve) => spare.once('connect', resolve))
  const reply = request(port)
  const answer = await arrived

  const closed = new Promise((resolve) => server.close(resolve))
  closeConnections()
  await ended(spare)
  answer.end('done')
  const { headers, statusCode } = await reply
  assert.equal(statusCode, 200)
  assert.equal(headers.connection, 'close')
  await closed
})

function request(port: number): Promise<IncomingMessage> {
  const agent = new Agent({ keepAlive: true })
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', agent }, (reply) => resolve(reply.resume())).on('error', reject)
  })
}

function ended(socket: Socket): Promise<void> {
  socket.on('error', () => {})
  return new Promise((resolve) => socket.resume().once('close', () => resolve()))
}
