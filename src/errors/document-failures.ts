import type { ErrorCode } from './table.js'

/** What opening one document can fail with; every operation that takes a document lists these among its failures. */
export const documentFailures = [
  'invalid_base64',
  'unsupported_format',
  'unreadable_image',
  'password_required',
  'wrong_password',
  'too_many_bytes',
  'too_many_pixels',
  'too_many_pages',
] as const satisfies readonly ErrorCode[]
