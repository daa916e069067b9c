import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp, { type Sharp } from 'sharp'
import { decodeRgb } from '../../test/drawn/effects.js'
import type { Picture } from './picture.js'
import { measureQuality } from './quality.js'

/** Lines of small marks, about as dense as print. */
async function page(
  change: (image: Sharp) => Sharp = (image) => image,
  { paper = '#e6e6e0', glare = 0, box = '' } = {},
): Promise<Picture> {
  let marks = ''
  for (let y = 40; y < 560; y += 26)
    for (let x = 40; x < 900; x += 11)
      if ((x * 7 + y * 13) % 5)
        marks += `<rect x="${x}" y="${y + ((x * 3) % 7)}" width="${3 + (x % 5)}" height="${4 + (y % 9)}"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="600"><rect width="960" height="600" fill="${paper}"/>
    <g fill="#222">${marks}</g><defs><radialGradient id="lamp"><stop offset="0.7" stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/>
    </radialGradient></defs><circle cx="480" cy="300" r="${glare}" fill="url(#lamp)"/>${box}</svg>`
  return decodeRgb(
    await change(sharp(Buffer.from(svg)).flatten({ background: '#fff' }))
      .png()
      .toBuffer(),
  )
}

test('a crisp page is good', async () => {
  const quality = measureQuality(await page())
  assert.equal(quality.verdict, 'good', JSON.stringify(quality))
  assert.deepEqual(quality.reasons, [])
  assert.ok(quality.sharpness > 0.5 && quality.glare === 0 && quality.brightness > 0.8)
})

test('sharpness falls with blur and does not mind faint ink', async () => {
  const sharpness = []
  for (const sigma of [0, 1, 2, 4])
    sharpness.push(measureQuality(await page((image) => (sigma ? image.blur(sigma) : image))).sharpness)
  for (let n = 1; n < sharpness.length; n++) assert.ok(sharpness[n]! < sharpness[n - 1]!, sharpness.join(' '))
  const faint = measureQuality(await page((image) => image.linear(0.4, 130)))
  assert.ok(Math.abs(faint.sharpness - sharpness[0]!) < 0.1)
  const blurred = measureQuality(await page((image) => image.blur(4)))
  assert.ok(blurred.reasons.includes('blurred'))
})

test('dark, glare, overexposed, too small', async () => {
  assert.ok(measureQuality(await page((image) => image.linear(0.2, 0))).reasons.includes('dark'))
  assert.ok(measureQuality(await page((image) => image, { glare: 150 })).reasons.includes('glare'))
  assert.ok(measureQuality(await page((image) => image, { glare: 300 })).reasons.includes('overexposed'))
  assert.ok(measureQuality(await page((image) => image.resize(280))).reasons.includes('too_small'))
})

test('a white panel on tinted paper is no glare', async () => {
  const box = '<rect x="300" y="200" width="400" height="200" fill="#fff"/>'
  assert.equal(measureQuality(await page((image) => image, { box })).glare, 0)
})

test('a white scan has no glare', async () => {
  assert.equal(measureQuality(await page((image) => image, { paper: '#ffffff' })).glare, 0)
})

test('an empty picture is measured, not refused', () => {
  const flat = { width: 3, height: 2, channels: 1, data: new Uint8Array(6) } as const
  assert.deepEqual(measureQuality(flat).verdict, 'poor')
})
