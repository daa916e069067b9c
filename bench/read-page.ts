// Reads pictures and prints their lines as JSON; with --overlay FOLDER also draws the boxes over each page into a PNG.
//   node dist/bench/read-page.js [--overlay FOLDER] [--threads N] [--keep-turn] FILE…
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadPageReader } from '../src/reading/load-page-reader.js'
import { boundsOf } from '../src/vision/quad.js'
import { drawOverlay } from './overlay.js'
import { decodePicture } from './pictures.js'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    overlay: { type: 'string' },
    threads: { type: 'string', default: '1' },
    'keep-turn': { type: 'boolean', default: false },
  },
})
const reader = await loadPageReader({ threads: Number(values.threads) })
if (values.overlay) await mkdir(values.overlay, { recursive: true })
for (const file of positionals) {
  const picture = await decodePicture(await readFile(file))
  const started = performance.now()
  const reading = await reader.read(picture, { rotate: !values['keep-turn'] })
  const milliseconds = Math.round(performance.now() - started)
  const { width, height } = reading.picture
  const lines = reading.lines.map((line) => ({
    text: line.text,
    confidence: round(line.confidence),
    box: boundsOf(line.quad, reading.picture),
    words: line.words.map((word) => ({
      text: word.text,
      confidence: round(word.confidence),
      box: boundsOf(word.quad, reading.picture),
    })),
  }))
  const head = JSON.stringify({ file: basename(file), width, height, rotation: reading.rotation, milliseconds })
  const body = lines.map((line) => `  ${JSON.stringify(line)}`).join(',\n')
  process.stdout.write(`${head.slice(0, -1)},"lines":[\n${body}\n]}\n`)
  if (values.overlay)
    await writeFile(join(values.overlay, `${basename(file)}.png`), await drawOverlay(reading.picture, reading.lines))
}

function round(probability: number) {
  return Math.round(probability * 1000) / 1000
}
