import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { packageRoot } from './root.js'
import { settingsPage } from './settings-page.js'

test('docs/settings.md is what `npm run docs` writes', () => {
  const committed = readFileSync(join(packageRoot, 'docs', 'settings.md'), 'utf8')
  assert.equal(committed, settingsPage(), 'run `npm run docs` and commit the file')
})
