import assert from 'node:assert/strict'
import { test } from 'node:test'
import { echoUrl, goodBody, goodHeaders, testApp } from '../../test/fakes/app.js'
import { operationAddress, operationAddresses } from './address.js'

const cheque = { endpoint: 'cheque', version: 'v1' } as const
const motor = { endpoint: 'motor', version: 'v1' } as const
const plain = { basePath: '/api', versionPrefix: '', endpointNames: {} }

for (const [config, address] of [
  [{}, '/api/v1/cheque'],
  [{ basePath: '' }, '/v1/cheque'],
  [{ basePath: '/' }, '/v1/cheque'],
  [{ basePath: 'bank/docs/' }, '/bank/docs/v1/cheque'],
  [{ versionPrefix: 'lekha/' }, '/api/lekha/v1/cheque'],
  [{ versionPrefix: 'x-' }, '/api/x-v1/cheque'],
  [{ endpointNames: { cheque: 'check' } }, '/api/v1/check'],
] as const)
  test(`${JSON.stringify(config)} gives ${address}`, () => {
    assert.equal(operationAddress(cheque, { ...plain, ...config }), address)
  })

test('a renamed endpoint that does not exist stops the start', () => {
  const config = { ...plain, endpointNames: { check: 'cheque' } }
  assert.throws(() => operationAddresses([cheque, motor], config), /names "check", which is no endpoint/)
})

test('two operations cannot share an address', () => {
  const config = { ...plain, endpointNames: { cheque: 'motor' } }
  assert.throws(() => operationAddresses([cheque, motor], config), /share the address \/api\/v1\/motor/)
})

test('the app and its OpenAPI document follow', async () => {
  const { app } = await testApp({ config: { basePath: '/x', versionPrefix: 'y/', endpointNames: { echo: 'sound' } } })
  const post = (url: string) => app.inject({ method: 'POST', url, headers: goodHeaders, payload: goodBody })
  assert.equal((await post('/x/y/v1/sound')).statusCode, 200)
  assert.equal((await post('/x/y/v1/sound/')).statusCode, 200)
  assert.equal((await post('/x/y/v1/echo')).statusCode, 404)
  assert.equal((await post(echoUrl)).statusCode, 404)
  const document = (await app.inject('/openapi.json')).json()
  assert.deepEqual(Object.keys(document.paths), ['/x/y/v1/sound'])
})
