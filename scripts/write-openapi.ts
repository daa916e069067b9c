import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadConfig } from '../src/config/config.js'
import { packageRoot } from '../src/config/root.js'
import { openApiText } from '../src/http/openapi.js'
import { operations } from '../src/operations/registry.js'

mkdirSync(join(packageRoot, 'openapi'), { recursive: true })
writeFileSync(join(packageRoot, 'openapi', 'lekha.json'), openApiText(operations, loadConfig({})))
