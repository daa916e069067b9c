import assert from 'node:assert/strict'
import { test } from 'node:test'
import { goodHeaders, testApp } from '../../../test/fakes/app.js'
import { LekhaError } from '../../errors/lekha-error.js'
import { photoCrop } from './operation.js'

const post = async (payload: object, failure?: LekhaError) => {
  const pool = { run: () => Promise.reject(failure ?? new Error('must not run')) }
  const { app } = await testApp({ operations: [photoCrop], pool })
  return app.inject({ method: 'POST', url: '/api/v1/photo-crop', headers: goodHeaders, payload })
}

for (const code of [...new Set(photoCrop.failures)].filter((each) => each !== 'invalid_base64'))
  test(`${code} is answered in the envelope`, async () => {
    const details = { found: 9, limit: 5, problem: 'it is cut off' }
    const response = await post({ req_id: 'r-1', doc_base64: 'aGVsbG8=' }, new LekhaError(code, details))
    assert.equal(response.statusCode, 200)
    const { error_message, ...rest } = response.json()
    assert.ok(error_message.length > 10)
    assert.deepEqual(rest, { req_id: 'r-1', success: false, doc_type: 'image', error_code: code, data: null })
  })

test('what is no base64 is refused before any work', async () => {
  const response = await post({ req_id: 'r-1', doc_base64: '!!' })
  assert.equal(response.json().error_code, 'invalid_base64')
})

for (const [name, field] of Object.entries({
  padding: { padding: 0.6 },
  output_format: { output_format: 'gif' },
  doc_type: { doc_type: 'pdf' },
  req_id: { req_id: '' },
  doc_base64: { doc_base64: 7 },
}))
  test(`a wrong ${name} is named`, async () => {
    const response = await post({ req_id: 'r-1', doc_base64: 'aGVsbG8=', ...field })
    assert.equal(response.statusCode, 422)
    assert.match(response.json().error_message, new RegExp(name))
  })
