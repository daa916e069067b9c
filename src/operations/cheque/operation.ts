import { documentFailures } from '../../errors/document-failures.js'
import { LekhaError } from '../../errors/lekha-error.js'
import type { Operation } from '../operation.js'
import { requestExample, responseExample } from './example.js'
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
    documents: [Buffer.from(request.doc_base64, 'base64')],
  }),
  async run() {
    throw new LekhaError('no_cheque_found')
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
