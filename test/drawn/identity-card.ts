import type { Box, Picture } from '../../src/vision/picture.js'
import { decodeRgb } from './effects.js'
import { letters } from './fonts.js'

/** ISO/IEC 7810 ID-1, 85.60 × 53.98 mm, as wide as most scans of it. */
const [width, height] = [1500, 946]

export interface PlacedPicture {
  readonly picture: Picture
  readonly at: readonly [x: number, y: number]
  /** 1 by default; a ghost image is printed fainter. */
  readonly opacity?: number
}

/** A made-up identity card with portraits put on it where they are told to be. */
export async function drawIdentityCard(portraits: readonly PlacedPicture[]): Promise<Picture> {
  const waves = Array.from(
    { length: 30 },
    (_, n) => `<path d="M0 ${n * 34}q375 ${40 - n * 3} 750 0t750 0" fill="none" stroke="#8fb0c9" stroke-width="2"/>`,
  ).join('')
  const rows = [
    'Surname',
    'MUSTERFRAU',
    'Given names',
    'ANNA MARIA',
    'Date of birth',
    '12 03 1986',
    'Nationality',
    'UTOPIAN',
  ]
  const text = rows.map((row, n) =>
    letters(row, { x: 560, base: 260 + n * 56, size: n % 2 ? 36 : 22, font: n % 2 ? 'sansBold' : 'sans' }),
  )
  const mrz = ['IDUTOMUSTERFRAU<<ANNA<MARIA<<<<<<<<<<', '8603125F3103129UTO<<<<<<<<<<<<<<<<<4']
  const zone = mrz.map((line, n) => letters(line, { x: 70, base: 850 + n * 60, size: 44, font: 'narrow' }))
  const header = letters('REPUBLIC OF UTOPIA', { x: 70, base: 100, size: 64, font: 'sansBold', colour: '#123c69' })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#d9e6ef"/>${waves}${header}${text.join('')}${zone.join('')}</svg>`
  const card = await decodeRgb(Buffer.from(svg))
  for (const portrait of portraits) paste(card, portrait)
  return card
}

/** A page of A4 at 120 dots an inch with a portrait in its corner, as on a CV. */
export async function drawCvPage(portraits: readonly PlacedPicture[]): Promise<Picture> {
  const lines = Array.from({ length: 44 }, (_, n) =>
    letters(n % 9 ? 'Planned, built and ran the works of the town for several years.' : 'Experience', {
      x: 90,
      base: 420 + n * 21,
      size: n % 9 ? 14 : 18,
      font: n % 9 ? 'sans' : 'sansBold',
    }),
  )
  const name = letters('Jo Example', { x: 90, base: 160, size: 46, font: 'serifBold' })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="992" height="1403"><rect width="100%" height="100%" fill="#fff"/>${name}${lines.join('')}</svg>`
  const page = await decodeRgb(Buffer.from(svg))
  for (const portrait of portraits) paste(page, portrait)
  return page
}

/** An empty photograph box with the outline of a head and shoulders, as forms show where to glue one. */
export async function drawEmptyBox(): Promise<Picture> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="386"><rect x="2" y="2" width="296" height="382" fill="#eef0f2" stroke="#555" stroke-width="3"/><circle cx="150" cy="150" r="62" fill="#b9bfc6"/><path d="M40 386q0-150 110-150t110 150z" fill="#b9bfc6"/></svg>`
  return decodeRgb(Buffer.from(svg))
}

/** Where a placed picture lies. */
export const boxOf = ({ picture, at: [x, y] }: PlacedPicture): Box => [x, y, picture.width, picture.height]

function paste(page: Picture, { picture, at: [left, top], opacity = 1 }: PlacedPicture): void {
  for (let y = 0; y < picture.height; y++)
    for (let x = 0; x < picture.width; x++)
      for (let channel = 0; channel < 3; channel++) {
        const to = ((top + y) * page.width + left + x) * 3 + channel
        const from = picture.data[(y * picture.width + x) * 3 + channel]!
        page.data[to] = Math.round(page.data[to]! * (1 - opacity) + from * opacity)
      }
}
