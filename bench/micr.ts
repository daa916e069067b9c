// Magnetic lines of labelled cheques: exactly read lines (spaces do not count), and the time of one.
// FOLDER holds labels.json: { name: { file, micr, uncertain } }, marks written A transit, B amount, C on-us, D dash.
//   node dist/bench/micr.js [--threads N] [--limit N] [--only PATTERN] [--models DIR] [--as-sent] FOLDER
// Prints every line that was read wrong. Leaves are found in photographs and straightened unless --as-sent.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadMicrReader } from '../src/reading/micr/load-micr-reader.js'
import { findLeaf } from '../src/vision/leaf/find-leaf.js'
import { straighten } from '../src/vision/leaf/straighten.js'
import type { Picture } from '../src/vision/picture.js'
import { viewOfPage } from '../src/vision/view.js'
import { decodePicture } from './pictures.js'

interface Label {
  readonly file: string
  readonly micr?: string
  readonly uncertain?: readonly string[]
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    threads: { type: 'string', default: '1' },
    limit: { type: 'string', default: '1000000' },
    only: { type: 'string', default: '' },
    models: { type: 'string' },
    'as-sent': { type: 'boolean', default: false },
  },
})
const [folder] = positionals
if (!folder) throw new Error('name the folder that holds labels.json')
const reader = await loadMicrReader({ threads: Number(values.threads), modelsDir: values.models })
const labels: Record<string, Label> = JSON.parse(await readFile(join(folder, 'labels.json'), 'utf8'))
const cheques = Object.entries(labels)
  .filter(([name, { micr, uncertain }]) => micr && !uncertain?.includes('micr') && name.match(values.only))
  .slice(0, Number(values.limit))

const milliseconds: number[] = []
const confidences: { right: boolean; confidence: number }[] = []
for (const [name, { file, micr }] of cheques) {
  const leaf = leafOf(await decodePicture(await readFile(join(folder, file))))
  const started = performance.now()
  const line = await reader.read(leaf)
  milliseconds.push(performance.now() - started)
  const right = line !== null && letters(line.text) === micr!.replaceAll(' ', '')
  if (line) confidences.push({ right, confidence: line.confidence })
  if (!right)
    console.log(
      `${name}\n   is   ${micr}\n   read ${line ? `${letters(line.text, ' ')}  (${line.confidence.toFixed(3)})` : 'nothing'}`,
    )
}
const right = confidences.filter((each) => each.right)
const sure = confidences.filter(({ confidence }) => confidence > 0.95)
milliseconds.sort((a, b) => a - b)
const time = (share: number) => milliseconds[Math.floor(share * (milliseconds.length - 1))]!.toFixed(0)
console.log(
  `${right.length} of ${cheques.length} lines exact (${((100 * right.length) / cheques.length).toFixed(1)} %)`,
)
console.log(`confidence above 0.95: ${sure.length} lines, ${sure.filter((each) => each.right).length} of them right`)
console.log(`p50 ${time(0.5)} ms, p95 ${time(0.95)} ms`)

function leafOf(picture: Picture): Picture {
  const leaf = values['as-sent'] ? null : findLeaf(picture)
  return leaf ? straighten(viewOfPage(picture), leaf.quad).picture : picture
}

function letters(text: string, space = ''): string {
  const names: Record<string, string> = { '⑆': 'A', '⑇': 'B', '⑈': 'C', '⑉': 'D', ' ': space }
  return [...text].map((symbol) => names[symbol] ?? symbol).join('')
}
