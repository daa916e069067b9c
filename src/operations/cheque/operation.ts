import { decodeBase64 } from '../../documents/base64.js'
import type { OpenDocument, Page } from '../../documents/document.js'
import { documentFailures } from '../../errors/document-failures.js'
import type { Operation, RunContext } from '../operation.js'
import { requestExample, responseExample } from './example.js'
import { readCheque } from './read-cheque.js'
import { type ChequeResponse, type ChequeResult, chequeRequest, chequeResponse } from './schema.js'

export interface ChequeInput {
  readonly blank: boolean
}

export const cheque: Operation<typeof chequeRequest, ChequeInput, ChequeResult, 'documents' | 'reader' | 'micr'> = {
  name: 'cheque',
  endpoint: 'cheque',
  version: 'v1',
  title: 'Read a cheque',
  description:
    'Reads the printed and the written part of one cheque from a scan, a photograph or a PDF, with a calibrated confidence for each field.',
  weight: 'heavy',
  request: chequeRequest,
  response: chequeResponse,
  example: { request: requestExample, response: responseExample },
  failures: [...documentFailures, 'no_cheque_found'],
  tools: ['documents', 'reader', 'micr'],

  prepare: (request) => ({
    input: { blank: request.blank_cheque },
    documents: [decodeBase64(request.doc_base64, 'doc_base64')],
  }),
  async run({ input, documents }, tools, context) {
    const document = await context.time('decode', () => tools.documents.open(documents[0]!))
    try {
      return await readCheque(pagesOf(document, context), tools, { ...input, today: new Date() }, context)
    } finally {
      await document.close()
    }
  },
  succeed: (request, result): ChequeResponse => ({
    uid: request.req_id,
    success: true,
    error_message: '',
    error_code: '',
    result,
  }),
  fail: (request, error): ChequeResponse => ({
    uid: typeof request.req_id === 'string' ? request.req_id : '',
    success: false,
    error_message: error.message,
    error_code: error.code,
    result: null,
  }),
}

async function* pagesOf(document: OpenDocument, context: RunContext): AsyncGenerator<Page> {
  for (let number = 1; number <= document.pageCount; number++) {
    context.signal.throwIfAborted()
    yield await context.time('decode', () => document.page(number))
  }
}
