import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadConfig } from './config.js'
import { printConfig } from './print-config.js'
import { settings } from './settings.js'

test('prints every setting in force, once, and takes back what it printed', () => {
  const environment = { PORT: '81', LEKHA_ENDPOINT_NAMES: 'cheque=check,motor=vehicle', LEKHA_BASE_PATH: '/x' }
  const lines = printConfig(loadConfig(environment)).trimEnd().split('\n')
  assert.equal(lines.length, Object.keys(settings).length)
  const printed = Object.fromEntries(lines.map((line) => line.split(/=(.*)/s) as [string, string]))
  assert.equal(printed.LEKHA_ENDPOINT_NAMES, 'cheque=check,motor=vehicle')
  assert.deepEqual(loadConfig(printed), loadConfig(environment))
})

test('of a secret it says only whether it is set', () => {
  const address = 'postgres://me:hush@db/lekha'
  const text = printConfig(loadConfig({ DATABASE_URL: address }))
  assert.match(text, /^DATABASE_URL=\(set, hidden\)$/m)
  assert.ok(!text.includes('hush'))
  assert.match(printConfig(loadConfig({})), /^DATABASE_URL=$/m)
})
