import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadConfig } from './config.js'

test('what is not set, or set to nothing, takes its default', () => {
  const config = loadConfig({ LEKHA_QUEUE_SIZE: '' })
  assert.deepEqual([config.port, config.queueSize, config.docsPage], [8080, 50, true])
  assert.deepEqual(config.endpointNames, {})
})

test('values are read by their type', () => {
  const config = loadConfig({
    PORT: '0',
    LEKHA_ENVIRONMENT: 'uat',
    LEKHA_DOCS_PAGE: 'false',
    LEKHA_DEADLINE_MS: '1500',
    LEKHA_ENDPOINT_NAMES: 'cheque=check, motor=vehicle',
  })
  assert.deepEqual([config.port, config.environment, config.docsPage, config.deadlineMs], [0, 'uat', false, 1500])
  assert.deepEqual(config.endpointNames, { cheque: 'check', motor: 'vehicle' })
})

for (const [variable, value, problem] of [
  ['PORT', '80x', 'takes a whole number from 0 to 65535'],
  ['PORT', '65536', 'takes a whole number from 0 to 65535'],
  ['PORT', ' ', 'takes a whole number from 0 to 65535'],
  ['LEKHA_QUEUE_SIZE', '-1', 'takes a whole number from 0 to 100000'],
  ['LEKHA_QUEUE_SIZE', '1.5', 'takes a whole number from 0 to 100000'],
  ['LEKHA_ENVIRONMENT', 'LIVE', 'takes one of live, uat'],
  ['LEKHA_DOCS_PAGE', 'yes', 'takes true or false'],
  ['LEKHA_DEADLINE_MS', '0', 'takes a whole number from 1 to 86400000'],
  ['LEKHA_MAX_BODY_BYTES', '1e9', 'takes a whole number from 1000 to 500000000'],
  ['LEKHA_BASE_PATH', '/a?b', 'takes letters, digits, "-", ".", "_", "~" and "/"'],
  ['LEKHA_VERSION_PREFIX', 'a b/', 'takes letters, digits, "-", ".", "_", "~" and "/"'],
  ['LEKHA_ENDPOINT_NAMES', 'cheque', 'takes pairs of names such as "cheque=check,motor=vehicle"'],
  ['LEKHA_ENDPOINT_NAMES', 'cheque=a/b', 'takes pairs of names such as "cheque=check,motor=vehicle"'],
  ['LEKHA_ENDPOINT_NAMES', 'cheque=a,cheque=b', 'takes each name once'],
] as const)
  test(`${variable}=${value} stops the start and names itself`, () => {
    assert.throws(() => loadConfig({ [variable]: value }), {
      message: `The configuration is not valid.\n${variable}=${value}: it ${problem}`,
    })
  })

test('all bad values are named at once', () => {
  assert.throws(() => loadConfig({ PORT: 'x', LEKHA_WORKERS: 'y' }), /PORT=x.*\nLEKHA_WORKERS=y/)
})
