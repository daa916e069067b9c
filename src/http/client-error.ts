import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { LekhaError } from '../errors/lekha-error.js'
import type { ErrorCode } from '../errors/table.js'
import { renderFailure } from './render-failure.js'

/** Answers what is no HTTP request, or did not arrive in time; there is neither a request nor a reply then. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code !== 'ECONNRESET' && socket.writable) {
    const { status, body } = renderFailure(new LekhaError(codeOf(error.code)), null, {})
    const text = JSON.stringify(body)
    socket.write(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        'connection: close',
        'content-type: application/json; charset=utf-8',
        `content-length: ${Buffer.byteLength(text)}`,
        `x-request-id: ${randomUUID()}`,
        '',
        text,
      ].join('\r\n'),
    )
  }
  socket.destroy(error)
}

function codeOf(code: string | undefined): ErrorCode {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'request_timeout'
  return code === 'HPE_HEADER_OVERFLOW' ? 'headers_too_large' : 'malformed_http'
}
