import sharp from 'sharp'
import { fitted, letters, widthOf } from './fonts.js'

/** The rear of a simple car with a plate of one line or two, as JPEG. */
export function drawRear(plate: readonly string[], options: { badge?: string; body?: string } = {}): Promise<Buffer> {
  const { badge = '', body = '#a8231f' } = options
  const size = plate.length > 1 ? 34 : 44
  const width = Math.max(...plate.map((line) => widthOf(line, 'sansBold', size))) + 28
  const height = plate.length * (size + 6) + 14
  const [left, top] = [480 - width / 2, 430 - height / 2]
  const lines = plate.map((line, at) =>
    letters(line, {
      x: 480,
      base: top + 4 + (at + 1) * (size + 4),
      size,
      font: 'sansBold',
      anchor: 'middle',
      colour: '#111',
    }),
  )
  return picture(960, 640, [
    '<rect width="960" height="640" fill="#c9d2d8"/><rect y="520" width="960" height="120" fill="#6d6d6b"/>',
    `<path d="M180 300 L270 130 H690 L780 300 L820 330 V520 H140 V330 Z" fill="${body}"/>`,
    '<path d="M285 150 H675 L735 285 H225 Z" fill="#26323a"/>',
    '<rect x="150" y="335" width="110" height="60" fill="#d8432f"/><rect x="700" y="335" width="110" height="60" fill="#d8432f"/>',
    '<rect x="190" y="505" width="110" height="80" fill="#151515"/><rect x="660" y="505" width="110" height="80" fill="#151515"/>',
    badge ? letters(badge, { x: 640, base: 325, size: 24, font: 'sansBold', anchor: 'middle', colour: '#f4f4f4' }) : '',
    `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="5" fill="#f7f7f2" stroke="#222" stroke-width="3"/>`,
    ...lines,
  ])
}

/** A dial with a speed scale and a display that shows the odometer and a trip counter, as JPEG. */
export function drawDashboard(odometer: string, trip = '213.4'): Promise<Buffer> {
  const marks = Array.from({ length: 9 }, (_, at) => {
    const angle = Math.PI * (1.15 - (at / 8) * 1.3)
    const [x, y] = [480 + 250 * Math.cos(angle), 330 - 250 * Math.sin(angle)]
    return letters(String(20 * at), {
      x,
      base: y + 12,
      size: 32,
      font: 'sansBold',
      anchor: 'middle',
      colour: '#f0f0f0',
    })
  })
  const display = `${odometer} km`
  return picture(960, 640, [
    '<rect width="960" height="640" fill="#141414"/><circle cx="480" cy="330" r="300" fill="#1f2224"/>',
    ...marks,
    letters('km/h', { x: 480, base: 260, size: 26, anchor: 'middle', colour: '#e0e0e0' }),
    '<rect x="360" y="400" width="240" height="120" fill="#b8cfc0"/>',
    letters(display, {
      x: 480,
      base: 450,
      size: fitted(display, 'sansBold', 40, 220),
      font: 'sansBold',
      anchor: 'middle',
    }),
    letters('TRIP', { x: 375, base: 500, size: 22 }),
    letters(`${trip} km`, { x: 590, base: 500, size: 26, anchor: 'end' }),
  ])
}

function picture(width: number, height: number, parts: readonly string[]): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts.join('')}</svg>`
  return sharp(Buffer.from(svg)).blur(0.7).jpeg({ quality: 88 }).toBuffer()
}
