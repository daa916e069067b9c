import sharp, { type OverlayOptions } from 'sharp'
import { cropQuad } from '../../src/vision/crop.js'
import type { Picture, Quad } from '../../src/vision/picture.js'
import { sizeOfQuad } from '../../src/vision/quad.js'
import { viewOfPage } from '../../src/vision/view.js'

export interface SheetCell {
  readonly picture: Picture
  readonly quad: Quad
  readonly text: string
  readonly right: boolean
}

const cell = { width: 180, height: 84, picture: 60 }
const columns = 8

/** Every number that was found, cut out straight with a little around it, and what was read below it. */
export async function drawSheet(cells: readonly SheetCell[], file: string): Promise<void> {
  const rows = Math.ceil(cells.length / columns)
  const layers: OverlayOptions[] = []
  const labels: string[] = []
  for (const [at, { picture, quad, text, right }] of cells.entries()) {
    const [left, top] = [(at % columns) * cell.width, Math.floor(at / columns) * cell.height]
    const colour = right ? '#0a8a0a' : '#d01010'
    const view = cropQuad(viewOfPage(picture), grown(quad), { outside: 255 })
    const { width, height, channels, data } = view.picture
    const input = await sharp(data, { raw: { width, height, channels } })
      .resize(cell.width - 8, cell.picture, { fit: 'inside' })
      .png()
      .toBuffer()
    layers.push({ input, left: left + 4, top: top + 4 })
    labels.push(
      `<rect x="${left + 1}" y="${top + 1}" width="${cell.width - 2}" height="${cell.height - 2}" fill="none" stroke="${colour}"/>`,
      `<text x="${left + 6}" y="${top + cell.height - 6}" font-size="13" font-family="monospace" fill="${colour}">${text}</text>`,
    )
  }
  const [width, height] = [columns * cell.width, rows * cell.height]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${labels.join('')}</svg>`
  await sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .composite([...layers, { input: Buffer.from(svg) }])
    .png()
    .toFile(file)
}

/** A fifth of the height on every side. */
function grown(quad: Quad): Quad {
  const { width, height } = sizeOfQuad(quad)
  const [a, b, c, d] = quad
  const [ux, uy] = [(b[0] - a[0]) / Math.max(1, width), (b[1] - a[1]) / Math.max(1, width)]
  const [vx, vy] = [(d[0] - a[0]) / Math.max(1, height), (d[1] - a[1]) / Math.max(1, height)]
  const by = 0.2 * height
  const move = ([x, y]: readonly [number, number], u: number, v: number) =>
    [x + by * (u * ux + v * vx), y + by * (u * uy + v * vy)] as const
  return [move(a, -1, -1), move(b, 1, -1), move(c, 1, 1), move(d, -1, 1)]
}
