import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bmpFile, drawBmp } from '../../test/drawn/bmp.js'
import { decodeBmp, readBmpHeader } from './bmp.js'

const decode = (file: Uint8Array) => decodeBmp(file, readBmpHeader(file))
const rows = (file: Uint8Array) => {
  const { picture } = decode(file)
  return Array.from({ length: picture.height }, (_, y) => [
    ...picture.data.subarray(y * picture.width * 3, (y + 1) * picture.width * 3),
  ])
}
const black = [0, 0, 0] as const
const red = [255, 0, 0] as const
const green = [0, 255, 0] as const
const blue = [0, 0, 255] as const

test('24 bits, from the foot up and from the top down', () => {
  const data = Uint8Array.from({ length: 5 * 3 * 3 }, (_, n) => n * 5)
  const file = drawBmp({ width: 5, height: 3, channels: 3, data })
  assert.deepEqual(decode(file).picture.data, data)
  const pixels = file.subarray(54)
  const turned = bmpFile({ width: 5, height: -3 }, 24, pixels)
  assert.deepEqual(rows(turned), rows(file).reverse())
})

test('palettes of 1, 2, 4 and 8 bits', () => {
  assert.deepEqual(
    rows(bmpFile({ width: 3, height: 1 }, 1, Uint8Array.of(0b01000000, 0, 0, 0), { palette: [black, red] })),
    [[...black, ...red, ...black]],
  )
  assert.deepEqual(
    rows(
      bmpFile({ width: 4, height: 1 }, 2, Uint8Array.of(0b11_00_01_10, 0, 0, 0), {
        palette: [black, red, green, blue],
      }),
    ),
    [[...blue, ...black, ...red, ...green]],
  )
  assert.deepEqual(
    rows(bmpFile({ width: 3, height: 1 }, 4, Uint8Array.of(0x12, 0x30, 0, 0), { palette: [black, red, green, blue] })),
    [[...red, ...green, ...blue]],
  )
  assert.deepEqual(
    rows(bmpFile({ width: 2, height: 1 }, 8, Uint8Array.of(2, 200, 0, 0), { palette: [black, red, green] })),
    [[...green, ...black]],
  )
})

test('16 and 32 bits, with masks and without', () => {
  assert.deepEqual(rows(bmpFile({ width: 2, height: 1 }, 16, Uint8Array.of(0x00, 0x7c, 0x1f, 0x00))), [
    [...red, ...blue],
  ])
  const masks = [0xf800, 0x07e0, 0x001f]
  assert.deepEqual(
    rows(bmpFile({ width: 2, height: 1 }, 16, Uint8Array.of(0xe0, 0x07, 0x00, 0xf8), { compression: 3, masks })),
    [[...green, ...red]],
  )
  assert.deepEqual(rows(bmpFile({ width: 1, height: 1 }, 32, Uint8Array.of(1, 2, 3, 0))), [[3, 2, 1]])
})

test('runs of 8 and 4 bits', () => {
  const palette = [black, red, green, blue]
  const eight = Uint8Array.of(3, 1, 0, 0, 0, 3, 2, 3, 2, 0, 0, 1)
  assert.deepEqual(rows(bmpFile({ width: 3, height: 2 }, 8, eight, { compression: 1, palette })), [
    [...green, ...blue, ...green],
    [...red, ...red, ...red],
  ])
  const four = Uint8Array.of(3, 0x12, 0, 1)
  assert.deepEqual(rows(bmpFile({ width: 3, height: 1 }, 4, four, { compression: 2, palette })), [
    [...red, ...green, ...red],
  ])
})

test('runs that leave the picture end at its edge', () => {
  const wild = Uint8Array.of(255, 1, 0, 2, 255, 255, 255, 1, 0, 1)
  assert.equal(
    decode(bmpFile({ width: 3, height: 2 }, 8, wild, { compression: 1, palette: [black, red] })).picture.height,
    2,
  )
})

test('headers that cannot be are refused with what is wrong', () => {
  const valid = bmpFile({ width: 2, height: 2 }, 24, new Uint8Array(16))
  assert.throws(() => readBmpHeader(valid.subarray(0, 20)), /cut off/)
  assert.throws(() => readBmpHeader(bmpFile({ width: 0, height: 2 }, 24, new Uint8Array(16))), /no size/)
  assert.throws(() => readBmpHeader(bmpFile({ width: 2, height: 2 }, 7, new Uint8Array(16))), /7 bits/)
  assert.throws(
    () => readBmpHeader(bmpFile({ width: 2, height: 2 }, 24, new Uint8Array(16), { compression: 4 })),
    /compressed/,
  )
})

test('rows that the file lacks are counted', () => {
  const file = bmpFile({ width: 4, height: 10 }, 24, new Uint8Array(12 * 7))
  assert.equal(decode(file).rowsRead, 7)
})
