import type { FastifyError } from 'fastify'
import { LekhaError, toLekhaError } from '../errors/lekha-error.js'
import { describeProblem, type SchemaProblem } from './describe-problem.js'

/** Turns what Fastify, the schema or an operation threw into an error of the table. */
export function toCallerError(thrown: unknown, context: { bodyLimit: number; bodyIsEmpty: boolean }): LekhaError {
  const { code, validation } = thrown as Partial<FastifyError> & { validation?: readonly SchemaProblem[] }
  if (validation) {
    if (context.bodyIsEmpty) return new LekhaError('malformed_json')
    // Of alternatives that all failed, Ajv reports each and then the choice itself: the last one speaks of the field.
    return new LekhaError('invalid_request', { problem: describeProblem(validation.at(-1)!) })
  }
  switch (code) {
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return new LekhaError('malformed_json')
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new LekhaError('body_too_large', { limit: context.bodyLimit })
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new LekhaError('unsupported_media_type')
    case 'FST_ERR_BAD_URL':
      return new LekhaError('malformed_http')
    default:
      return toLekhaError(thrown)
  }
}
