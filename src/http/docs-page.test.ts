import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testApp } from '../../test/fakes/app.js'

test('the documentation page and all that it loads come from this server, and the policy allows no other', async () => {
  const { app } = await testApp({ config: { docsPage: true } })
  const page = await app.inject('/docs')
  assert.equal(page.statusCode, 200)
  const policy = String(page.headers['content-security-policy'])
  assert.match(policy, /default-src 'self'/)
  assert.ok(!/https?:|upgrade-insecure/.test(policy))

  const links = [...page.body.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, link]) => link!)
  assert.ok(links.length >= 5)
  for (const link of links) {
    assert.match(link, /^\/docs\/static\//)
    assert.equal((await app.inject(link)).statusCode, 200, link)
  }
  const start = await app.inject('/docs/static/swagger-initializer.js')
  assert.match(start.body, /validatorUrl: (null|"")/)
  assert.deepEqual((await app.inject('/docs/json')).json(), (await app.inject('/openapi.json')).json())
})

test('LEKHA_DOCS_PAGE=false leaves it out; the OpenAPI document stays', async () => {
  const { app } = await testApp({ config: { docsPage: false } })
  assert.equal((await app.inject('/docs')).statusCode, 404)
  assert.equal((await app.inject('/openapi.json')).statusCode, 200)
})
