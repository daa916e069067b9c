// Reads picture files with one reader and prints what it took as JSON; bench/ocr.ts starts one process for each reader.
//   node dist/bench/ocr/one-reader.js READER THREADS FILE…
import { readers } from './readers.js'

const [name = '', threads = '2', ...files] = process.argv.slice(2)
const load = readers[name]
if (!load) throw new Error(`readers: ${Object.keys(readers).join(', ')}`)
const started = performance.now()
const reader = await load(Number(threads))
const startMilliseconds = performance.now() - started
await reader.read(files[0]!) // the first page also pays for memory; it is read twice
const pages: { milliseconds: number; text: string }[] = []
const before = reader.insideModels?.() ?? 0
for (const file of files) {
  const from = performance.now()
  const text = await reader.read(file)
  pages.push({ milliseconds: performance.now() - from, text })
}
const insideModels = reader.insideModels && reader.insideModels() - before
const report = { startMilliseconds, pages, insideModels, residentBytes: process.resourceUsage().maxRSS * 1024 }
process.stdout.write(`\n${JSON.stringify(report)}\n`, () => process.exit(0))
