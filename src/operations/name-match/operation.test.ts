import assert from 'node:assert/strict'
import { test } from 'node:test'
import { goodHeaders, testApp } from '../../../test/fakes/app.js'
import { nameMatch } from './operation.js'

async function match(entities: readonly string[], more: object = {}) {
  const { app } = await testApp({ operations: [nameMatch] })
  const payload = { req_id: 'n-1', entities, ...more }
  const response = await app.inject({ method: 'POST', url: '/api/v1/name-match', headers: goodHeaders, payload })
  assert.equal(response.statusCode, 200)
  return response.json()
}

test('the example of the documentation is the real answer', async () => {
  const { request, response } = nameMatch.example
  const { entities, req_id } = request as { entities: string[]; req_id: string }
  assert.deepEqual(await match(entities, { req_id }), response)
})

test('R Sharma bridges nobody, and the weakest pair decides', async () => {
  const { score, result, details } = await match(['Rohit Sharma', 'R. Sharma', 'Rahul Sharma'])
  assert.deepEqual(details.groups, [[0], [1], [2]])
  assert.equal(result, 'Not Matched')
  assert.equal(score, details.pairs.find((pair: { a: number; b: number }) => pair.a === 0 && pair.b === 2).score)
})

test('the threshold turns the score into the result, the score stays', async () => {
  const names = ['Rajesh Kumar Sharma', 'Rajesh K Sharma']
  const [low, high] = [await match(names, { threshold: 0 }), await match(names, { threshold: 100 })]
  assert.deepEqual([low.result, high.result], ['Matched', 'Not Matched'])
  assert.equal(low.score, high.score)
  assert.match(low.score, /^\d{1,3}\.\d\d$/)
})

test('a name without letters stands by itself', async () => {
  const { details } = await match(['Rajesh Kumar', '--', 'RAJESH KUMAR'])
  assert.deepEqual(details.groups, [[0, 2], [1]])
  assert.equal(details.entities[1].normalised, '')
})

test('a hundred names are answered with every pair', async () => {
  const entities = Array.from(
    { length: 100 },
    (_, i) => `Person${'abcdefghij'[i % 10]} Family${'klmnopqrst'[Math.floor(i / 10)]}`,
  )
  const { details } = await match(entities)
  assert.equal(details.pairs.length, 4950)
  assert.deepEqual(
    details.groups.flat().sort((a: number, b: number) => a - b),
    entities.map((_, i) => i),
  )
})

for (const [what, names] of [
  ['10,000 characters', ['a'.repeat(10_000), 'Ravi Das '.repeat(1_111)]],
  ['emoji', ['👩🏽‍⚖️ Ravi 🙏', 'Ravi']],
  ['right to left', ['\u202bמשה כהן\u202c', 'Moshe Cohen']],
  ['mixed scripts', ['Ravi दास', 'रवि Das']],
] as const)
  test(`${what}: a sane answer`, async () => {
    const { api_success, score } = await match(names)
    assert.equal(api_success, true)
    assert.ok(Number(score) > 0 && Number(score) < 100)
  })
