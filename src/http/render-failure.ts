import type { LekhaError } from '../errors/lekha-error.js'
import type { Operation } from '../operations/operation.js'

export interface RenderedFailure {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
}

/**
 * Every failure that a caller sees is made here: in the envelope of its operation, or in the general one where the
 * address belongs to none.
 * @param body what could be read of the request's body, of any type.
 */
export function renderFailure(
  error: LekhaError,
  operation: Pick<Operation, 'fail'> | null,
  body: unknown,
): RenderedFailure {
  const request = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
  const headers: Record<string, string> = {}
  if (error.retryAfter !== undefined) headers['retry-after'] = String(error.retryAfter)
  if (error.code === 'shutting_down') headers.connection = 'close'
  if (error.code === 'method_not_allowed') headers.allow = String(error.details.allow)
  return { status: error.status, headers, body: operation ? operation.fail(request, error) : generalEnvelope(error) }
}

/** The envelope of an address that belongs to no operation: whose key `req_id` would be is not known, so it is empty. */
function generalEnvelope(error: LekhaError) {
  return { req_id: '', success: false, error_code: error.code, error_message: error.message }
}
