import sharp from 'sharp'
import type { Line } from '../src/reading/reading.js'
import type { Picture, Quad } from '../src/vision/picture.js'

/** The page as PNG with lines in red, words in blue and what was read above each line. */
export async function drawOverlay(picture: Picture, lines: readonly Line[]): Promise<Buffer> {
  const { width, height, channels } = picture
  const polygon = (quad: Quad, colour: string) =>
    `<polygon points="${quad.map((point) => point.map((value) => value.toFixed(1)).join(',')).join(' ')}" fill="none" stroke="${colour}" stroke-width="1.5"/>`
  const shapes = lines.map((line) => {
    const [[x, y], , , [, bottom]] = line.quad
    const size = Math.max(9, Math.min(18, (bottom - y) * 0.45))
    const label = `<text x="${x}" y="${y}" font-size="${size}" font-family="sans-serif" fill="#0a7a0a">${escapeText(line.text)}</text>`
    return line.words.map(({ quad }) => polygon(quad, '#2060ff')).join('') + polygon(line.quad, '#e02020') + label
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes.join('')}</svg>`
  return sharp(picture.data, { raw: { width, height, channels } })
    .composite([{ input: Buffer.from(svg) }])
    .png()
    .toBuffer()
}

const escapeText = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
