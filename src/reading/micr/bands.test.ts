import assert from 'node:assert/strict'
import { test } from 'node:test'
import { apply } from '../../vision/matrix.js'
import { quadOfBox } from '../../vision/quad.js'
import { viewOfPage } from '../../vision/view.js'
import { cutBand, cutStrips } from './bands.js'
import { bandHeight, columnStep } from './recognise.js'

const page = (width: number, height: number) =>
  viewOfPage({ width, height, channels: 1, data: new Uint8Array(width * height).fill(200) })

test('strips overlap, cover the region and know their rows', () => {
  const { pictures, middles, view } = cutStrips(page(2208, 1000), { top: 0.6, bottom: 1, width: 1104 })
  assert.equal(pictures.length, middles.length)
  assert.deepEqual([view.picture.width, view.picture.height], [1104, 200])
  for (const { width, height } of pictures) assert.deepEqual([width, height], [1104, bandHeight])
  assert.ok(middles[0]! <= 12 && middles.at(-1)! >= 180)
  const [x, y] = apply(view.toPage, [0, 0])
  assert.ok(Math.abs(x) < 1e-6 && Math.abs(y - 600) < 1e-6)
})

test('where text is known to stand, only strips across it are cut', () => {
  const near = [quadOfBox([300, 900, 400, 30])]
  const { middles } = cutStrips(page(2208, 1000), { top: 0.6, bottom: 1, width: 1104, near })
  // 900 to 930 of the page are 150 to 165 of the region.
  assert.deepEqual(middles, [144, 156, 168])
})

test('a band follows its baseline and comes out level, digits at their height', () => {
  const [slope, offset, pitch] = [0.04, 70, 20]
  const band = cutBand(page(1000, 300), { slope, offset, pitch, weight: 30 })
  assert.equal(band.picture.height, bandHeight)
  assert.equal(band.picture.width % columnStep, 0)
  for (const share of [0, 0.5, 1]) {
    const [x, y] = apply(band.toPage, [share * band.picture.width, bandHeight / 2])
    assert.ok(Math.abs(y - (slope * x + offset)) < 0.01)
  }
  const [, top] = apply(band.toPage, [0, 12])
  const [, bottom] = apply(band.toPage, [0, 36])
  assert.ok(Math.abs(bottom - top - pitch * 0.936) < 0.1, 'a digit of 0.117 inch where cells are 0.125 inch apart')
})

test('a shifted band shows what lies so many of its rows lower', () => {
  const line = { slope: 0, offset: 100, pitch: 20, weight: 30 }
  const [, level] = apply(cutBand(page(1000, 300), line).toPage, [0, 0])
  const [, lower] = apply(cutBand(page(1000, 300), line, 4).toPage, [0, 0])
  assert.ok(Math.abs(lower - level - (4 * 20 * 0.936) / 24) < 0.01)
})
