import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer'
import { decodeRgb } from '../../test/drawn/effects.js'
import type { Picture } from '../vision/picture.js'
import { boundsOf } from '../vision/quad.js'
import { rotatePicture } from '../vision/turn.js'
import { type BarcodeReader, loadBarcodeReader } from './zxing.js'

let reader: BarcodeReader
before(async () => {
  const writer = readFileSync(fileURLToPath(import.meta.resolve('zxing-wasm/writer/zxing_writer.wasm')))
  await prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(writer).buffer }, fireImmediately: true })
  reader = await loadBarcodeReader()
})

type Format = NonNullable<Parameters<typeof writeBarcode>[1]>['format']

/** A white page with one code on it, 240 pixels from the left and 180 from the top. */
async function pageWith(text: string, format: Format): Promise<Picture> {
  const { svg } = await writeBarcode(text, { format, scale: 4 })
  const inner = svg.replace(/<\?xml[^>]*>|<!DOCTYPE[^>]*>/g, '').replace('<svg', '<svg x="240" y="180"')
  return decodeRgb(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><rect width="100%" height="100%" fill="#fff"/>${inner}</svg>`,
    ),
  )
}

for (const [format, text] of [
  ['QRCode', 'https://example.com/i/2025-0417'],
  ['Code128', 'LEKHA-0417'],
  ['PDF417', '@\n\x1e\rANSI 636000090002DL00410278DLDAQT64235789'],
  ['DataMatrix', '0104012345678901'],
] as const)
  test(`reads ${format}`, async () => {
    const [found, ...others] = await reader.read(await pageWith(text, format))
    assert.equal(others.length, 0)
    assert.equal(found!.kind, format)
    assert.equal(found!.value, text)
    const [x, y] = boundsOf(found!.quad)
    assert.ok(x >= 230 && y >= 170, `${x}, ${y}`)
  })

test('reads a page that stands on its side, and finds nothing on an empty one', async () => {
  const page = await pageWith('sideways', 'QRCode')
  assert.deepEqual(
    (await reader.read(rotatePicture(page, 90))).map(({ value }) => value),
    ['sideways'],
  )
  assert.deepEqual(
    await reader.read({ width: 300, height: 200, channels: 3, data: new Uint8Array(180_000).fill(255) }),
    [],
  )
})
