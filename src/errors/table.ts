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
  malformed_http: {
    status: 400,
    message: 'The request is not valid HTTP.',
    when: 'The request line, the address or a header cannot be parsed.',
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
    example: { token_environment: 'uat', environment: 'live' },
  },
  operation_forbidden: {
    status: 403,
    message: 'The token may not call {operation}. Ask your operator to add this operation to it.',
    when: "The operation is not among the token's scopes.",
    example: { operation: 'cheque' },
  },
  not_found: {
    status: 404,
    message: 'There is no such address. The operations are listed at /openapi.json.',
    when: 'No route has this path.',
  },
  method_not_allowed: {
    status: 405,
    message: 'Use {allow} for this address.',
    when: 'The path exists, the method does not. The header Allow names those that do.',
    example: { allow: 'POST' },
  },
  request_timeout: {
    status: 408,
    message: 'The request did not arrive in time. Send it again, or raise LEKHA_UPLOAD_MS.',
    when: 'The caller took longer to send the request than the deployment allows.',
  },
  body_too_large: {
    status: 413,
    message: 'The body is larger than {limit} bytes. Send a smaller file, or raise LEKHA_MAX_BODY_BYTES.',
    when: 'The body is over the limit of the deployment.',
    example: { limit: 48_000_000 },
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
    example: { problem: '"req_id" is missing; it takes a text of 1 to 256 characters.' },
  },
  headers_too_large: {
    status: 431,
    message: 'The headers of the request are too large. Send fewer or shorter ones.',
    when: 'All headers together are over 16 KiB.',
  },
  rate_limited: {
    status: 429,
    message: 'Too many requests for this token. Try again in {retry_after} seconds.',
    when: 'The token is over its rate. Retry-After says when to come back.',
    example: { retry_after: 12 },
  },
  quota_exhausted: {
    status: 429,
    message: "This token's daily quota is used up. Try again in {retry_after} seconds.",
    when: 'The token is over its daily quota. Retry-After says when the next day begins.',
    example: { retry_after: 3600 },
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
    example: { retry_after: 2 },
  },
  shutting_down: {
    status: 503,
    message: 'The service is shutting down. Try again in {retry_after} seconds.',
    when: 'The process was told to stop and takes no new work.',
    example: { retry_after: 10 },
  },
  deadline_exceeded: {
    status: 504,
    message:
      'The request took longer than {limit} ms and was stopped. Send a smaller file, or raise LEKHA_DEADLINE_MS.',
    when: 'The work was not done by its deadline. It is really stopped.',
    example: { limit: 60_000 },
  },

  // The request was processed and the document cannot be used.
  invalid_base64: {
    status: 200,
    message: '"{field}" is not valid base64. Send the file\'s bytes in base64, with or without a data: prefix.',
    when: 'The text is empty or holds characters of no base64 alphabet.',
    example: { field: 'doc_base64' },
  },
  unsupported_format: {
    status: 200,
    message: 'The file is {found}. Send JPEG, PNG, WebP, TIFF, GIF, BMP, AVIF or PDF.',
    when: 'The content is of a kind that is not read.',
    example: { found: 'an office document' },
  },
  unreadable_image: {
    status: 200,
    message: 'The image cannot be read: {problem}. Send the original file again.',
    when: 'The file is truncated or corrupt.',
    example: { problem: 'the file ends early' },
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
    example: { found: 41_000_000, limit: 32_000_000 },
  },
  too_many_pixels: {
    status: 200,
    message: 'The image has {found} pixels; at most {limit} are read. Send a smaller one, or raise LEKHA_MAX_PIXELS.',
    when: "A page's width times height is over the limit. It is checked before decoding.",
    example: { found: 100_000_000, limit: 60_000_000 },
  },
  too_many_pages: {
    status: 200,
    message: 'The document has {found} pages; at most {limit} are read. Send fewer, or raise LEKHA_MAX_PAGES.',
    when: 'The document is over the page limit.',
    example: { found: 120, limit: 50 },
  },
  no_cheque_found: {
    status: 200,
    message: 'No cheque was found in the image. Send one cheque, whole and legible.',
    when: 'Nothing in the picture bears the marks of a cheque.',
  },
  no_vehicle_found: {
    status: 200,
    message: 'No image could be used: {problem}. Send photographs of the vehicle.',
    when: 'None of the images shows a vehicle or can be read. The message names what is wrong with each.',
    example: { problem: 'doc_base64[0] unreadable_image, doc_base64[1] shows no vehicle' },
  },
  no_photograph_found: {
    status: 200,
    message: "No person's photograph was found in the document. Send the page that bears it.",
    when: 'No page bears the portrait of a person.',
  },
  output_not_supported: {
    status: 200,
    message: 'The output "{output}" is not made yet. Ask for "json" or "xlsx".',
    when: 'A form of the answer was asked for that this version does not write.',
    example: { output: 'pdf' },
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
  /** Details with which the documentation fills the message; one for each `{name}` in it. */
  example?: Readonly<Record<string, string | number>>
}

export type ErrorCode = keyof typeof errorTable

/** The table with every row seen alike. */
export const errorEntries: Readonly<Record<ErrorCode, ErrorEntry>> = errorTable
