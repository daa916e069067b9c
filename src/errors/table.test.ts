import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { packageRoot } from '../config/root.js'
import { operations } from '../operations/registry.js'
import { LekhaError, toLekhaError } from './lekha-error.js'
import { type ErrorCode, errorEntries } from './table.js'

const codes = Object.keys(errorEntries) as ErrorCode[]

for (const code of codes) {
  const { message, example, status } = errorEntries[code]

  test(`${code}: its example fills its message, nothing more and nothing less`, () => {
    const names = [...message.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
    assert.deepEqual(Object.keys(example ?? {}).sort(), names.sort())
    assert.ok(!/[{}]/.test(new LekhaError(code, { ...example }).message))
    assert.ok(status === 200 || (status >= 400 && status <= 504))
  })
}

/** Codes that a document or an operation fails with belong to those operations of the registry that name them. */
const inUse = codes.filter(
  (code) => errorEntries[code].status !== 200 || operations.some(({ failures }) => failures.includes(code)),
)

test('every code that can be answered is reached by a test, which names it', () => {
  const tests = ['src', 'test'].flatMap((folder) =>
    readdirSync(join(packageRoot, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.test.ts'))
      .map((file) => readFileSync(join(packageRoot, folder, file), 'utf8')),
  )
  const unreached = inUse.filter((code) => !tests.some((text) => text.includes(`'${code}'`)))
  assert.deepEqual(unreached, [])
})

test('what is thrown and is not ours becomes internal_error and keeps its cause', () => {
  const cause = new TypeError('x')
  const error = toLekhaError(cause)
  assert.deepEqual([error.code, error.status, error.cause], ['internal_error', 500, cause])
  assert.equal(toLekhaError(error), error)
})
