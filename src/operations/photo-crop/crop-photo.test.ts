import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import sharp from 'sharp'
import { drawBmp } from '../../../test/drawn/bmp.js'
import { lying, photograph } from '../../../test/drawn/effects.js'
import {
  boxOf,
  drawCvPage,
  drawEmptyBox,
  drawIdentityCard,
  type PlacedPicture,
} from '../../../test/drawn/identity-card.js'
import { drawPdf } from '../../../test/drawn/pdf.js'
import { drawPortrait } from '../../../test/drawn/portrait.js'
import { loadDocumentOpener } from '../../documents/opener.js'
import { LekhaError } from '../../errors/lekha-error.js'
import { loadFaceFinder } from '../../faces/load-face-finder.js'
import { loadFrameFinder } from '../../faces/load-frame-finder.js'
import { applyToQuad, invert, quadToQuad } from '../../vision/matrix.js'
import type { Picture, Quad } from '../../vision/picture.js'
import { iou, quadOfBox, quadOfSize } from '../../vision/quad.js'
import { rotateQuarter, turnMatrix } from '../../vision/turn.js'
import { viewOfPage } from '../../vision/view.js'
import type { RunContext } from '../operation.js'
import { photoCrop } from './operation.js'
import type { PhotoData, PhotoRequest } from './schema.js'

const limits = { maxDocumentBytes: 32_000_000, maxPixels: 60_000_000, maxPages: 50, pdfDpi: 200 }
const [documents, faces, frames] = await Promise.all([
  loadDocumentOpener(limits),
  loadFaceFinder({ threads: 1 }),
  loadFrameFinder({ threads: 1 }),
])
after(() => Promise.all([faces.dispose(), frames.dispose()]))

const context: RunContext = { signal: new AbortController().signal, time: (_, work) => work() }

async function crop(
  bytes: Uint8Array,
  options: Partial<PhotoRequest> = {},
  { pages = 10, signal = context.signal } = {},
): Promise<PhotoData> {
  const doc_base64 = Buffer.from(bytes).toString('base64')
  const prepared = photoCrop.prepare({ req_id: 'r', doc_base64, ...options })
  const tools = { documents, faces, frames, photoLimits: { pages } }
  return (await photoCrop.run(prepared, tools, { ...context, signal })).result
}

const raw = ({ width, height, channels, data }: Picture) => sharp(data, { raw: { width, height, channels } })
const jpeg = async (picture: Picture) => new Uint8Array(await raw(picture).jpeg({ quality: 92 }).toBuffer())
const quadOf = ({ quad }: PhotoData) => quad as unknown as Quad
const isMissing = (error: unknown) => error instanceof LekhaError && error.code === 'no_photograph_found'

const portrait: PlacedPicture = { picture: await drawPortrait(0, 350), at: [90, 200] }
const card = await drawIdentityCard([portrait])
const truth = quadOfBox(boxOf(portrait))

test('the photograph of a card is cut out along its edge', async () => {
  const data = await crop(await jpeg(card))
  assert.ok(iou(quadOf(data), truth) > 0.92)
  assert.equal(data.rotation, 0)
  assert.equal(data.page, 1)
  assert.equal(data.mime_type, 'image/jpeg')
  assert.deepEqual(data.others, [])
  assert.equal(data.quality.verdict, 'good')
  assert.ok(data.confidence > 0.6 && data.face.confidence > 0.9)
  const { width, height, format } = await sharp(Buffer.from(data.photo, 'base64')).metadata()
  assert.deepEqual([width, height, format], [data.width, data.height, 'jpeg'])
  const [x, y, size] = data.face.box
  assert.ok(x! > 0 && y! > 0 && x! + size! < data.width && y! + size! < data.height)
  assert.equal(data.quality.face_height_px, size)
})

