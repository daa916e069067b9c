import { decodeBase64 } from '../../documents/base64.js'
import type { OpenDocument, Page } from '../../documents/document.js'
import { documentFailures } from '../../errors/document-failures.js'
import type { Operation, RunContext } from '../operation.js'
import { cropPhoto, type PhotoOptions } from './crop-photo.js'
import { requestExample, responseExample } from './example.js'
import { type PhotoData, type PhotoResponse, photoRequest, photoResponse } from './schema.js'

export const photoCrop: Operation<
  typeof photoRequest,
  PhotoOptions,
  PhotoData,
  'documents' | 'faces' | 'frames' | 'photoLimits'
> = {
  name: 'photo-crop',
  endpoint: 'photo-crop',
  version: 'v1',
  title: "Crop a person's photograph",
  description:
    'Finds the portrait photograph of a person in a document and returns it cut out along its printed edge, upright and deskewed.',
  weight: 'heavy',
  request: photoRequest,
  response: photoResponse,
  example: { request: requestExample, response: responseExample },
  failures: [...documentFailures, 'no_photograph_found'],
  tools: ['documents', 'faces', 'frames', 'photoLimits'],

  prepare: ({ output_format: format = 'jpeg', padding = 0, doc_base64 }) => ({
    input: { format, padding },
    documents: [decodeBase64(doc_base64, 'doc_base64')],
  }),
  async run({ input, documents }, tools, context) {
    const document = await context.time('decode', () => tools.documents.open(documents[0]!))
    try {
      const pages = pagesOf(document, tools.photoLimits.pages, context)
      return await cropPhoto(document, pages, tools, input, context)
    } finally {
      await document.close()
    }
  },
  succeed: (request, data): PhotoResponse => ({
    req_id: request.req_id,
    success: true,
    doc_type: request.doc_type ?? 'image',
    error_message: '',
    error_code: '',
    data,
  }),
  fail: (request, error): PhotoResponse => ({
    req_id: typeof request.req_id === 'string' ? request.req_id : '',
    success: false,
    doc_type: typeof request.doc_type === 'string' ? request.doc_type : 'image',
    error_message: error.message,
    error_code: error.code,
    data: null,
  }),
}

async function* pagesOf(document: OpenDocument, most: number, context: RunContext): AsyncGenerator<Page> {
  for (let number = 1; number <= Math.min(most, document.pageCount); number++) {
    context.signal.throwIfAborted()
    yield await context.time('decode', () => document.page(number))
  }
}
