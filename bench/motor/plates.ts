// Plates found on photographs with labels.json ([{ file, subset, plates: [{ text, uncertain }], pseudo }, …]), without the
// service: right by subset, how often a confident number is wrong, calibration, and what went wrong. With --sheet FILE a
// contact sheet of every number that was found, framed green where it is right; --cache FOLDER keeps the readings.
//   node dist/bench/motor/plates.js [--cache FOLDER] [--sheet plates.png] [--limit N] FOLDER
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { calibrate } from '../../src/confidence/calibrate.js'
import { motorCalibration } from '../../src/confidence/motor.js'
import { findPlates } from '../../src/plates/find-plates.js'
import { lookAgain } from '../../src/plates/look-again.js'
import { readThoroughly } from '../../src/plates/read-thoroughly.js'
import { votePlates } from '../../src/plates/vote.js'
import { loadPageReader } from '../../src/reading/load-page-reader.js'
import { decodePicture } from '../pictures.js'
import { drawSheet, type SheetCell } from './contact-sheet.js'
import { cachedReading } from './readings.js'

interface Label {
  readonly file: string
  readonly subset: string
  readonly pseudo?: boolean
  readonly plates: readonly { text: string | null; uncertain?: boolean }[]
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    cache: { type: 'string' },
    sheet: { type: 'string' },
    limit: { type: 'string', default: '1000000' },
  },
})
const [folder] = positionals
if (!folder) throw new Error('name the folder that holds labels.json')
const reader = await loadPageReader({ threads: 1 })
const signal = new AbortController().signal
const truthsOf = ({ plates }: Label) => plates.flatMap(({ text, uncertain }) => (text && !uncertain ? [text] : []))
const labels = (JSON.parse(await readFile(join(folder, 'labels.json'), 'utf8')) as Label[])
  .filter((label) => !label.pseudo && truthsOf(label).length > 0)
  .slice(0, Number(values.limit))

const subsets = new Map<string, { count: number; right: number }>()
const bins = Array.from({ length: 10 }, () => ({ count: 0, sum: 0, right: 0 }))
const sure = { given: 0, wrong: 0 }
const cells: SheetCell[] = []
for (const label of labels) {
  const path = join(folder, label.file)
  const picture = await decodePicture(await readFile(path))
  const lines = values.cache
    ? (await cachedReading(path, values.cache, async () => reader)).lines
    : (await reader.read(picture, { rotate: false, leastConfidence: 0 })).lines
  const likely = findPlates(lines, picture, reader.alphabet)
  const thorough = await readThoroughly(picture, lines, likely, reader, signal)
  const found = await lookAgain(picture, findPlates(thorough, picture, reader.alphabet), reader, signal)
  const [best] = votePlates(found.map((candidate) => ({ image: 0, candidate })))
  const right = best !== undefined && truthsOf(label).includes(best.text)
  const subset = subsets.get(label.subset) ?? { count: 0, right: 0 }
  subsets.set(label.subset, { count: subset.count + 1, right: subset.right + Number(right) })
  const confidence = best ? best.share * calibrate(best.support, motorCalibration.registrationNumber) : null
  if (confidence !== null) {
    const bin = bins[Math.min(9, Math.floor(confidence * 10))]!
    bin.count++
    bin.sum += confidence
    bin.right += Number(right)
    if (confidence >= 0.9) {
      sure.given++
      sure.wrong += Number(!right)
    }
  }
  if (!right)
    console.log(`${label.file}: ${truthsOf(label).join(' or ')}, found ${best?.text ?? 'none'} (${confidence ?? '-'})`)
  if (best && values.sheet) cells.push({ picture, quad: best.best.candidate.quad, text: best.text, right })
}
for (const [name, { count, right }] of subsets)
  console.log(`${name.padEnd(14)} ${count}  right ${percent(right, count)}`)
const all = bins.reduce((sum, { count }) => sum + count, 0)
const error = bins.reduce((sum, bin) => sum + Math.abs(bin.sum - bin.right), 0) / all
console.log(
  `confidence ≥ 0.9: ${sure.given} of ${labels.length}, wrong ${percent(sure.wrong, sure.given)}; calibration error ${error.toFixed(3)}`,
)
if (values.sheet) await drawSheet(cells, values.sheet)
await reader.dispose()

function percent(part: number, whole: number): string {
  return `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`
}
