import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inflateRawSync } from 'node:zlib'
import type { OpenDocument } from '../../documents/document.js'
import type { PageReader, PageReading } from '../../reading/page-reader.js'
import type { Line } from '../../reading/reading.js'
import type { Picture, Quad } from '../../vision/picture.js'
import { documentAnalysis } from './operation.js'

// No output of any kind may hold an Aadhaar number: cards, letters, statements whose rows name it, barcodes, workbooks.

const picture: Picture = { width: 1000, height: 1400, channels: 3, data: new Uint8Array(1000 * 1400 * 3).fill(255) }
const number = '2341 2341 2346'
const masked = 'XXXX XXXX 2346'

/** Cells of a row are parted by "|". */
function linesOf(rows: readonly string[]): Line[] {
  return rows.flatMap((row, index) =>
    row.split('|').flatMap((cell, column, cells) => {
      const text = cell.trim()
      if (!text) return []
      const [left, top] = [40 + (920 * column) / cells.length, 60 + index * 50]
      const quadFrom = (x: number, length: number): Quad => [
        [x, top],
        [x + length * 11, top],
        [x + length * 11, top + 24],
        [x, top + 24],
      ]
      const words = text.split(' ').map((word, at, all) => ({
        text: word,
        confidence: 0.99,
        quad: quadFrom(left + 11 * all.slice(0, at).join(' ').length + (at ? 11 : 0), word.length),
      }))
      return [{ text, confidence: 0.99, quad: quadFrom(left, text.length), words, characters: [] }]
    }),
  )
}

const card = [
  'Government of India',
  'Anil Deshmukh',
  'DOB: 02/11/1979',
  'MALE',
  number,
  'Unique Identification Authority of India',
  'Aadhaar is a proof of identity',
]
const letter = [
  'Dear Sir,',
  `my Aadhaar number is ${number}`,
  'and without spaces 234123412346 (Aadhaar)',
  'Yours faithfully',
]
const statement = [
  'Canal Bank - Statement of Account',
  'Account Number: 30211234567 | | Statement Period: 01/04/2024 to 30/04/2024',
  'Date | Particulars | Debit | Credit | Balance',
  '01/04/2024 | Opening Balance | | | 10,000.00',
  `02/04/2024 | AEPS AADHAAR ${number} | 500.00 | | 9,500.00`,
  '05/04/2024 | SALARY CREDIT | | 20,000.00 | 29,500.00',
  '09/04/2024 | ATM WDL DELHI | 1,000.00 | | 28,500.00',
  '30/04/2024 | Closing Balance | | | 28,500.00',
]

async function outputs(rows: readonly string[], output: 'json' | 'xlsx', maskAadhaar: boolean): Promise<string> {
  const document: OpenDocument = {
    format: 'png',
    pageCount: 1,
    page: async () => ({ number: 1, picture }),
    textLayer: async () => null,
    pdf: null,
    close: async () => {},
  }
  const reading: PageReading = { picture, rotation: 0, lines: linesOf(rows) }
  const reader: PageReader = {
    read: async () => reading,
    readQuads: async () => [],
    alphabet: [],
    dispose: async () => {},
  }
  const corners: Quad = [
    [0, 0],
    [90, 0],
    [90, 90],
    [0, 90],
  ]
  const value = '<PrintLetterBarcodeData uid="234123412346" name="Anil"/>'
  const { result } = await documentAnalysis.run(
    { input: { output, password: null }, documents: [new Uint8Array()] },
    {
      documents: { open: async () => document },
      reader,
      barcodes: { read: async () => [{ kind: 'QRCode', value, quad: corners }], dispose: async () => {} },
      privacy: { maskAadhaar },
    },
    { signal: new AbortController().signal, time: (_, work) => work() },
  )
  const bytes = Buffer.from(result.data, 'base64')
  return output === 'json' ? bytes.toString('utf8') : zipTexts(bytes)
}

/** The contents of a ZIP file's entries, after their central directory (APPNOTE 4.3.12). */
function zipTexts(bytes: Buffer): string {
  const texts: string[] = []
  for (let at = bytes.indexOf('PK\x01\x02', 0, 'latin1'); at >= 0; at = bytes.indexOf('PK\x01\x02', at + 4, 'latin1')) {
    const [method, size, local] = [
      bytes.readUInt16LE(at + 10),
      bytes.readUInt32LE(at + 20),
      bytes.readUInt32LE(at + 42),
    ]
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    const data = bytes.subarray(start, start + size)
    texts.push((method === 8 ? inflateRawSync(data) : data).toString('utf8'))
  }
  assert.ok(texts.length > 3)
  return texts.join('\n')
}

/** Whether the twelve digits stand there in any grouping. */
const holdsNumber = (text: string) => /2341\D{0,3}2341\D{0,3}2346/.test(text)

for (const [name, rows] of Object.entries({ card, letter, statement }))
  for (const output of ['json', 'xlsx'] as const)
    test(`a ${name} as ${output} shows the last four digits only`, async () => {
      const text = await outputs(rows, output, true)
      assert.ok(!holdsNumber(text))
      if (output === 'json') {
        assert.ok(text.includes(masked))
        assert.ok(text.includes('uid=\\"XXXXXXXX2346\\"'))
      }
    })

test('a deployment may switch it off', async () => {
  assert.ok(holdsNumber(await outputs(card, 'json', false)))
})

test('of a card the field is masked too', async () => {
  const { label, fields } = JSON.parse(await outputs(card, 'json', true))
  assert.equal(label, 'aadhaar_card')
  assert.equal(fields.aadhaar_number.value, masked)
})
