import assert from 'node:assert/strict'
import { PassThrough } from 'node:stream'
import { test } from 'node:test'
import { answerClientError } from './client-error.js'

async function answerTo(code: string): Promise<string> {
  const socket = new PassThrough()
  socket.on('error', () => {})
  const answer: string[] = []
  socket.on('data', (chunk) => answer.push(String(chunk)))
  answerClientError(Object.assign(new Error('of the parser'), { code }), socket as never)
  await new Promise((resolve) => socket.once('close', resolve))
  return answer.join('')
}

test('408: the request did not arrive in time', async () => {
  const answer = await answerTo('ERR_HTTP_REQUEST_TIMEOUT')
  assert.match(answer, /^HTTP\/1\.1 408 Request Timeout\r\n/)
  assert.equal(JSON.parse(answer.split('\r\n\r\n')[1]!).error_code, 'request_timeout')
})

test('a connection that was reset is not answered', async () => {
  assert.equal(await answerTo('ECONNRESET'), '')
})
