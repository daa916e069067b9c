import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { drawStatement } from '../../../../test/drawn/statement.js'
import { statementFacts } from '../../../../test/drawn/statement-facts.js'
import { americanLayout } from '../../../../test/drawn/statement-layouts.js'
import { appendRevision, drawTextPdf, type PlacedText } from '../../../../test/drawn/text-pdf.js'
import type { DocumentOpener } from '../../../documents/document.js'
import { loadDocumentOpener } from '../../../documents/opener.js'
import type { PageReader } from '../../../reading/page-reader.js'
import { analyseDocument } from '../analyse-document.js'
import type { Integrity } from './signal.js'

let opener: DocumentOpener
before(async () => {
  opener = await loadDocumentOpener({ maxDocumentBytes: 4_000_000, maxPixels: 10_000_000, maxPages: 30, pdfDpi: 100 })
})

const reader: PageReader = {
  read: async (picture) => ({ picture, rotation: 0, lines: [] }),
  readQuads: async () => [],
  alphabet: [],
  dispose: async () => {},
}

async function integrityOf(bytes: Uint8Array): Promise<Integrity> {
  const document = await opener.open(bytes)
  try {
    const tools = { documents: opener, reader, barcodes: { read: async () => [] }, privacy: { maskAadhaar: true } }
    const context = { signal: new AbortController().signal, time: <T>(_: string, work: () => Promise<T>) => work() }
    // biome-ignore lint/suspicious/noExplicitAny: stands for the tools that a text PDF does not need
    return (await analyseDocument(document, bytes, tools as any, { today: new Date(), password: null }, context))
      .integrity
  } finally {
    await document.close()
  }
}

const [page] = drawStatement(statementFacts(20, { seed: 4 }), americanLayout) as [PlacedText[]]
const info = {
  Producer: 'Example Statements 4.2',
  CreationDate: "D:20260201080000+05'30'",
  ModDate: "D:20260201080000+05'30'",
}
const codes = ({ signals }: Integrity) => signals.map(({ code }) => code)

test('a statement as it was issued is clean', async () => {
  assert.deepEqual(await integrityOf(drawTextPdf({ pages: [page], info })), { verdict: 'clean', signals: [] })
})

test('a figure that was changed in a later version of the file is found, with its place', async () => {
  const index = page.findIndex(({ text }) => text.startsWith('$'))
  const changed = page.map((text, at) => (at === index ? { ...text, text: '$99,999.00' } : text))
  const { verdict, signals } = await integrityOf(appendRevision(drawTextPdf({ pages: [page], info }), 0, changed))
  assert.equal(verdict, 'tampered')
  const [signal] = signals
  assert.deepEqual([signal!.code, signal!.severity, signal!.page], ['visible_content_changed', 'high', 1])
  const [x, y, width, height] = signal!.box as [number, number, number, number]
  const scale = 100 / 72
  assert.ok(x < page[index]!.x * scale && x + width > page[index]!.x * scale - 5)
  assert.ok(y < page[index]!.y * scale && y + height > page[index]!.y * scale - 8)
  assert.ok(signal!.detail.endsWith(`“${page[index]!.text}” became “$99,999.00”.`), signal!.detail)
})

test('a later version that shows the same changes nothing', async () => {
  const file = appendRevision(drawTextPdf({ pages: [page], info }), 0, page)
  assert.deepEqual((await integrityOf(file)).verdict, 'clean')
})

test('figures over figures, and digits of another font inside a number', async () => {
  const over = { ...page.find(({ text }) => text.startsWith('$'))!, text: '$88,777.66' }
  assert.ok(codes(await integrityOf(drawTextPdf({ pages: [[...page, over]], info }))).includes('overlaid_text'))
  const mixed: PlacedText[] = [
    { x: 60, y: 600, text: 'The sum of the invoice is 1,2', size: 12 },
    { x: 60 + 153.4, y: 600, text: '9', size: 12, bold: true },
    { x: 60 + 153.4 + 6.7, y: 600, text: '4.00 and was paid in March', size: 12 },
  ]
  assert.deepEqual(codes(await integrityOf(drawTextPdf({ pages: [mixed], info }))), ['font_changes_in_number'])
})

test('a running balance that does not follow and a day that no calendar has', async () => {
  const balances = page.filter(({ x, text }) => x === 550 && text.startsWith('$'))
  const wrong = balances[5]!
  const pages = [
    [
      ...page.map((text) => (text === wrong ? { ...text, text: '$123,456.78' } : text)),
      { x: 60, y: 800, text: 'Printed on 31/02/2026', size: 8 },
    ],
  ]
  const integrity = await integrityOf(drawTextPdf({ pages, info }))
  assert.equal(integrity.verdict, 'suspicious')
  assert.deepEqual([...new Set(codes(integrity))].sort(), ['impossible_date', 'running_balance_breaks'])
})

test('who made the file and who says so disagree, and it was changed later', async () => {
  const odd = {
    Creator: 'Mozilla Firefox 130.0',
    Producer: 'Other Library 3.1',
    CreationDate: "D:20260201080000+05'30'",
    ModDate: "D:20260211080000+02'00'",
  }
  const integrity = await integrityOf(drawTextPdf({ pages: [page], info: odd }))
  assert.equal(integrity.verdict, 'suspicious')
  assert.deepEqual(codes(integrity), ['producer_disagrees', 'modified_after_creation'])
})

test('a receipt whose cash less its change is another sum', async () => {
  const receipt = (total: string): PlacedText[] =>
    [
      ['Example Stores', ''],
      ['Bread and butter', '12.50'],
      ['Tea in a tin', '9.00'],
      ['TOTAL', total],
      ['CASH', '50.00'],
      ['CHANGE', '28.50'],
    ].flatMap(([label, amount], row) => [
      { x: 60, y: 100 + row * 18, text: label!, size: 12 },
      ...(amount ? [{ x: 300, y: 100 + row * 18, text: amount, size: 12, right: true }] : []),
    ])
  assert.deepEqual(codes(await integrityOf(drawTextPdf({ pages: [receipt('21.50')], info }))), [])
  const [signal] = (await integrityOf(drawTextPdf({ pages: [receipt('71.50')], info }))).signals
  assert.deepEqual([signal!.code, signal!.severity], ['receipt_does_not_add_up', 'medium'])
})
