import assert from 'node:assert/strict'
import { test } from 'node:test'
import { goodHeaders, testApp } from '../../../test/fakes/app.js'
import { nameMatch } from './operation.js'

const url = '/api/v1/name-match'

for (const [what, entities] of [
  ['an empty and a blank name', ['', '   ']],
  ['one name beside punctuation', ['Rajesh Kumar', '-- . --']],
  ['one name beside emoji', ['Rajesh Kumar', '👍🏽 👍🏽']],
  ['one name beside control characters', ['Rajesh Kumar', '\u0000\u0007\u200f']],
] as const)
  test(`${what}: too_few_entities in the envelope of the operation`, async () => {
    const { app, usage } = await testApp({ operations: [nameMatch] })
    const payload = { req_id: 'n-1', entities }
    const response = await app.inject({ method: 'POST', url, headers: goodHeaders, payload })
    assert.equal(response.statusCode, 200)
    assert.deepEqual(response.json(), {
      req_id: 'n-1',
      score: '0.00',
      result: '',
      api_success: false,
      error_message: 'Fewer than two usable names were sent. Send at least two names with letters in them.',
      error_code: 'too_few_entities',
      details: null,
    })
    assert.equal(usage.records[0]!.code, 'too_few_entities')
  })

test('one name alone is refused by the schema, which names the field', async () => {
  const { app } = await testApp({ operations: [nameMatch] })
  const payload = { req_id: 'n-1', entities: ['Rajesh Kumar'] }
  const response = await app.inject({ method: 'POST', url, headers: goodHeaders, payload })
  assert.equal(response.statusCode, 422)
  assert.match(response.json().error_message, /"entities"/)
  assert.equal(response.json().api_success, false)
})
