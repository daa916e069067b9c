import assert from 'node:assert/strict'
import { test } from 'node:test'
import { echoFailure, echoUrl, goodBody, goodHeaders, testApp } from '../../test/fakes/app.js'

const { req_id: _, ...withoutId } = goodBody

for (const [body, problem, uid] of [
  [withoutId, '"req_id" is missing; it takes a text of 1 to 256 characters.', ''],
  [{ ...goodBody, req_id: 7 }, '"req_id" takes a text of 1 to 256 characters; the number 7 was sent.', ''],
  [{ ...goodBody, req_id: '' }, '"req_id" takes a text of 1 to 256 characters; an empty text was sent.', ''],
  [{ ...goodBody, doc_type: 'pdf' }, '"doc_type" takes "image"; another text was sent.', 'r-77'],
  [{ ...goodBody, blank: 'true' }, '"blank" takes true or false; a text was sent.', 'r-77'],
  [{ ...goodBody, blank: null }, '"blank" takes true or false; null was sent.', 'r-77'],
  [{ ...goodBody, doc_base64: ['a'] }, '"doc_base64" takes a text; an array of 1 was sent.', 'r-77'],
  [{ ...goodBody, threshold: 120 }, '"threshold" takes a number from 0 to 100; the number 120 was sent.', 'r-77'],
  [{ ...goodBody, output: 'doc' }, '"output" takes one of "json", "pdf"; another text was sent.', 'r-77'],
  [{ ...goodBody, items: [{ name: 'a' }, {}] }, '"items[1].name" is missing; it takes a text.', 'r-77'],
  [
    [],
    'The body takes an object with req_id, doc_type, blank, doc_base64, threshold, items, output; an array of 0 was sent.',
    '',
  ],
] as const)
  test(`422: ${problem}`, async () => {
    const { app, usage } = await testApp()
    const payload = JSON.stringify(body)
    const response = await app.inject({ method: 'POST', url: echoUrl, headers: goodHeaders, payload })
    assert.equal(response.statusCode, 422)
    assert.deepEqual(response.json(), echoFailure('invalid_request', problem, uid))
    assert.equal(usage.records[0]!.code, 'invalid_request')
  })
