import type { Config } from '../config/config.js'
import { LekhaError } from '../errors/lekha-error.js'
import { type ErrorCode, errorEntries } from '../errors/table.js'
import type { Operation } from '../operations/operation.js'
import { operationAddresses } from './address.js'
import { answerHeaders } from './openapi-headers.js'
import { renderFailure } from './render-failure.js'

type Json = Readonly<Record<string, unknown>>

export interface OpenApiDocument {
  readonly openapi: '3.1.0'
  readonly info: Json
  readonly servers: readonly Json[]
  readonly security: readonly Json[]
  readonly tags: readonly Json[]
  readonly paths: Json
  readonly components: Json
}

type DocumentConfig = Pick<Config, 'basePath' | 'versionPrefix' | 'endpointNames'>

/** Answered before it is known which operation was meant; the info section tells of them. */
const generalCodes: readonly ErrorCode[] = ['malformed_http', 'not_found', 'request_timeout', 'headers_too_large']

/** The OpenAPI 3.1 document, written from the operations' own schemas, examples and failures. */
export function openApiDocument(operations: readonly Operation[], config: DocumentConfig): OpenApiDocument {
  const addresses = [...operationAddresses(operations, config)]
  return plain({
    openapi: '3.1.0',
    info: {
      title: 'Lekha',
      version: '1.0.0',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      description: introduction(),
    },
    servers: [{ url: '/', description: 'This deployment.' }],
    security: [{ token: [] }],
    tags: operations.map(({ name, title }) => ({ name, description: title })),
    paths: Object.fromEntries(addresses.map(([address, operation]) => [address, { post: describe(operation) }])),
    components: {
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'token', description: "The caller's private token." },
      },
      headers: answerHeaders,
      schemas: Object.fromEntries(
        operations.flatMap((operation) => [
          [schemaName(operation, 'Request'), operation.request],
          [schemaName(operation, 'Response'), operation.response],
        ]),
      ),
    },
  })
}

/** The document as the committed file openapi/lekha.json holds it. */
export const openApiText = (operations: readonly Operation[], config: DocumentConfig): string =>
  `${JSON.stringify(openApiDocument(operations, config), null, 2)}\n`

function introduction(): string {
  const general = generalCodes.map((code) => `\`${code}\` (${errorEntries[code].status})`)
  return [
    'Document intelligence that you host yourself. Every operation takes a JSON object by POST and answers with its own envelope: on success its flag is true and `error_code` is empty; on failure the flag is false, `error_code` is a stable code and `error_message` says what to do.',
    'A failure of status 200 means that the request was understood and its document could not be used.',
    `What belongs to no operation is answered with \`{ req_id, success, error_code, error_message }\`: ${general.join(', ')}.`,
  ].join('\n\n')
}

function describe(operation: Operation): Json {
  return {
    operationId: operation.name,
    tags: [operation.name],
    summary: operation.title,
    description: operation.description,
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: { $ref: `#/components/schemas/${schemaName(operation, 'Request')}` },
          example: operation.example.request,
        },
      },
    },
    responses: responses(operation),
  }
}

function responses(operation: Operation): Json {
  const codes = (Object.keys(errorEntries) as ErrorCode[]).filter((code) =>
    errorEntries[code].status === 200 ? operation.failures.includes(code) : !generalCodes.includes(code),
  )
  const statuses = [...new Set([200, ...codes.map((code) => errorEntries[code].status)])].sort((a, b) => a - b)
  return Object.fromEntries(
    statuses.map((status) => {
      const ofStatus = codes.filter((code) => errorEntries[code].status === status)
      return [String(status), response(operation, status, ofStatus)]
    }),
  )
}

function response(operation: Operation, status: number, codes: readonly ErrorCode[]): Json {
  const failures = codes.map((code) => [
    code,
    { summary: errorEntries[code].when, value: failureExample(operation, code) },
  ])
  const success = status === 200 ? [['success', { summary: 'Success', value: operation.example.response }]] : []
  return {
    description:
      status === 200
        ? 'Processed; the flag tells whether it succeeded.'
        : codes.map((code) => errorEntries[code].when).join(' '),
    headers: headersOf(status),
    content: {
      'application/json': {
        schema: { $ref: `#/components/schemas/${schemaName(operation, 'Response')}` },
        examples: Object.fromEntries([...success, ...failures]),
      },
    },
  }
}

/** The real envelope: made by the renderer, not written by hand. */
function failureExample(operation: Operation, code: ErrorCode): unknown {
  const error = new LekhaError(code, {
    ...errorEntries[code].example,
    ...(code === 'operation_forbidden' && { operation: operation.name }),
  })
  // Refused before the body is read, so the caller's id is not known.
  const bodyWasRead = ![400, 401, 403, 405, 413, 415, 429].includes(error.status)
  return renderFailure(error, operation, bodyWasRead ? operation.example.request : {}).body
}

function headersOf(status: number): Json {
  const names = ['x-request-id', 'server-timing']
  // The token is counted once it was accepted.
  if (![401, 403, 405].includes(status))
    names.push(...Object.keys(answerHeaders).filter((name) => /^x-(ratelimit|quota)/.test(name)))
  if (status === 429 || status === 503) names.push('retry-after')
  if (status === 405) names.push('allow')
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))
}

/** `name-match` → `NameMatchRequest`. */
function schemaName(operation: Operation, kind: 'Request' | 'Response'): string {
  const words = operation.name.split(/[^A-Za-z0-9]+/).map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return words.join('') + kind
}

/** Without the symbols that TypeBox keeps on its schemas, and with nothing shared between two places. */
const plain = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value))
