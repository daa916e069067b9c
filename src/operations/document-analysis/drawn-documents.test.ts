import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import sharp from 'sharp'
import { papers } from '../../../test/drawn/papers/index.js'
import { drawPaper } from '../../../test/drawn/papers/paper.js'
import { loadDocumentOpener } from '../../documents/opener.js'
import { loadBarcodeReader } from '../../engines/zxing.js'
import { loadPageReader } from '../../reading/load-page-reader.js'
import type { Tools } from '../tools.js'
import type { Analysis } from './analysis.js'
import { documentAnalysis } from './operation.js'

// Documents that the project draws, through the whole operation: decoded, read, told and analysed.

let tools: Pick<Tools, 'documents' | 'reader' | 'barcodes' | 'privacy'>
before(async () => {
  const limits = { maxDocumentBytes: 1e8, maxPixels: 6e7, maxPages: 10, pdfDpi: 200 }
  const [documents, reader, barcodes] = await Promise.all([
    loadDocumentOpener(limits),
    loadPageReader({ threads: 1 }),
    loadBarcodeReader(),
  ])
  tools = { documents, reader, barcodes, privacy: { maskAadhaar: true } }
})
after(() => tools.reader.dispose())

async function analyse(words: string): Promise<Analysis> {
  const { width, height, data } = await drawPaper(papers.find(({ text }) => text.includes(words))!)
  const png = await sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
  const { result } = await documentAnalysis.run(
    { input: { output: 'json', password: null }, documents: [new Uint8Array(png)] },
    tools,
    { signal: new AbortController().signal, time: (_, work) => work() },
  )
  return JSON.parse(Buffer.from(result.data, 'base64').toString('utf8'))
}
const value = ({ fields }: Analysis, key: string) => fields[key]?.value

test('an invoice', async () => {
  const found = await analyse('Tischlerei Brandt GmbH')
  assert.equal(found.label, 'invoice')
  assert.ok(found.confidence > 0.8)
  assert.equal(value(found, 'total'), 1088.85)
  assert.equal(found.pages[0]!.source, 'ocr')
  assert.ok(found.text.includes('Gesamtbetrag'))
})

test('a passport: its zone gives the fields', async () => {
  const found = await analyse('P<INDSHARMA')
  assert.equal(found.label, 'passport')
  assert.equal(value(found, 'document_number'), 'Z1234567')
  assert.equal(value(found, 'date_of_expiry'), '2029-06-10')
})

test('an Aadhaar card: its number is masked', async () => {
  const found = await analyse('Enrolment No.')
  assert.equal(found.label, 'aadhaar_card')
  assert.ok(!/2341\D{0,2}2341\D{0,2}2346/.test(JSON.stringify(found)))
  assert.match(String(value(found, 'aadhaar_number')), /^XXXX ?XXXX ?2346$/)
})

for (const [words, label] of [
  ['SUPER MARCHE', 'receipt'],
  ['Innova Softech', 'payslip'],
  ['Sehr geehrte Damen', 'letter'],
  ['MEMBERSHIP APPLICATION', 'form'],
  ['Trattoria da Nino', 'other'],
] as const)
  test(`a ${label}`, async () => {
    const found = await analyse(words)
    assert.equal(found.label, label)
    assert.equal(found.statement, null)
  })
