// A contact sheet of the crops of a folder of documents, to be looked at:
//
//     npm run --silent sheet:photo -- FOLDER OUT.png

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import { loadConfig } from '../src/config/config.js'
import { LekhaError } from '../src/errors/lekha-error.js'
import { photoCrop } from '../src/operations/photo-crop/operation.js'
import type { Tools } from '../src/operations/tools.js'
import { toolSettings } from '../src/workers/pool-options.js'
import { loadTools } from '../src/workers/toolbox.js'

const [folder, out] = process.argv.slice(2)
if (!folder || !out) throw new Error('name a folder of documents and a PNG file to write')
const [cell, label, across] = [190, 30, 10]

const tools = (await loadTools(photoCrop.tools, toolSettings(loadConfig(process.env)))) as Tools
const context = { signal: new AbortController().signal, time: <T>(_: string, work: () => Promise<T>) => work() }
const files = readdirSync(folder).filter((name) => /\.(jpe?g|png|webp|tiff?|gif|bmp|avif|pdf)$/i.test(name))
const overlays: OverlayOptions[] = []
for (const [n, name] of files.entries()) {
  const doc_base64 = readFileSync(join(folder, name)).toString('base64')
  const [left, top] = [(n % across) * cell, Math.floor(n / across) * (cell + label)]
  const { photo, text } = await cropOf(doc_base64)
  const escaped = `${name.slice(0, 30)}\n${text}`.replaceAll('&', '&amp;').replaceAll('<', '&lt;').split('\n')
  const lines = escaped.map((line, row) => `<text x="3" y="${12 + row * 13}" font-size="10">${line}</text>`).join('')
  overlays.push({ input: Buffer.from(`<svg width="${cell}" height="${label}">${lines}</svg>`), left, top })
  if (photo) {
    const small = await sharp(photo)
      .resize(cell - 6, cell - 6, { fit: 'inside' })
      .png()
      .toBuffer()
    overlays.push({ input: small, left: left + 3, top: top + label })
  }
}
const size = { width: across * cell, height: Math.ceil(files.length / across) * (cell + label) }
await sharp({ create: { ...size, channels: 3, background: '#e4e4e4' } })
  .composite(overlays)
  .png()
  .toFile(out)
console.log(`${files.length} documents, ${out}`)
process.exit(0)

async function cropOf(doc_base64: string): Promise<{ photo?: Buffer; text: string }> {
  try {
    const prepared = photoCrop.prepare({ req_id: 'sheet', doc_base64 })
    const { result } = await photoCrop.run(prepared, tools, context)
    const { confidence, rotation, quality } = result
    const text = `${confidence.toFixed(2)}, turned ${rotation}, ${quality.verdict} ${quality.reasons.join(' ')}`
    return { photo: Buffer.from(result.photo, 'base64'), text }
  } catch (error) {
    if (error instanceof LekhaError) return { text: error.code }
    throw error
  }
}
