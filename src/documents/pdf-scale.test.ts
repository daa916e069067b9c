import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pdfDetailSize, pdfPageSize } from './pdf-scale.js'

const limits = { dpi: 200, maxPixels: 60_000_000 }
const scan = (width: number, height: number, covered: number) => ({ width, height, covered })
const a4 = { width: 595.2, height: 841.68 }

test('text is drawn at the resolution asked for', () => {
  assert.deepEqual(pdfPageSize(a4, [], limits), { width: 1653, height: 2338 })
})

test('a scan on a small page keeps its pixels, up to a bound', () => {
  assert.deepEqual(pdfPageSize({ width: 240, height: 110 }, [scan(2000, 917, 240 * 110)], limits), {
    width: 2000,
    height: 916,
  })
  assert.equal(pdfPageSize({ width: 240, height: 110 }, [scan(9000, 4125, 240 * 110)], limits).width, 4000)
})

test('a scan of one pixel a point on a large page is not blown up', () => {
  assert.deepEqual(pdfPageSize({ width: 3000, height: 2000 }, [scan(3000, 2000, 6e6)], limits), {
    width: 3000,
    height: 2000,
  })
  assert.equal(pdfPageSize(a4, [scan(595, 842, a4.width * a4.height)], limits).height, 2338)
})

test('a logo is no scan', () => {
  assert.deepEqual(pdfPageSize(a4, [scan(3000, 1000, 9000)], limits), { width: 1653, height: 2338 })
})

test('no page is larger than the limits, whatever it claims', () => {
  for (const page of [
    { width: 1e9, height: 1e9 },
    { width: 1e9, height: 1 },
    { width: 0, height: 0 },
  ]) {
    const { width, height } = pdfPageSize(page, [], limits)
    assert.ok(width >= 1 && height >= 1 && width <= 20_000 && height <= 20_000)
    assert.ok(width * height <= limits.maxPixels)
  }
})

test('detail shows a page at the pixels of its finest picture, within bounds, and only where that is finer', () => {
  const drawn = pdfPageSize(a4, [], limits)
  const photo = (pixels: number) => scan(pixels, Math.round((pixels * 45) / 35), 99 * 127)
  assert.equal(pdfDetailSize(a4, [photo(413)], drawn, limits)?.width, 2485)
  assert.equal(pdfDetailSize(a4, [photo(3000)], drawn, limits)?.height, 5000)
  assert.equal(pdfDetailSize(a4, [photo(300)], drawn, limits), null)
  assert.equal(pdfDetailSize(a4, [scan(900, 900, 20 * 20)], drawn, limits), null, 'an icon')
  assert.equal(pdfDetailSize(a4, [], drawn, limits), null)
})
