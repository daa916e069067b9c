/**
 * Every error that a caller can see, once: its stable code, the HTTP status it is answered with and the sentence that
 * tells the caller what to do. `docs/errors.md` is generated from this table; a code never changes its meaning.
 *
 * Status 200 means that the request reached processing and its envelope's flag is false (contract, section 1).
 * `{name}` in a message is filled from the error's details.
 */
export const errorTable = {
  // The request never reached processing.
  malformed_json: {
    status: 400,
    message: 'The body is not valid JSON. Send one JSON object.',
    when: 'The body cannot be parsed as JSON, or is empty.',
  },
  token_missing: {
    status: 401,
    message: 'The header "token" is missing. Send your private token in it.',
    when: 'No token header was sent.',
  },
  token_invalid: {
    status: 401,
    message: 'The token is not valid. Check that it was copied whole and has not been revoked.',
    when: 'The token is mistyped, unknown or revoked; the answer does not tell which.',
  },
  token_expired: {
    status: 401,
    message: 'The token has expired. Ask your operator for a new one.',
    when: 'The token was valid once and its time is over.',
  },
  token_wrong_environment: {
    status: 401,
    message: 'The token belongs to the {token_environment} environment; this is {environment}.',
    when: 'A UAT token was sent to a live deployment, or the other way round.',
  },
  operation_forbidden: {
    status: 403,
    message: 'The token may not call {operation}. Ask your operator to add this operation to it.',
    when: "The operation is not among the token's scopes.",
  },
  not_found: {
    status: 404,
    message: 'There is no such address. The operations are listed at /docs.',
    when: 'No route has this path.',
  },
  method_not_allowed: {
    status: 405,
    message: 'Use {allow} for this address.',
    when: 'The path exists, the method does not. The header Allow names those that do.',
  },
  body_too_large: {
    status: 413,
    message: 'The body is larger than {limit} bytes. Send a smaller file, or raise LEKHA_MAX_BODY_BYTES.',
    when: 'The body is over the limit of the deployment.',
  },
  unsupported_media_type: {
    status: 415,
    message: 'Send the body as JSON with the header content-type: application/json.',
    when: 'The content type is not JSON.',
  },
  invalid_request: {
    status: 422,
    message: '{problem}',
    when: 'A field is missing or of the wrong type. The message names the field and what it takes.',
  },
  rate_limited: {
    status: 429,
    message: 'Too many requests for this token. Try again in {retry_after} seconds.',
    when: 'The token is over its rate. Retry-After says when to come back.',
  },
  quota_exhausted: {
    status: 429,
    message: "This token's daily quota is used up. Try again in {retry_after} seconds.",
    when: 'The token is over its daily quota. Retry-After says when the next day begins.',
  },
  internal_error: {
    status: 500,
    message: 'Something failed on our side. Send the header x-request-id of this answer to your operator.',
    when: 'A fault of the service. Nothing of its inside is shown; the log has it under the request id.',
  },
  queue_full: {
    status: 503,
    message: 'The service is busy and its queue is full. Try again in {retry_after} seconds.',
    when: 'More requests wait than LEKHA_QUEUE_SIZE allows.',
  },
  shutting_down: {
    status: 503,
    message: 'The service is shutting down. Try again in {retry_after} seconds.',
    when: 'The process was told to stop and takes no new work.',
  },
  deadline_exceeded: {
    status: 504,
    message:
      'The request took longer than {limit} ms and was stopped. Send a smaller file, or raise LEKHA_DEADLINE_MS.',
    when: 'The work was not done by its deadline. It is really stopped.',
  },

  // The request was processed and the document cannot be used.
  invalid_base64: {
    status: 200,
    message: '"{field}" is not valid base64. Send the file\'s bytes in base64, with or without a data: prefix.',
    when: 'The text is empty or holds characters of no base64 alphabet.',
  },
  unsupported_format: {
    status: 200,
    message: 'The file is {found}. Send JPEG, PNG, WebP, TIFF, GIF, BMP, AVIF or PDF.',
    when: 'The content is of a kind that is not read.',
  },
  unreadable_image: {
    status: 200,
    message: 'The image cannot be read: {problem}. Send the original file again.',
    when: 'The file is truncated or corrupt.',
  },
  password_required: {
    status: 200,
    message: 'The PDF is protected. Send its password, or a copy without one.',
    when: 'The PDF is encrypted and no password came with the request.',
  },
  wrong_password: {
    status: 200,
    message: 'The password does not open this PDF. Send the right one, or a copy without one.',
    when: 'A password came with the request and does not fit.',
  },
  too_many_bytes: {
    status: 200,
    message:
      'The file has {found} bytes; at most {limit} are read. Send a smaller file, or raise LEKHA_MAX_DOCUMENT_BYTES.',
    when: 'One document is over the byte limit.',
  },
  too_many_pixels: {
    status: 200,
    message: 'The image has {found} pixels; at most {limit} are read. Send a smaller one, or raise LEKHA_MAX_PIXELS.',
    when: "A page's width times height is over the limit. It is checked before decoding.",
  },
  too_many_pages: {
    status: 200,
    message: 'The document has {found} pages; at most {limit} are read. Send fewer, or raise LEKHA_MAX_PAGES.',
    when: 'The document is over the page limit.',
  },
  no_cheque_found: {
    status: 200,
    message: 'No cheque was found in the image. Send one cheque, whole and legible.',
    when: 'Nothing in the picture bears the marks of a cheque.',
  },
  no_vehicle_found: {
    status: 200,
    message: 'No image could be used. Send photographs of the vehicle; each image names its own problem.',
    when: 'None of the images shows a vehicle or can be read.',
  },
  no_photograph_found: {
    status: 200,
    message: "No person's photograph was found in the document. Send the page that bears it.",
    when: 'No page bears the portrait of a person.',
  },
  too_few_entities: {
    status: 200,
    message: 'Fewer than two usable names were sent. Send at least two names with letters in them.',
    when: 'After removing what is empty or has no letters, fewer than two names are left.',
  },
} as const satisfies Record<string, ErrorEntry>

export interface ErrorEntry {
  status: number
  message: string
  /** Said in the documentation: when a caller meets this code. */
  when: string
}

export type ErrorCode = keyof typeof errorTable
