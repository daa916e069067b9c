// Word F1, page time and the share of it that the networks take, over a folder of pictures with labels.json:
// [{ file, set, text }, …]. Words are compared as bags, so that reading order does not decide; letter case, accents and
// punctuation do not count.
//   node dist/bench/reading.js [--threads N] [--limit N] [--only SET] [--models FOLDER] [--words FILE] FOLDER
// --words writes what each word claimed and whether it was right, for training/recogniser/calibrate.py.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadPageReader } from '../src/reading/load-page-reader.js'
import { calibrationOf, judgeWords } from './calibration.js'
import { networkTimer } from './network-timer.js'
import { decodePicture } from './pictures.js'
import { commonCount, sizeOf, wordBag } from './word-bag.js'

interface Label {
  readonly file: string
  readonly set: string
  readonly text: string
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    threads: { type: 'string', default: '1' },
    limit: { type: 'string', default: '1000000' },
    only: { type: 'string' },
    models: { type: 'string' },
    words: { type: 'string' },
  },
})
const [folder] = positionals
if (!folder) throw new Error('name the folder that holds labels.json')
const timer = networkTimer()
const reader = await loadPageReader({ threads: Number(values.threads), modelsDir: values.models, load: timer.load })
const labels = (JSON.parse(await readFile(join(folder, 'labels.json'), 'utf8')) as Label[])
  .filter(({ set }) => !values.only || set === values.only)
  .slice(0, Number(values.limit))

const sets = new Map<string, { pages: number; truth: number; found: number; common: number; milliseconds: number[] }>()
const said: ReturnType<typeof judgeWords> = []
let whole = 0
for (const { file, set, text } of labels) {
  const picture = await decodePicture(await readFile(join(folder, file)))
  const started = performance.now()
  const { lines } = await reader.read(picture)
  const milliseconds = performance.now() - started
  whole += milliseconds
  said.push(
    ...judgeWords(
      text,
      lines.flatMap(({ words }) => words),
    ),
  )
  const truth = wordBag(text)
  const found = wordBag(lines.map((line) => line.text).join('\n'))
  const sums = sets.get(set) ?? { pages: 0, truth: 0, found: 0, common: 0, milliseconds: [] }
  sets.set(set, sums)
  sums.pages++
  sums.truth += sizeOf(truth)
  sums.found += sizeOf(found)
  sums.common += commonCount(truth, found)
  sums.milliseconds.push(milliseconds)
}
for (const [set, { pages, truth, found, common, milliseconds }] of sets) {
  const percent = (part: number, all: number) => ((100 * part) / all).toFixed(1)
  const middle = milliseconds.sort((a, b) => a - b)[milliseconds.length >> 1]!
  console.log(
    `${set.padEnd(14)} pages ${pages}  recall ${percent(common, truth)}  precision ${percent(common, found)}  F1 ${percent(2 * common, truth + found)}  p50 ${middle.toFixed(0)} ms`,
  )
}
console.log(`inside the networks: ${((100 * timer.milliseconds()) / whole).toFixed(1)} % of the time`)
for (const [name, { runs, milliseconds }] of timer.byNetwork())
  console.log(`  ${name}: ${runs} runs, ${(milliseconds / labels.length).toFixed(0)} ms a page`)
if (values.words) await writeFile(values.words, JSON.stringify(said))
const { error, tenths } = calibrationOf(said)
console.log(`calibration error of words: ${error.toFixed(3)}; said: right (how many)  ${tenths}`)
console.log(`resident memory: ${(process.memoryUsage().rss / 1e6).toFixed(0)} MB`)