for (const turn of [90, 180, 270] as const)
  test(`a card turned by ${turn} degrees comes back upright`, async () => {
    const data = await crop(await jpeg(rotateQuarter(viewOfPage(card), turn).picture))
    const there = applyToQuad(invert(turnMatrix(turn, card.width, card.height)), truth)
    assert.ok(iou(quadOf(data), there) > 0.9)
    assert.equal((data.rotation + turn) % 360, 0)
    assert.ok(Math.hypot(data.quad[0]![0]! - there[0][0], data.quad[0]![1]! - there[0][1]) < 40)
    assert.ok(Math.abs(data.box[0]! - boxOf(portrait)[0]) < 30)
  })

for (const [degrees, lean] of [
  [12, 0],
  [-33, 0],
  [45, 0],
  [6, 0.05],
] as const)
  test(`a card photographed at ${degrees} degrees, leaning ${lean}, is deskewed`, async () => {
    const size = { width: 1600, height: 1500 }
    const corners = lying(size, card.width / card.height, { share: 0.72, degrees, lean })
    const data = await crop(await jpeg(await photograph(card, { ...size, corners, shadow: 0.2, seed: 3 })))
    const there = applyToQuad(quadToQuad(quadOfSize(card.width, card.height), corners), truth)
    assert.ok(iou(quadOf(data), there) > 0.85, `overlap ${iou(quadOf(data), there)}`)
  })

test('every format is read', async () => {
  const picture = raw(card)
  const files = {
    png: await picture.clone().png().toBuffer(),
    webp: await picture.clone().webp().toBuffer(),
    tiff: await picture.clone().tiff().toBuffer(),
    gif: await picture.clone().gif().toBuffer(),
    avif: await picture.clone().avif({ effort: 0 }).toBuffer(),
    bmp: drawBmp(card),
    pdf: drawPdf({ jpegs: [{ data: await jpeg(card), width: card.width, height: card.height }], page: [243, 153] }),
  }
  for (const [format, bytes] of Object.entries(files)) {
    const data = await crop(new Uint8Array(bytes))
    assert.ok(Math.abs(data.width / data.height - 35 / 45) < 0.06, format)
  }
})

test('the EXIF orientation is applied, and corners are those of the page as it is then', async () => {
  const turned = rotateQuarter(viewOfPage(card), 270).picture
  const file = await raw(turned).jpeg().withMetadata({ orientation: 6 }).toBuffer()
  const data = await crop(new Uint8Array(file))
  assert.equal(data.rotation, 0)
  assert.ok(iou(quadOf(data), truth) > 0.9)
})

test('a padding is added on every side, and png is written when asked for', async () => {
  const plain = await crop(await jpeg(card))
  const padded = await crop(await jpeg(card), { padding: 0.25, output_format: 'png' })
  assert.equal(padded.mime_type, 'image/png')
  assert.equal((await sharp(Buffer.from(padded.photo, 'base64')).metadata()).format, 'png')
  assert.ok(Math.abs(padded.width - 1.5 * plain.width) <= 2 && Math.abs(padded.height - 1.5 * plain.height) <= 2)
  assert.deepEqual(padded.quad, plain.quad)
  assert.ok(Math.abs(padded.face.box[0]! - plain.face.box[0]! - 0.25 * plain.width) <= 2)
  // Either crop is rounded to whole pixels.
  assert.ok(Math.abs(padded.quality.face_height_px - plain.quality.face_height_px) <= 1)
})

test('the same portrait, smaller and fainter, is a ghost; another person is not', async () => {
  const ghost: PlacedPicture = { picture: await drawPortrait(0, 170), at: [1200, 250], opacity: 0.6 }
  const withGhost = await crop(await jpeg(await drawIdentityCard([portrait, ghost])))
  assert.ok(iou(quadOf(withGhost), truth) > 0.9)
  assert.deepEqual(
    withGhost.others.map(({ kind }) => kind),
    ['ghost'],
  )
  const child: PlacedPicture = { picture: await drawPortrait(2, 230), at: [1150, 250] }
  const withChild = await crop(await jpeg(await drawIdentityCard([portrait, child])))
  assert.deepEqual(
    withChild.others.map(({ kind }) => kind),
    ['secondary'],
  )
})

