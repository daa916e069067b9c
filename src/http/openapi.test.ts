import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { Value } from '@sinclair/typebox/value'
import { testApp } from '../../test/fakes/app.js'
import { echoOperation } from '../../test/fakes/echo-operation.js'
import { loadConfig } from '../config/config.js'
import { packageRoot } from '../config/root.js'
import { operations } from '../operations/registry.js'
import { openApiDocument, openApiText } from './openapi.js'

const config = loadConfig({})
// biome-ignore lint/suspicious/noExplicitAny: a document of many shapes
const document: any = openApiDocument([echoOperation()], config)

test('openapi/lekha.json is what `npm run openapi` writes', () => {
  const committed = readFileSync(join(packageRoot, 'openapi', 'lekha.json'), 'utf8')
  assert.ok(committed === openApiText(operations, config), 'run `npm run openapi` and commit the file')
})

test('an operation is described with its token, its request and every status', () => {
  assert.deepEqual(document.security, [{ token: [] }])
  assert.deepEqual(document.components.securitySchemes.token, {
    type: 'apiKey',
    in: 'header',
    name: 'token',
    description: "The caller's private token.",
  })
  const { post } = document.paths['/api/v1/echo']
  const statuses = ['200', '400', '401', '403', '405', '413', '415', '422', '429', '500', '503', '504']
  assert.deepEqual(Object.keys(post.responses), statuses)
  assert.equal(post.requestBody.content['application/json'].schema.$ref, '#/components/schemas/EchoRequest')
  assert.ok(post.responses['429'].headers['retry-after'])
  const { examples } = post.responses['200'].content['application/json']
  assert.deepEqual(Object.keys(examples), ['success', 'unreadable_image'])
})

test('every reference leads somewhere', () => {
  const text = openApiText(operations, config)
  const whole = JSON.parse(text)
  for (const [, reference] of text.matchAll(/"\$ref": "#\/([^"]+)"/g)) {
    const found = reference!.split('/').reduce((node, key) => node?.[key], whole)
    assert.ok(found, reference)
  }
})

for (const operation of operations)
  test(`the examples of ${operation.name} fit its schemas`, () => {
    assert.ok(Value.Check(operation.request, operation.example.request), 'request')
    const { paths } = openApiDocument([operation], config)
    const examples = examplesIn(paths)
    assert.ok(examples.length > 10)
    for (const [name, value] of examples) {
      const problem = Value.Errors(operation.response, value).First()
      assert.equal(problem && `${problem.path} ${problem.message}`, undefined, name)
    }
  })

/** Every `{ value }` below a key `examples`, with its name. */
function examplesIn(node: unknown): [string, unknown][] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, child]) =>
    key === 'examples'
      ? Object.entries(child as Record<string, { value: unknown }>).map(([name, { value }]): [string, unknown] => [
          name,
          value,
        ])
      : examplesIn(child),
  )
}

test('the app serves its document', async () => {
  const { app } = await testApp()
  const response = await app.inject('/openapi.json')
  assert.match(String(response.headers['content-type']), /^application\/json/)
  assert.deepEqual(response.json(), document)
})
