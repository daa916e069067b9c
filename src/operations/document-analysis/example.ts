import type { AnalysisRequest, AnalysisResponse } from './schema.js'

export const requestExample: AnalysisRequest = {
  req_id: '5b1e77aa',
  doc_type: 'image',
  output: 'json',
  doc_base64: 'JVBERi0xLjcKJeLjz9MK…',
}

export const responseExample: AnalysisResponse = {
  req_id: '5b1e77aa',
  success: true,
  doc_type: 'image',
  error_message: '',
  error_code: '',
  doc_json: { label: 'bank_statement', confidence: 98.4 },
  data: 'eyJsYWJlbCI6ImJhbmtfc3RhdGVtZW50Iiwi…',
}
