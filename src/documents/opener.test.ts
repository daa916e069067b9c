import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import sharp, { type Sharp } from 'sharp'
import { drawBmp } from '../../test/drawn/bmp.js'
import { drawPdf } from '../../test/drawn/pdf.js'
import { drawPngBomb } from '../../test/drawn/png-bomb.js'
import { drawTiff } from '../../test/drawn/tiff.js'
import { LekhaError } from '../errors/lekha-error.js'
import type { Picture } from '../vision/picture.js'
import type { DocumentOpener } from './document.js'
import { loadDocumentOpener } from './opener.js'

const limits = { maxDocumentBytes: 4_000_000, maxPixels: 1_000_000, maxPages: 20, pdfDpi: 100 }
let opener: DocumentOpener
before(async () => {
  opener = await loadDocumentOpener(limits)
})

/** Red on the left, blue on the right, a white foot: every turn and mirror shows. */
const [width, height] = [120, 80]
function drawn(): Picture {
  const data = new Uint8Array(width * height * 3)
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const colour = y >= 60 ? [255, 255, 255] : x < 60 ? [220, 20, 20] : [20, 20, 220]
      for (const level of colour) data[at++] = level
    }
  return { width, height, channels: 3, data }
}
const image = (): Sharp => sharp(drawn().data, { raw: { width, height, channels: 3 } })
const file = async (made: Sharp) => new Uint8Array(await made.toBuffer())

async function firstPage(bytes: Uint8Array, options?: { password: string }): Promise<Picture> {
  const document = await opener.open(bytes, options)
  try {
    return (await document.page(1)).picture
  } finally {
    await document.close()
  }
}

function colourAt(picture: Picture, x: number, y: number): string {
  const at = (Math.floor(y * picture.height) * picture.width + Math.floor(x * picture.width)) * 3
  const [r, g, b] = picture.data.subarray(at, at + 3) as unknown as [number, number, number]
  if (Math.min(r, g, b) > 200) return 'white'
  return r > b + 60 && r > g + 60 ? 'red' : b > r + 60 && b > g + 60 ? 'blue' : `${r},${g},${b}`
}

function looksUpright(picture: Picture): void {
  assert.equal(picture.channels, 3)
  assert.equal(picture.data.length, picture.width * picture.height * 3)
  assert.equal(picture.data.BYTES_PER_ELEMENT, 1)
  assert.deepEqual(
    [colourAt(picture, 0.2, 0.3), colourAt(picture, 0.8, 0.3), colourAt(picture, 0.5, 0.9)],
    ['red', 'blue', 'white'],
  )
}

const failsWith = (code: string, message: RegExp) => (error: unknown) => {
  assert.ok(error instanceof LekhaError, String(error))
  assert.equal(error.code, code)
  assert.match(error.message, message)
  return true
}

const jpegPage = async () => ({ data: await file(image().jpeg()), width, height })

test('every format that the contract names', async () => {
  const files = {
    jpeg: await file(image().jpeg()),
    png: await file(image().png()),
    webp: await file(image().webp()),
    tiff: await file(image().tiff({ compression: 'lzw' })),
    gif: await file(image().gif()),
    avif: await file(image().avif({ effort: 0 })),
    bmp: drawBmp(drawn()),
    pdf: drawPdf({ jpegs: [await jpegPage()], page: [360, 240] }),
  }
  for (const [format, bytes] of Object.entries(files)) {
    const document = await opener.open(bytes)
    assert.equal(document.format, format)
    assert.equal(document.pageCount, 1)
    const { picture, number } = await document.page(1)
    assert.equal(number, 1)
    looksUpright(picture)
    if (format !== 'pdf') assert.deepEqual([picture.width, picture.height], [width, height], format)
    await document.close()
  }
})

test('unusual kinds of the usual formats', async () => {
  const files = [
    await file(image().jpeg({ progressive: true })),
    await file(image().toColourspace('cmyk').jpeg()),
    await file(image().png({ palette: true })),
    await file(image().toColourspace('rgb16').png()),
    await file(image().tiff({ compression: 'jpeg' })),
    await file(image().tiff({ bigtiff: true })),
    await file(image().webp({ lossless: true })),
  ]
  for (const bytes of files) looksUpright(await firstPage(bytes))
})

test('grey becomes RGB', async () => {
  for (const bytes of [await file(image().greyscale().jpeg()), await file(image().greyscale().png())]) {
    const picture = await firstPage(bytes)
    assert.equal(picture.data.length, width * height * 3)
    assert.equal(colourAt(picture, 0.5, 0.9), 'white')
  }
})

