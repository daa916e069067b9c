import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cropBox, cropQuad } from './crop.js'
import { toGrey, toRgb } from './grey.js'
import { apply, identity, invert, quadToQuad, translation } from './matrix.js'
import type { Picture, Point, Quad } from './picture.js'
import { quadOfSize } from './quad.js'
import { resize, resizeToFit } from './resize.js'
import { rotateQuarter } from './turn.js'
import { viewOfPage } from './view.js'
import { warp } from './warp.js'

/** Soft waves: smooth enough that two bilinear samplings lose little. */
function waves(width: number, height: number): Picture {
  const data = new Uint8Array(width * height * 3)
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      data[i++] = 128 + 100 * Math.sin(x / 17)
      data[i++] = 128 + 100 * Math.sin(y / 13)
      data[i++] = 128 + 100 * Math.cos((x + y) / 23)
    }
  return { width, height, channels: 3, data }
}

function at(picture: Picture, x: number, y: number): number[] {
  const offset = (Math.floor(y) * picture.width + Math.floor(x)) * picture.channels
  return [...picture.data.subarray(offset, offset + picture.channels)]
}

const farthest = (one: readonly number[], other: readonly number[]) =>
  Math.max(...one.map((value, index) => Math.abs(value - other[index]!)))

const leaning: Quad = [
  [60, 40],
  [330, 70],
  [310, 230],
  [45, 200],
]

test('the identity changes no sample', () => {
  const page = waves(90, 60)
  const view = warp(viewOfPage(page), identity, 90, 60)
  assert.deepEqual(view.picture.data, page.data)
})

test('a straightened quad shows what the page shows, and its matrix leads back', () => {
  const page = waves(400, 300)
  const view = cropQuad(viewOfPage(page), leaning)
  for (const [x, y] of [
    [10.5, 10.5],
    [100.5, 80.5],
    [200.5, 30.5],
  ] as const) {
    const [px, py] = apply(view.toPage, [x, y])
    assert.ok(farthest(at(view.picture, x, y), at(page, px, py)) <= 10)
  }
  const { width, height } = view.picture
  for (const [index, corner] of quadOfSize(width, height).entries()) {
    const [x, y] = apply(view.toPage, corner)
    assert.ok(Math.hypot(x - leaning[index]![0], y - leaning[index]![1]) < 1e-6)
  }
})

test('there and back again keeps the middle of the picture', () => {
  const page = waves(400, 300)
  const there = quadToQuad(quadOfSize(400, 300), leaning)
  const small = warp(viewOfPage(page), there, 400, 300)
  const back = warp(small, invert(there), 400, 300)
  const middle: Point[] = [
    [150, 120],
    [200, 150],
    [250, 160],
  ]
  for (const [x, y] of middle) assert.ok(farthest(at(back.picture, x, y), at(page, x, y)) <= 4)
  const [px, py] = apply(back.toPage, [123, 45])
  assert.ok(Math.hypot(px - 123, py - 45) < 1e-6)
})

test('a chain of cuts, turns and scalings keeps the way back', () => {
  const page = waves(400, 300)
  const chain = resize(rotateQuarter(cropBox(viewOfPage(page), [100, 50, 200, 120]), 90), 60, 100)
  assert.deepEqual([chain.picture.width, chain.picture.height], [60, 100])
  // The top left of the turned picture was the bottom left of the crop.
  assert.deepEqual(apply(chain.toPage, [0, 0]), [100, 170])
  assert.deepEqual(apply(chain.toPage, [60, 100]), [300, 50])
  const [px, py] = apply(chain.toPage, [30.5, 50.5])
  assert.ok(farthest(at(chain.picture, 30, 50), at(page, px, py)) <= 10)
})

