import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { packageRoot } from '../config/root.js'

// From version 1.29 on, the runtime's binaries for Linux and macOS report their use to their maker unless a variable of
// the environment forbids it. A bank's documents are read here: the version is pinned to one that cannot.
test('the ONNX runtime holds no code that reports its use', () => {
  const folder = join(packageRoot, 'node_modules/onnxruntime-node/bin')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const libraries = files.filter((file) => file.includes(process.platform) && /libonnxruntime.*\.(so|dylib)/.test(file))
  assert.ok(libraries.length > 0 || process.platform === 'win32', 'its libraries lie elsewhere now')
  for (const library of libraries)
    assert.equal(readFileSync(join(folder, library)).includes('events.data.microsoft.com'), false, library)
})