test('transparency lies on white', async () => {
  const clear = sharp({ create: { width: 9, height: 9, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
  for (const bytes of [await file(clear.clone().png()), await file(clear.clone().webp())])
    assert.ok((await firstPage(bytes)).data.every((value) => value === 255))
})

test('EXIF orientation is honoured', async () => {
  const turned = await file(
    sharp(await image().rotate(270).png().toBuffer())
      .withMetadata({ orientation: 6 })
      .jpeg(),
  )
  const picture = await firstPage(turned)
  assert.deepEqual([picture.width, picture.height], [width, height])
  looksUpright(picture)
})

test('of an animation, the first frame', async () => {
  const frames = Buffer.concat([drawn().data, new Uint8Array(width * height * 3 * 39)])
  const raw = { width, height: height * 40, channels: 3, pageHeight: height } as const
  for (const bytes of [await file(sharp(frames, { raw }).gif()), await file(sharp(frames, { raw }).webp())]) {
    assert.equal((await opener.open(bytes)).pageCount, 1)
    const picture = await firstPage(bytes)
    assert.deepEqual([picture.width, picture.height], [width, height])
    looksUpright(picture)
  }
})

test('a TIFF page by page, copies and masks left out', async () => {
  const document = await opener.open(
    drawTiff([
      { width: 10, height: 8, grey: 10 },
      { width: 5, height: 4, grey: 99, kind: 1 },
      { width: 12, height: 6, grey: 200, kind: 2 },
    ]),
  )
  assert.equal(document.pageCount, 2)
  const second = (await document.page(2)).picture
  assert.deepEqual([second.width, second.height, second.data[0]], [12, 6, 200])
  assert.equal((await document.page(1)).picture.data[0], 10)
  await assert.rejects(document.page(3), RangeError)
})

test('a decompression bomb is refused by its header', async () => {
  const bomb = drawPngBomb(50_000, 50_000)
  assert.ok(bomb.length < limits.maxDocumentBytes)
  const before = process.memoryUsage().rss
  await assert.rejects(opener.open(bomb), failsWith('too_many_pixels', /2500000000 pixels; at most 1000000/))
  // Decoded it would be 7.5 GB.
  assert.ok(process.memoryUsage().rss - before < 200e6)
})

test('headers of every format count, not what follows them', async () => {
  const bmp = drawBmp(drawn())
  new DataView(bmp.buffer).setInt32(18, 60_000, true)
  new DataView(bmp.buffer).setInt32(22, -60_000, true)
  await assert.rejects(opener.open(bmp), failsWith('too_many_pixels', /3600000000 pixels/))
  const tiff = drawTiff([{ width: 3, height: 3, grey: 1 }])
  new DataView(tiff.buffer).setUint32(8 + 2 + 12 + 8, 4_000_000_000, true)
  await assert.rejects(opener.open(tiff), failsWith('too_many_pixels', /12000000000 pixels/))
  const jpeg = await file(sharp({ create: { width: 1200, height: 1200, channels: 3, background: '#777' } }).jpeg())
  await assert.rejects(opener.open(jpeg), failsWith('too_many_pixels', /1440000 pixels/))
})

test('too many pages are refused, and a chain of pages that bites its tail ends', async () => {
  const pages = Array.from({ length: 30_000 }, () => ({ width: 1, height: 1, grey: 0 }))
  await assert.rejects(opener.open(drawTiff(pages)), failsWith('too_many_pages', /at most 20/))
  const looped = await opener.open(drawTiff(pages.slice(0, 3), { loop: true }))
  assert.equal(looped.pageCount, 3)
  const jpeg = await jpegPage()
  const pdf = drawPdf({ jpegs: new Array(21).fill(jpeg) })
  await assert.rejects(opener.open(pdf), failsWith('too_many_pages', /21 pages/))
})

test('too many bytes', async () => {
  await assert.rejects(opener.open(new Uint8Array(4_000_001)), failsWith('too_many_bytes', /4000001 bytes/))
})

test('what is not read is named, whatever decoders could make of it', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  await assert.rejects(opener.open(svg), failsWith('unsupported_format', /an SVG drawing/))
  await assert.rejects(opener.open(new Uint8Array(0)), failsWith('unsupported_format', /an empty file/))
})

test('a file that was cut off: a little is forgiven, more is not', async () => {
  const noisy = sharp({
    create: { width: 800, height: 800, channels: 3, noise: { type: 'gaussian', mean: 120, sigma: 40 } } as never,
  })
  const whole = await file(noisy.clone().jpeg())
  assert.equal((await firstPage(whole.subarray(0, whole.length - 400))).height, 800)
  await assert.rejects(
    firstPage(whole.subarray(0, whole.length / 2)),
    failsWith('unreadable_image', /last (4\d|5\d) % of the picture/),
  )
  const progressive = await file(noisy.clone().jpeg({ progressive: true }))
  await assert.rejects(
    firstPage(progressive.subarray(0, progressive.length / 2)),
    failsWith('unreadable_image', /cut off/),
  )
  const bmp = drawBmp(drawn())
  await assert.rejects(firstPage(bmp.subarray(0, bmp.length / 2)), failsWith('unreadable_image', /last 5\d % of/))
})

test('damaged files of every format say what is wrong and never crash', async () => {
  const files = [
    await file(image().jpeg()),
    await file(image().png()),
    await file(image().webp()),
    await file(image().tiff({ compression: 'lzw' })),
    await file(image().gif()),
    await file(image().avif({ effort: 0 })),
    drawPdf({ jpegs: [await jpegPage()] }),
  ]
  for (const bytes of files)
    for (const kept of [24, Math.floor(bytes.length / 3)])
      await assert.rejects(firstPage(bytes.subarray(0, kept)), failsWith('unreadable_image', /(damaged|cut off)/))
  const scrambled = files[1]!.map((value, index) => (index > 60 && index < 120 ? value ^ 0xa5 : value))
  await assert.rejects(firstPage(scrambled), failsWith('unreadable_image', /its PNG (data|header) is damaged/))
})

test('a protected PDF asks for its password', async () => {
  const pdf = drawPdf({ jpegs: [await jpegPage()], page: [360, 240], password: 'sesame' })
  await assert.rejects(opener.open(pdf), failsWith('password_required', /password/))
  await assert.rejects(opener.open(pdf, { password: 'open' }), failsWith('wrong_password', /password/))
  looksUpright(await firstPage(pdf, { password: 'sesame' }))
  // Encrypted against printing only: it opens without a password.
  looksUpright(await firstPage(drawPdf({ jpegs: [await jpegPage()], page: [360, 240], password: '' })))
})

test('PDF pages: rotated, monstrous, many, one at a time', async () => {
  const jpeg = await jpegPage()
  const turned = await firstPage(drawPdf({ jpegs: [jpeg], page: [360, 240], rotate: 90 }))
  assert.ok(turned.height > turned.width)
  assert.deepEqual(
    [colourAt(turned, 0.7, 0.2), colourAt(turned, 0.7, 0.8), colourAt(turned, 0.1, 0.5)],
    ['red', 'blue', 'white'],
  )
  const monstrous = await firstPage(drawPdf({ jpegs: [jpeg], page: [14_400_000, 9_600_000] }))
  assert.ok(monstrous.width * monstrous.height <= limits.maxPixels)
  looksUpright(monstrous)
  const document = await opener.open(drawPdf({ jpegs: new Array(5).fill(jpeg), page: [360, 240] }))
  assert.equal(document.pageCount, 5)
  looksUpright((await document.page(5)).picture)
  await document.close()
  await document.close()
})

test('a picture inside a PDF is measured before it is decoded', async () => {
  const { data } = await jpegPage()
  const pdf = drawPdf({ jpegs: [{ data, width: 40_000, height: 40_000 }] })
  await assert.rejects(firstPage(pdf), failsWith('too_many_pixels', /1600000000 pixels/))
})

test('documents open side by side and the opener survives broken ones', async () => {
  const jpeg = await jpegPage()
  const good = drawPdf({ jpegs: [jpeg], page: [360, 240] })
  const one = await opener.open(good)
  const other = await opener.open(good)
  await assert.rejects(
    opener.open(Buffer.from('%PDF-1.7\n1 0 obj garbage')),
    failsWith('unreadable_image', /PDF is damaged/),
  )
  looksUpright((await one.page(1)).picture)
  await one.close()
  looksUpright((await other.page(1)).picture)
  await other.close()
})

test('two hundred PDFs need no more memory than twenty', async () => {
  const pdf = drawPdf({ jpegs: [await jpegPage()], page: [600, 600] })
  for (let n = 0; n < 20; n++) await firstPage(pdf)
  const before = process.memoryUsage().rss
  for (let n = 0; n < 200; n++) await firstPage(pdf)
  // A leak of one drawn page each would be 400 MB; collected garbage makes the figure waver.
  assert.ok(process.memoryUsage().rss - before < 150e6, `${(process.memoryUsage().rss - before) / 1e6} MB`)
})
