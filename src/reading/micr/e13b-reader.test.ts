import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import sharp, { type Sharp } from 'sharp'
import { drawE13b } from '../../../test/drawn/e13b.js'
import type { Picture } from '../../vision/picture.js'
import { loadMicrReader } from './load-micr-reader.js'

const reader = await loadMicrReader({ threads: 1 })
after(() => reader.dispose())

const indian = '⑈123456⑈ 500025033⑆ 290062⑈ 31'
const american = '⑆021000021⑆ 0123456789⑈ 0101'

/** A leaf of 8 by 3.66 inch with print above its magnetic line. */
function leafWith(line: string, { x = 180, y = 590, height = 23 } = {}): Buffer {
  const print = ['PAY ______________ OR BEARER', 'RUPEES 12,345', 'A/C No. 000012345678 IFSC ABCD0123456']
    .map((text, row) => `<text x="80" y="${150 + row * 110}" font-family="sans-serif" font-size="34">${text}</text>`)
    .join('')
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="732"><rect width="1600" height="732" fill="#e8efe4"/>
    ${print}${drawE13b(line, { x, y, height })}</svg>`,
  )
}

async function pictureOf(image: Sharp): Promise<Picture> {
  const { data, info } = await image.removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, channels: 3, data: new Uint8Array(data) }
}

test('reads an Indian line with its groups, and says where it stands', async () => {
  const line = await reader.read(await pictureOf(sharp(leafWith(indian))))
  assert.equal(line?.text, indian)
  assert.ok(line.confidence > 0.5)
  const [[left, top], , [right, bottom]] = line.quad
  assert.ok(Math.abs(left - 180) < 12 && Math.abs(top - 590) < 8 && Math.abs(bottom - 613) < 8)
  assert.ok(Math.abs(right - (180 + 30 * 24.57)) < 12)
  assert.equal(line.characters.length, indian.replaceAll(' ', '').length)
  assert.equal(line.alternatives?.[0]?.text, indian.replaceAll(' ', ''))
})

test('reads a personal cheque of the United States, whose print is larger', async () => {
  assert.equal((await reader.read(await pictureOf(sharp(leafWith(american, { x: 60, height: 31 })))))?.text, american)
})

test('reads a leaf that is tilted, small and blurred', async () => {
  const tilted = sharp(leafWith(indian)).rotate(1.5, { background: '#fff' })
  const small = sharp(await tilted.png().toBuffer())
    .resize({ width: 760 })
    .blur(0.6)
  assert.equal((await reader.read(await pictureOf(sharp(await small.jpeg({ quality: 60 }).toBuffer()))))?.text, indian)
})

test('reads a line that something stands below', async () => {
  assert.equal((await reader.read(await pictureOf(sharp(leafWith(american, { y: 380, height: 26 })))))?.text, american)
})

test('a page without a magnetic line gives none', async () => {
  assert.equal(await reader.read(await pictureOf(sharp(leafWith('')))), null)
  const even = { width: 300, height: 200, channels: 1, data: new Uint8Array(60_000).fill(255) } as const
  assert.equal(await reader.read(even), null)
  assert.equal(await reader.read({ width: 1, height: 1, channels: 1, data: Uint8Array.of(0) }), null)
})

test('stops when it is told to', async () => {
  const reason = new Error('enough')
  const picture = await pictureOf(sharp(leafWith(indian)))
  await assert.rejects(reader.read(picture, { signal: AbortSignal.abort(reason) }), reason)
})
