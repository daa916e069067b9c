import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from '../src/config/root.js'
import { settingsPage } from '../src/config/settings-page.js'
import { errorsPage } from '../src/errors/errors-page.js'
import { NameMatcher } from '../src/names/matcher.js'
import { withTruthTable } from '../src/operations/name-match/docs-page.js'
import { loadNameModel } from '../src/operations/name-match/model-files.js'
import { truthTable } from '../src/operations/name-match/truth-table.js'

const page = (name: string): string => join(packageRoot, 'docs', name)

writeFileSync(page('settings.md'), settingsPage())
writeFileSync(page('errors.md'), errorsPage())
const names = readFileSync(page('name-matching.md'), 'utf8')
writeFileSync(page('name-matching.md'), withTruthTable(names, truthTable(new NameMatcher(loadNameModel()))))
