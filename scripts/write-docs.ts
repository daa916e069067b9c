import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from '../src/config/root.js'
import { settingsPage } from '../src/config/settings-page.js'
import { errorsPage } from '../src/errors/errors-page.js'

writeFileSync(join(packageRoot, 'docs', 'settings.md'), settingsPage())
writeFileSync(join(packageRoot, 'docs', 'errors.md'), errorsPage())
