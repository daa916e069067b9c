#!/usr/bin/env node
// The command `lekha`. In a checkout that was never built it builds first, so that `npx lekha` works right after `npm ci`.
import { existsSync } from 'node:fs'

const entry = new URL('../dist/src/cli/lekha.js', import.meta.url)
if (!existsSync(entry)) await import('../scripts/build.mjs')
const { main } = await import(entry.href)
await main(process.argv.slice(2))
