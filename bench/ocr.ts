// Our reader beside the readers that npm has, on the same drawn pages: words F1, time, memory at its highest, and of ours
// the share of the time outside the models.
//   npm run bench:ocr -- [--threads N] [--reader NAME]
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs, promisify } from 'node:util'
import { drawnPages } from './ocr/pages.js'
import { readers } from './ocr/readers.js'
import { commonCount, sizeOf, wordBag } from './word-bag.js'

interface Report {
  readonly startMilliseconds: number
  readonly pages: readonly { readonly milliseconds: number; readonly text: string }[]
  readonly insideModels?: number
  readonly residentBytes: number
}

const { values } = parseArgs({ options: { threads: { type: 'string', default: '2' }, reader: { type: 'string' } } })
const folder = await mkdtemp(join(tmpdir(), 'bench-ocr-'))
try {
  const pages = await drawnPages()
  const files = pages.map(({ extension }, index) => join(folder, `${index}.${extension}`))
  for (const [index, { file }] of pages.entries()) await writeFile(files[index]!, file)
  for (const name of values.reader ? [values.reader] : Object.keys(readers)) print(name, await measure(name, files))

  function print(name: string, { startMilliseconds, pages: read, insideModels, residentBytes }: Report) {
    const total = read.reduce((sum, { milliseconds }) => sum + milliseconds, 0)
    const outside =
      insideModels === undefined ? '' : `, ${(100 * (1 - insideModels / total)).toFixed(1)} % outside the models`
    console.log(
      `${name}: start ${startMilliseconds.toFixed(0)} ms, at most ${(residentBytes / 1e6).toFixed(0)} MB${outside}`,
    )
    for (const [index, { milliseconds, text }] of read.entries())
      console.log(
        `  ${pages[index]!.name.padEnd(26)} F1 ${f1(pages[index]!.text, text).toFixed(1).padStart(5)}  ${milliseconds.toFixed(0).padStart(6)} ms`,
      )
    const mean = read.reduce((sum, { text }, index) => sum + f1(pages[index]!.text, text), 0) / read.length
    console.log(
      `  ${'mean'.padEnd(26)} F1 ${mean.toFixed(1).padStart(5)}  ${(total / read.length).toFixed(0).padStart(6)} ms`,
    )
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}

async function measure(name: string, files: readonly string[]): Promise<Report> {
  const program = fileURLToPath(new URL('./ocr/one-reader.js', import.meta.url))
  const { stdout } = await promisify(execFile)(process.execPath, [program, name, values.threads, ...files], {
    maxBuffer: 64e6,
  })
  return JSON.parse(stdout.trim().split('\n').at(-1)!) as Report
}

function f1(truth: string, found: string): number {
  const [wanted, read] = [wordBag(truth), wordBag(found)]
  return (200 * commonCount(wanted, read)) / (sizeOf(wanted) + sizeOf(read))
}
