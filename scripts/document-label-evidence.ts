// Writes what training/train_document_label.py learns from: the evidence of labelled documents, read as the service reads
// them, as JSON. Texts of documents stay in the folder --cache, if one is named, and in no other file.
//   node dist/scripts/document-label-evidence.js ../shared/data evidence.json [--cache FOLDER]
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadDocumentOpener } from '../src/documents/opener.js'
import { loadBarcodeReader } from '../src/engines/zxing.js'
import {
  type DocumentView,
  documentEvidenceNames,
  evidenceOf,
  pagesLookedAt,
  wordEvidenceNames,
} from '../src/operations/document-analysis/classify/evidence.js'
import { lookOf } from '../src/operations/document-analysis/classify/look.js'
import { codesOfPage } from '../src/operations/document-analysis/codes/page-codes.js'
import { mrzOfPage } from '../src/operations/document-analysis/codes/page-mrz.js'
import { loadPageReader } from '../src/reading/load-page-reader.js'
import { readPageText, textOfReading } from '../src/text-layer/read-page.js'
import type { Picture } from '../src/vision/picture.js'
import { resizePicture } from '../src/vision/resize.js'
import { drawCheque } from '../test/drawn/cheque.js'
import { chequeFacts } from '../test/drawn/cheque-facts.js'
import { papers } from '../test/drawn/papers/index.js'
import { drawPaper } from '../test/drawn/papers/paper.js'
import { handwrittenPages, measuredHandwrittenPages } from './handwritten-pages.js'

interface Item {
  readonly set: string
  readonly file: string
  readonly label: string
  readonly source: string
  /** `measure` is never learned from. */
  readonly role: 'train' | 'photograph' | 'handwriting' | 'drawn' | 'measure'
}

const { positionals, values } = parseArgs({ allowPositionals: true, options: { cache: { type: 'string' } } })
const [data, out] = positionals as [string, string]
if (values.cache) mkdirSync(values.cache, { recursive: true })
const list = (set: string): Record<string, never>[] => {
  const file = join(data, set, 'labels.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
}

/** Names that the set of photographs has for kinds of document. */
const kinds: Record<string, string> = {
  id_card: 'identity_card',
  id_card_back: 'identity_card',
  driving_licence_back: 'driving_licence',
  aadhaar: 'aadhaar_card',
  credit_card: 'payment_card',
  photo_of_car: 'photograph',
}
const item = (set: string, role: Item['role'], entry: Record<string, string>, label: string): Item => ({
  set,
  role,
  file: entry.file!,
  source: entry.source ?? set,
  label,
})
const labelled: Item[] = [
  ...list('doctypes').map((entry) => item('doctypes', 'train', entry, entry.label!)),
  ...list('plates')
    .filter((entry) => entry.train)
    .map((entry) => item('plates', 'photograph', entry, 'photograph')),
  ...list('plates')
    .filter((entry) => !entry.train)
    .filter((_, index) => index % 25 === 0)
    .map((entry) => item('plates', 'measure', entry, 'photograph')),
  ...list('photo')
    .filter((entry: Record<string, string>) => entry.doc_type && entry.doc_type !== 'paper' && entry.rotation === '0')
    .map((entry) => item('photo', 'measure', entry, kinds[entry.doc_type!] ?? entry.doc_type!)),
  ...readdirSync(join(data, 'cheques'))
    .filter((file) => !file.endsWith('.json') && !file.startsWith('idrbt'))
    .filter((_, index) => index % 2 === 0)
    .map((file) => item('cheques', 'measure', { file }, 'cheque')),
]

const opener = await loadDocumentOpener({ maxDocumentBytes: 1e8, maxPixels: 6e7, maxPages: 1000, pdfDpi: 200 })
const reader = await loadPageReader({ threads: 1 })
const barcodeReader = await loadBarcodeReader()
const context = { signal: new AbortController().signal, time: <T>(_: string, work: () => Promise<T>) => work() }

type Seen = Omit<DocumentView, 'mrz'>

async function view({ set, file }: Item): Promise<Seen> {
  const document = await opener.open(new Uint8Array(readFileSync(join(data, set, file))))
  const pages = []
  const barcodes = []
  let look = null
  for (let number = 1; number <= Math.min(document.pageCount, pagesLookedAt); number++) {
    const { text, picture, pictured } = await readPageText(document, number, reader, context)
    pages.push(text)
    if (number === 1 && picture) look = lookOf(picture)
    if (picture || pictured)
      barcodes.push(...(await codesOfPage(picture ?? (await document.page(number)).picture, number, barcodeReader)))
  }
  const { pageCount } = document
  await document.close()
  return { pages, pageCount, barcodes, look }
}

async function viewOfDrawing(picture: Picture): Promise<Seen> {
  const reading = await reader.read(picture)
  return { pages: [textOfReading(1, reading)], pageCount: 1, barcodes: [], look: lookOf(reading.picture) }
}

async function cached(key: string, work: () => Promise<Seen>): Promise<Seen> {
  const path = values.cache && join(values.cache, `${createHash('sha256').update(key).digest('hex').slice(0, 24)}.json`)
  if (path && existsSync(path)) return JSON.parse(readFileSync(path, 'utf8'))
  const seen = await work()
  if (path) writeFileSync(path, JSON.stringify(seen))
  return seen
}

const items: (Item & { evidence: unknown })[] = []
const add = (entry: Item, seen: Seen) => {
  const mrz = seen.pages.map((page) => mrzOfPage(page, new Date())).find((found) => found !== null) ?? null
  items.push({ ...entry, evidence: evidenceOf({ ...seen, mrz }) })
}
for (const entry of labelled) add(entry, await cached(`${entry.set}/${entry.file}`, () => view(entry)))
for (const [index, paper] of papers.entries())
  add(
    { set: 'drawn', role: 'drawn', file: `${index} ${paper.label}`, label: paper.label, source: 'drawn' },
    await cached(JSON.stringify(paper), async () => viewOfDrawing(await drawPaper(paper))),
  )
for (const country of ['IN', 'US'] as const)
  for (const seed of [1, 2, 3, 4]) {
    // Every other one small, as thumbnails and poor copies are.
    const cheque = await drawCheque(chequeFacts(country, seed), { layout: seed % 3, seed })
    const picture = seed % 2 ? cheque : resizePicture(cheque, 560, Math.round((560 * cheque.height) / cheque.width))
    add(
      { set: 'drawn', role: 'drawn', file: `cheque ${country} ${seed}`, label: 'cheque', source: 'drawn' },
      await cached(`drawn cheque ${country} ${seed}`, () => viewOfDrawing(picture)),
    )
  }
for (const [role, pages] of [
  ['handwriting', await handwrittenPages(data)],
  ['measure', await measuredHandwrittenPages(data)],
] as const)
  for (const { name, page } of pages)
    add(
      { set: 'handwriting', role, file: name, label: 'handwritten_note', source: `handwriting ${role}` },
      await cached(`handwriting ${role} ${name} ${page.width}`, () => viewOfDrawing(page)),
    )
writeFileSync(out, JSON.stringify({ document: documentEvidenceNames, words: wordEvidenceNames, items }))
console.log(`${items.length} documents`)
