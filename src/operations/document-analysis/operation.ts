import { decodeBase64 } from '../../documents/base64.js'
import { documentFailures } from '../../errors/document-failures.js'
import { LekhaError } from '../../errors/lekha-error.js'
import type { DocumentLabel } from '../../knowledge/document-labels.js'
import type { Operation } from '../operation.js'
import { analyseDocument } from './analyse-document.js'
import { requestExample, responseExample } from './example.js'
import { isWritten, type WrittenFormat, writeOutput } from './output/write-output.js'
import { type AnalysisResponse, analysisRequest, analysisResponse } from './schema.js'

export interface AnalysisInput {
  readonly output: WrittenFormat
  readonly password: string | null
}

export interface AnalysisResult {
  readonly label: DocumentLabel
  /** Percentage. */
  readonly confidence: number
  /** Base64. */
  readonly data: string
}

export const documentAnalysis: Operation<
  typeof analysisRequest,
  AnalysisInput,
  AnalysisResult,
  'documents' | 'reader' | 'barcodes' | 'privacy'
> = {
  name: 'document-analysis',
  endpoint: 'document-analysis',
  version: 'v1',
  title: 'Analyse a document',
  description:
    'Says what a document is and reads it: text, tables, codes; of a bank statement every transaction, reconciled.',
  weight: 'heavy',
  request: analysisRequest,
  response: analysisResponse,
  example: { request: requestExample, response: responseExample },
  failures: [...documentFailures, 'output_not_supported'],
  tools: ['documents', 'reader', 'barcodes', 'privacy'],

  prepare(request) {
    const { output = 'json', password = null } = request
    if (!isWritten(output)) throw new LekhaError('output_not_supported', { output })
    return { input: { output, password }, documents: [decodeBase64(request.doc_base64, 'doc_base64')] }
  },
  async run({ input, documents }, tools, context) {
    const bytes = documents[0]!
    const options = input.password === null ? {} : { password: input.password }
    const document = await context.time('decode', () => tools.documents.open(bytes, options))
    try {
      const analysis = await analyseDocument(
        document,
        bytes,
        tools,
        { today: new Date(), password: input.password },
        context,
      )
      const written = await context.time('write', () => writeOutput(analysis, input.output))
      const confidence = Math.round(analysis.confidence * 1000) / 10
      const data = Buffer.from(written).toString('base64')
      return { result: { label: analysis.label, confidence, data }, pages: document.pageCount }
    } finally {
      await document.close()
    }
  },
  succeed: (request, { label, confidence, data }): AnalysisResponse => ({
    req_id: request.req_id,
    success: true,
    doc_type: request.doc_type ?? 'image',
    error_message: '',
    error_code: '',
    doc_json: { label, confidence },
    data,
  }),
  fail: (request, error): AnalysisResponse => ({
    req_id: typeof request.req_id === 'string' ? request.req_id : '',
    success: false,
    doc_type: typeof request.doc_type === 'string' ? request.doc_type : 'image',
    error_message: error.message,
    error_code: error.code,
    doc_json: null,
    data: null,
  }),
}
