import assert from 'node:assert/strict'
import { test } from 'node:test'
import { goodHeaders, testApp } from '../../../test/fakes/app.js'
import { documentAnalysis } from './operation.js'

test('a form of the answer that is not made is refused before any work, in the envelope', async () => {
  const { app } = await testApp({ operations: [documentAnalysis] })
  const payload = { req_id: 'r-9', doc_base64: 'aGVsbG8=', output: 'pdf' }
  const response = await app.inject({
    method: 'POST',
    url: '/api/v1/document-analysis',
    headers: goodHeaders,
    payload,
  })
  assert.equal(response.statusCode, 200)
  assert.deepEqual(response.json(), {
    req_id: 'r-9',
    success: false,
    doc_type: 'image',
    error_message: 'The output "pdf" is not made yet. Ask for "json" or "xlsx".',
    error_code: 'output_not_supported',
    doc_json: null,
    data: null,
  })
})
