import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { packageRoot } from '../config/root.js'
import { errorsPage } from './errors-page.js'
import { errorTable } from './table.js'

test('docs/errors.md is what `npm run docs` writes', () => {
  const committed = readFileSync(join(packageRoot, 'docs', 'errors.md'), 'utf8')
  assert.equal(committed, errorsPage(), 'run `npm run docs` and commit the file')
})

test('it has an anchor for every code', () => {
  const headings = errorsPage().match(/^## \w+$/gm)
  assert.deepEqual(
    headings,
    Object.keys(errorTable).map((code) => `## ${code}`),
  )
})
