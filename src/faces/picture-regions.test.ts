import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Picture } from '../vision/picture.js'
import { pictureRegions } from './picture-regions.js'

/** White paper with lines of print, one pixel in five dark, and grey boxes. */
function page(boxes: readonly (readonly [number, number, number, number])[]): Picture {
  const [width, height] = [2400, 3000]
  const data = new Uint8Array(width * height).fill(246)
  for (let y = 200; y < 2800; y++) if (y % 60 < 30) for (let x = 200; x < 2200; x += 5) data[y * width + x] = 20
  for (const [left, top, wide, high] of boxes)
    for (let y = top; y < top + high; y++) for (let x = left; x < left + wide; x++) data[y * width + x] = 90 + (x % 50)
  return { width, height, channels: 1, data }
}

test('a small picture on a page of print is found where it stands, the print is not', () => {
  const [region, ...others] = pictureRegions(page([[900, 1200, 60, 78]]))
  assert.deepEqual(others, [])
  const [left, top, width, height] = region!
  assert.ok(Math.abs(left - 900) <= 15 && Math.abs(top - 1200) <= 15, `${region}`)
  assert.ok(width <= 90 && height <= 105, `${region}`)
})

test('rules, bars and pages of one picture hold no small picture', () => {
  assert.deepEqual(
    pictureRegions(
      page([
        [200, 400, 2000, 40],
        [100, 1000, 2200, 1500],
      ]),
    ),
    [],
  )
})
