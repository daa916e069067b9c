import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer'
import { drawTextPdf, type PlacedShape } from '../../test/drawn/text-pdf.js'
import { loadBarcodeReader } from '../engines/zxing.js'
import { linesOfLayer } from '../text-layer/layer-lines.js'
import type { DocumentOpener, TextLayer } from './document.js'
import { loadDocumentOpener } from './opener.js'

let opener: DocumentOpener
before(async () => {
  opener = await loadDocumentOpener({ maxDocumentBytes: 4_000_000, maxPixels: 10_000_000, maxPages: 30, pdfDpi: 144 })
})

const texts = [
  { x: 52, y: 112, text: '08/02Cotisation', size: 10 },
  { x: 52, y: 130, text: 'A sentence of ordinary words stands under the table.', size: 10 },
]

async function opened<Result>(shapes: readonly PlacedShape[], use: (layer: TextLayer, page: Picture) => Result) {
  const document = await opener.open(drawTextPdf({ pages: [texts], shapes: [shapes] }))
  try {
    return await use((await document.textLayer(1))!, (await document.page(1)).picture)
  } finally {
    await document.close()
  }
}
type Picture = Awaited<ReturnType<Awaited<ReturnType<DocumentOpener['open']>>['page']>>['picture']

test('lines of a table are found, filled thin or drawn round a cell, and part words that touch', async () => {
  const outline = { x: 50, y: 100, width: 28.2, height: 16, outline: true }
  const wall = { x: 200, y: 100, width: 0.8, height: 60 }
  await opened([outline, wall], (layer) => {
    const at = (value: number) => value * 2
    const upright = layer.rules.filter(({ left, top, right, bottom }) => bottom - top > right - left)
    assert.deepEqual(
      upright.map(({ left }) => Math.round(left)).sort((a, b) => a - b),
      [at(50), 156, at(200)],
    )
    assert.equal(layer.coded, false)
    assert.equal(linesOfLayer(layer).lines[0]!.text, '08/02 Cotisation')
  })
})

/** The dark cells of a code as squares of two points, row by row. */
async function squaresOf(text: string): Promise<PlacedShape[]> {
  const writer = readFileSync(fileURLToPath(import.meta.resolve('zxing-wasm/writer/zxing_writer.wasm')))
  await prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(writer).buffer }, fireImmediately: true })
  const { symbol } = await writeBarcode(text, { format: 'QRCode', scale: 1 })
  return [...symbol.data].flatMap((level, index) =>
    level < 128
      ? [{ x: 300 + (index % symbol.width) * 2, y: 300 + Math.floor(index / symbol.width) * 2, width: 2, height: 2 }]
      : [],
  )
}

test('a code drawn square by square is seen to be one, and read from the drawn page', async () => {
  const reader = await loadBarcodeReader()
  const found = await opened(await squaresOf('https://example.com/i/7'), async ({ coded }, picture) => {
    assert.equal(coded, true)
    return reader.read(picture)
  })
  assert.deepEqual(
    found.map(({ kind, value }) => [kind, value]),
    [['QRCode', 'https://example.com/i/7']],
  )
})

test('bars that stand close are a code, cells of a table are not', async () => {
  const bars = Array.from({ length: 30 }, (_, n) => ({ x: 300 + n * 2.6, y: 300, width: 1 + (n % 2), height: 30 }))
  assert.equal(await opened(bars, ({ coded }) => coded), true)
  const cells = Array.from({ length: 40 }, (_, n) => ({ x: 50 + (n % 8) * 40, y: 300 + n, width: 0.5, height: 14 }))
  assert.equal(await opened(cells, ({ coded }) => coded), false)
})