test('quarter turns are exact and four of them are none', () => {
  for (const page of [waves(7, 4), toGrey(waves(7, 4))]) {
    let view = viewOfPage(page)
    for (let turn = 0; turn < 4; turn++) {
      view = rotateQuarter(view, 90)
      for (let y = 0; y < view.picture.height; y++)
        for (let x = 0; x < view.picture.width; x++)
          assert.deepEqual(at(view.picture, x, y), at(page, ...(apply(view.toPage, [x + 0.5, y + 0.5]) as Point)))
    }
    assert.deepEqual(view.picture, page)
    assert.deepEqual(
      rotateQuarter(viewOfPage(page), 180).picture,
      rotateQuarter(rotateQuarter(viewOfPage(page), 90), 90).picture,
    )
    assert.deepEqual(rotateQuarter(rotateQuarter(viewOfPage(page), 270), 90).picture, page)
  }
})

test('beyond the edge: repeated, or the colour asked for', () => {
  const page: Picture = { width: 2, height: 1, channels: 1, data: Uint8Array.of(10, 200) }
  const repeated = warp(viewOfPage(page), translation(-2, 0), 6, 1).picture.data
  assert.deepEqual([...repeated], [10, 10, 10, 200, 200, 200])
  const filled = warp(viewOfPage(page), translation(-2, 0), 6, 1, { outside: 255 }).picture.data
  assert.deepEqual([...filled], [255, 255, 10, 200, 255, 255])
})

test('shrinking averages, so that thin strokes stay', () => {
  const width = 400
  const data = new Uint8Array(width * 100).fill(255)
  for (let y = 0; y < 100; y++) for (let x = 3; x < width; x += 8) data[y * width + x] = 0
  const page: Picture = { width, height: 100, channels: 1, data }
  const expected = 255 * (7 / 8)
  for (const small of [
    resize(viewOfPage(page), 50, 100),
    cropQuad(viewOfPage(page), quadOfSize(width, 100), { width: 50, height: 12 }),
  ])
    for (const value of small.picture.data) assert.ok(Math.abs(value - expected) < 12, `${value}`)
})

test('resizing keeps a flat picture flat and enlarges smoothly', () => {
  const flat: Picture = { width: 37, height: 23, channels: 3, data: new Uint8Array(37 * 23 * 3).fill(201) }
  for (const [w, h] of [
    [10, 7],
    [100, 70],
    [10, 70],
    [37, 5],
  ] as const)
    assert.ok(resize(viewOfPage(flat), w, h).picture.data.every((value) => value === 201))
  const step: Picture = { width: 2, height: 1, channels: 1, data: Uint8Array.of(0, 100) }
  assert.deepEqual([...resize(viewOfPage(step), 4, 1).picture.data], [0, 25, 75, 100])
})

test('a picture within the bound is not resized', () => {
  const view = viewOfPage(waves(40, 30))
  assert.equal(resizeToFit(view, 40), view)
  assert.deepEqual([resizeToFit(view, 20).picture.width, resizeToFit(view, 20).picture.height], [20, 15])
})

test('a box is cut to the picture', () => {
  const page = waves(40, 30)
  const view = cropBox(viewOfPage(page), [-5, 20, 15, 40])
  assert.deepEqual([view.picture.width, view.picture.height], [10, 10])
  assert.deepEqual(apply(view.toPage, [0, 0]), [0, 20])
  assert.deepEqual(at(view.picture, 3, 4), at(page, 3, 24))
  assert.throws(() => cropBox(viewOfPage(page), [100, 0, 5, 5]), RangeError)
})

test('grey is the luma, and grey made RGB stays what it was', () => {
  const picture: Picture = { width: 3, height: 1, channels: 3, data: Uint8Array.of(255, 0, 0, 0, 255, 0, 0, 0, 255) }
  assert.deepEqual([...toGrey(picture).data], [77, 149, 29])
  assert.deepEqual(toGrey(toRgb(toGrey(picture))).data, toGrey(picture).data)
  assert.equal(toRgb(picture), picture)
})
