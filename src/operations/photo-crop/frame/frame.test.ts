import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Picture } from '../../../vision/picture.js'
import { edgeMaps } from './edge-maps.js'
import { findFrame } from './find-frame.js'
import { fitSides } from './fit-sides.js'
import { logProportions, usualProportions } from './proportions.js'
import { tiltOf } from './tilt.js'
import { withoutPrint } from './without-print.js'

/** A grey patch, dark where a test of its points says so; edges are smooth, as a scanner leaves them. */
function patch(width: number, height: number, inside: (x: number, y: number) => boolean): Picture {
  const data = new Uint8Array(width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let dark = 0
      for (let n = 0; n < 16; n++) if (inside(x + ((n % 4) + 0.5) / 4, y + (Math.floor(n / 4) + 0.5) / 4)) dark++
      data[y * width + x] = 220 - (110 * dark) / 16
    }
  return { width, height, channels: 1, data }
}

const box = (left: number, top: number, right: number, bottom: number) => (x: number, y: number) =>
  x >= left && x < right && y >= top && y < bottom

test('a boundary is strong along its length and nowhere else', () => {
  const maps = edgeMaps(patch(120, 140, box(30, 40, 90, 110)))
  assert.ok(maps.upright(30, 45, 105) > 0.9)
  assert.ok(maps.level(110, 35, 85) > 0.9)
  assert.ok(maps.upright(60, 45, 105) < 0.05)
  assert.ok(maps.upright(30, 0, 30) < 0.05)
  assert.equal(maps.upright(30, 50, 50), 0)
})

test('of frames that are believed alike the one on the edges is found', () => {
  const maps = edgeMaps(patch(200, 200, box(60, 45, 140, 150)))
  const frame = findFrame(maps, () => 0, { middle: [100, 100], size: 48 })
  for (const [found, there] of [
    [frame.left, 60],
    [frame.top, 45],
    [frame.right, 140],
    [frame.bottom, 150],
  ] as const)
    assert.ok(Math.abs(found - there) <= 1, `${found} for ${there}`)
})

test('where nothing shows an edge the frame has the proportions of an identity photograph', () => {
  const flat = edgeMaps(patch(240, 240, () => false))
  const { left, top, right, bottom } = findFrame(flat, () => 0, { middle: [120, 110], size: 48 })
  const aspect = (right - left) / (bottom - top)
  assert.ok(aspect > 0.7 && aspect < 0.85, `${left} ${top} ${right} ${bottom}`)
})

test('sides that lean are followed', () => {
  // The left side runs from x = 31 at the top to x = 28 at the bottom.
  const leaning = patch(140, 160, (x, y) => x >= 31 - (3 * (y - 30)) / 100 && x < 110 && y >= 30 && y < 130)
  const [a, b, c, d] = fitSides(leaning, { left: 30, top: 30, right: 110, bottom: 130, score: 0 })
  assert.ok(Math.abs(a[0] - 31) < 0.8 && Math.abs(d[0] - 28) < 0.8, `${a} ${d}`)
  assert.ok(Math.abs(b[0] - 110) < 0.5 && Math.abs(c[1] - 130) < 0.5)
})

test('a side without an edge stays where it was put', () => {
  const corners = fitSides(
    patch(140, 160, () => false),
    { left: 30, top: 30, right: 110, bottom: 130, score: 0 },
  )
  assert.deepEqual(corners, [
    [30, 30],
    [110, 30],
    [110, 130],
    [30, 130],
  ])
})

for (const degrees of [-9, -2.5, 0, 4, 11])
  test(`lines turned by ${degrees} degrees are seen so`, () => {
    const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
    const turned = patch(200, 200, (x, y) => {
      const [dx, dy] = [x - 100, y - 100]
      return Math.abs(dx * cos + dy * sin) < 50 && Math.abs(dy * cos - dx * sin) < 60
    })
    assert.ok(Math.abs(tiltOf(turned, 20) - degrees) <= 1, String(tiltOf(turned, 20)))
  })

test('strokes go and surfaces stay', () => {
  const cleared = withoutPrint(
    patch(60, 60, (x, y) => box(30, 10, 50, 50)(x, y) || (x >= 12 && x < 13)),
    1,
  )
  assert.equal(cleared.data[30 * 60 + 12], 220)
  assert.equal(cleared.data[30 * 60 + 40], 110)
})

test('usual proportions are likelier than a strip', () => {
  assert.ok(logProportions(usualProportions) > logProportions({ left: 0.5, right: 2, top: 1, bottom: 0.6 }) + 3)
})