test('a portrait of 90 pixels is found on a page of print', async () => {
  const small: PlacedPicture = { picture: await drawPortrait(1, 90), at: [800, 90] }
  const data = await crop(await jpeg(await drawCvPage([small])))
  assert.ok(iou(quadOf(data), quadOfBox(boxOf(small))) > 0.8)
  assert.ok(data.quality.reasons.includes('too_small'))
})

test('a dark portrait says so', async () => {
  const { picture, at } = portrait
  const dark = { picture: { ...picture, data: picture.data.map((value) => value * 0.22) }, at }
  const { quality } = await crop(await jpeg(await drawIdentityCard([dark])))
  assert.ok(quality.reasons.includes('dark'))
  assert.notEqual(quality.verdict, 'good')
})

test('a blurred portrait says so', async () => {
  const { picture, at } = portrait
  const data = new Uint8Array(await raw(picture).blur(6).raw().toBuffer())
  const { quality } = await crop(await jpeg(await drawIdentityCard([{ picture: { ...picture, data }, at }])))
  assert.ok(quality.reasons.includes('blurred'))
  assert.notEqual(quality.verdict, 'good')
})

test('a page without a person, an empty box and a silhouette are no photographs', async () => {
  const empty: PlacedPicture = { picture: await drawEmptyBox(), at: [90, 200] }
  for (const page of [await drawIdentityCard([]), await drawCvPage([]), await drawIdentityCard([empty])])
    await assert.rejects(crop(await jpeg(page)), isMissing)
})

test('a PDF is looked through page by page, as far as the deployment allows', async () => {
  const blank = await drawCvPage([])
  const pages = await Promise.all(
    [blank, card].map(async (page) => ({ data: await jpeg(page), width: page.width, height: page.height })),
  )
  const pdf = drawPdf({ jpegs: pages })
  assert.equal((await crop(pdf)).page, 2)
  await assert.rejects(crop(pdf, {}, { pages: 1 }), isMissing)
})

test('a photograph in a PDF is cut out with its own pixels', async () => {
  const large = await drawPortrait(0, 700)
  const jpegs = [{ data: await jpeg(large), width: large.width, height: large.height }]
  const data = await crop(drawPdf({ jpegs, page: [595, 842], place: [60, 600, 105, 135] }))
  // 105 points are 292 pixels of the page.
  assert.ok(Math.abs(data.quad[1]![0]! - data.quad[0]![0]! - 292) < 25, 'corners are those of the page as drawn')
  assert.ok(data.width > 600, `${data.width} pixels`)
})

test('a request that is given up stops between two steps', async () => {
  const signal = AbortSignal.abort(new Error('given up'))
  await assert.rejects(crop(await jpeg(card), {}, { signal }), /given up/)
})

test('the crop shows the photograph upright', async () => {
  const data = await crop(await jpeg(rotateQuarter(viewOfPage(card), 180).picture))
  const shown = await sharp(Buffer.from(data.photo, 'base64'))
    .resize(32, 32, { fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer()
  const sent = await raw(portrait.picture).resize(32, 32, { fit: 'fill' }).greyscale().raw().toBuffer()
  const difference = (other: Uint8Array) => shown.reduce((sum, value, n) => sum + Math.abs(value - other[n]!), 0)
  assert.ok(difference(sent) < 0.5 * difference(Uint8Array.from(sent).reverse()))
})

test('a portrait of 60 pixels is found on a page of 3,000', async () => {
  const small = await drawPortrait(0, 60)
  const page = raw(await drawCvPage([])).resize(2122, 3000)
  const at = { left: 1500, top: 640 }
  const input = await raw(small).png().toBuffer()
  const data = await crop(
    new Uint8Array(
      await page
        .composite([{ input, ...at }])
        .jpeg({ quality: 92 })
        .toBuffer(),
    ),
  )
  assert.ok(iou(quadOf(data), quadOfBox([at.left, at.top, small.width, small.height])) > 0.8, `${data.quad}`)
})
