import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { packageRoot } from '../../config/root.js'
import { NameMatcher } from '../../names/matcher.js'
import { withTruthTable } from './docs-page.js'
import { loadNameModel } from './model-files.js'
import { truthPairs, truthTable } from './truth-table.js'

test('the truth table of docs/name-matching.md is what `npm run docs` writes', () => {
  const committed = readFileSync(join(packageRoot, 'docs', 'name-matching.md'), 'utf8')
  const table = truthTable(new NameMatcher(loadNameModel()))
  assert.equal(committed, withTruthTable(committed, table), 'run `npm run docs` and commit the file')
})

test('it holds sixty pairs', () => {
  assert.equal(truthPairs.flatMap(([, pairs]) => pairs).length, 60)
})
