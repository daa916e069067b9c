import { type Static, Type } from '@sinclair/typebox'
import type { Operation, RunContext } from '../../src/operations/operation.js'

const request = Type.Object({
  req_id: Type.String({ minLength: 1, maxLength: 256 }),
  doc_type: Type.Literal('image'),
  blank: Type.Boolean(),
  doc_base64: Type.String(),
  threshold: Type.Optional(Type.Number({ minimum: 0, maximum: 100 })),
  items: Type.Optional(Type.Array(Type.Object({ name: Type.String() }), { maxItems: 3 })),
  output: Type.Optional(Type.Union([Type.Literal('json'), Type.Literal('pdf')])),
})

const response = Type.Object({
  uid: Type.String(),
  success: Type.Boolean(),
  error_message: Type.String(),
  error_code: Type.String(),
  result: Type.Union([Type.Object({ bytes: Type.Integer() }), Type.Null()]),
})

export type EchoRequest = Static<typeof request>
export type EchoWork = (bytes: Uint8Array, context: RunContext) => Promise<void>

/** A small operation for tests of the frame: it answers how many bytes the document has, after doing what the test gives. */
export function echoOperation(weight: 'light' | 'heavy' = 'light', work: EchoWork = async () => {}) {
  const operation: Operation<typeof request, { blank: boolean }, { bytes: number }, never> = {
    name: 'echo',
    endpoint: 'echo',
    version: 'v1',
    title: 'Count the bytes of a document',
    description: 'For tests.',
    weight,
    request,
    response,
    example: {
      request: { req_id: 'a1', doc_type: 'image', blank: false, doc_base64: 'aGVsbG8=' },
      response: { uid: 'a1', success: true, error_message: '', error_code: '', result: { bytes: 5 } },
    },
    failures: ['unreadable_image'],
    tools: [],
    prepare: (body) => ({ input: { blank: body.blank }, documents: [Buffer.from(body.doc_base64, 'base64')] }),
    async run({ documents }, _tools, context) {
      await context.time('main', () => work(documents[0]!, context))
      return { result: { bytes: documents[0]!.byteLength }, pages: 1 }
    },
    succeed: (body, result) => ({ uid: body.req_id, success: true, error_message: '', error_code: '', result }),
    fail: (body, error) => ({
      uid: typeof body.req_id === 'string' ? body.req_id : '',
      success: false,
      error_message: error.message,
      error_code: error.code,
      result: null,
    }),
  }
  return operation
}
