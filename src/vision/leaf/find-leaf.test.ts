import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decodeRgb, lying, type PhotoEffects, photograph } from '../../../test/drawn/effects.js'
import type { Picture, Quad } from '../picture.js'
import { distance, quadOfBox } from '../quad.js'
import { viewOfPage } from '../view.js'
import { findLeaf } from './find-leaf.js'
import { straighten, trueAspect } from './straighten.js'

/** A leaf with a frame, a tinted panel and lines of print, as cheques have them. */
async function drawLeaf(paper = '#f4f6ee'): Promise<Picture> {
  const lines = Array.from({ length: 9 }, (_, row) => {
    const y = 60 + row * 34
    return `<rect x="60" y="${y}" width="${300 + ((row * 137) % 380)}" height="9" fill="#333"/>`
  }).join('')
  return decodeRgb(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="820" height="370">
    <rect width="820" height="370" fill="${paper}"/><rect x="20" y="20" width="780" height="290" fill="#cfe0ee"/>
    <rect x="24" y="24" width="772" height="282" fill="none" stroke="#234" stroke-width="3"/>${lines}
    <rect x="180" y="330" width="460" height="18" fill="#111"/></svg>`),
  )
}

const farthestCorner = (one: Quad, other: Quad) =>
  Math.max(...one.map((corner, index) => distance(corner, other[index]!)))

const size = { width: 1400, height: 1000 }
const photos: [string, Omit<PhotoEffects, 'width' | 'height'>][] = [
  ['straight on wood', { corners: lying(size, 820 / 370) }],
  ['turned on cloth', { corners: lying(size, 820 / 370, { degrees: 12 }), desk: 'cloth' }],
  ['leaning, in shadow', { corners: lying(size, 820 / 370, { degrees: -7, lean: 0.12 }), shadow: 0.5 }],
  ['small, blurred and noisy', { corners: lying(size, 820 / 370, { share: 0.5, degrees: 20 }), blur: 2, noise: 12 }],
  ['on grey, pressed hard', { corners: lying(size, 820 / 370, { degrees: 3, lean: 0.06 }), desk: 'grey', jpeg: 40 }],
]

for (const [name, effects] of photos)
  test(`finds a leaf: ${name}`, async () => {
    const leaf = findLeaf(await photograph(await drawLeaf(), { ...size, ...effects }))
    assert.ok(leaf, 'no leaf')
    // 6 pixels of 1400: less than the margin that any leaf has around its print.
    assert.ok(farthestCorner(leaf.quad, effects.corners) < 6, JSON.stringify(leaf))
  })

test('a scan is no photograph of a leaf', async () => {
  assert.equal(findLeaf(await drawLeaf()), null)
  assert.equal(findLeaf(await drawLeaf('#ffffff')), null)
})

test('a white leaf on a white sheet is left alone rather than guessed at', async () => {
  const sheet = await decodeRgb(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="900" height="700"><rect width="900" height="700" fill="#fff"/>
    <rect x="100" y="120" width="600" height="300" fill="#dcebd8" stroke="#888"/></svg>`),
  )
  assert.equal(findLeaf(sheet), null)
})

test('an empty desk and a flat picture have no leaf', async () => {
  const away = quadOfBox([-500, -500, 100, 50])
  assert.equal(findLeaf(await photograph(await drawLeaf(), { ...size, corners: away })), null)
  const flat = { width: 40, height: 30, channels: 3, data: new Uint8Array(3600).fill(200) } as const
  assert.equal(findLeaf(flat), null)
  assert.equal(findLeaf({ width: 1, height: 1, channels: 1, data: Uint8Array.of(7) }), null)
})

test('a straightened leaf has its true proportions and its corners', async () => {
  // A camera of 60° looks down on a rectangle of 2 : 1 at a slant; corners from the pinhole model.
  const focal = 1200
  const tilt = 0.6
  const corner = (x: number, y: number): [number, number] => {
    const depth = 2.4 + y * Math.sin(tilt)
    return [700 + (focal * x) / depth, 500 + (focal * y * Math.cos(tilt)) / depth]
  }
  const quad: Quad = [corner(-1, -0.5), corner(1, -0.5), corner(1, 0.5), corner(-1, 0.5)]
  assert.ok(Math.abs(trueAspect(quad, size) - 2) < 0.35, String(trueAspect(quad, size)))
  const photo = await photograph(await drawLeaf(), { ...size, corners: quad })
  const view = straighten(viewOfPage(photo), quad)
  assert.ok(view.picture.width >= distance(quad[2], quad[3]) - 1)
})
