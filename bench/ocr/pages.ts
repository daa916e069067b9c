import sharp from 'sharp'
import { decodeRgb, lying, photographJpeg, randomNumbers } from '../../test/drawn/effects.js'
import { type FontName, letters } from '../../test/drawn/fonts.js'
import { spellIndian } from '../../test/drawn/spell.js'

/** A drawn page as a picture file, and every word on it. */
export interface DrawnPage {
  readonly name: string
  readonly file: Uint8Array
  readonly extension: 'png' | 'jpg'
  readonly text: string
}

interface Stretch {
  readonly text: string
  readonly x: number
  readonly base: number
}

const names = 'Asha Verma,Rohit Deshpande,Maria Lopez,John Whitfield,Kavita Iyer,Peter Nowak'.split(',')
const goods = 'Basmati rice 5 kg,LED bulb 9 W,School bag blue,Copper wire,Tea 500 g,Steel bottle,Notebook ruled'.split(
  ',',
)
const prose =
  'The branch has received your letter of the third and opened an enquiry into the charges that you name. ' +
  'Please keep the counterfoil until the matter is closed; a copy of it was sent to the regional office. ' +
  'Interest is reckoned from the day on which the cheque was presented and paid on the last day of each quarter.'

/** The pages that the readers are measured on; the same on every machine. */
export async function drawnPages(): Promise<DrawnPage[]> {
  const random = randomNumbers(11)
  const whole = (most: number) => Math.floor(random() * most)
  const amount = () => (whole(900000) / 100).toLocaleString('en-IN', { minimumFractionDigits: 2 })
  const name = () => names[whole(names.length)]!

  const statement: Stretch[] = [
    { text: 'Statement of account', x: 90, base: 120 },
    { text: `Name: ${name()}`, x: 90, base: 190 },
    { text: 'IFSC: SBIN0004321', x: 90, base: 232 },
    { text: 'Account number: 30129984410', x: 760, base: 190 },
    ...Array.from({ length: 24 }, (_, row) => [
      { text: `${String(1 + (row % 28)).padStart(2, '0')}/03/2026`, x: 90, base: 320 + 46 * row },
      { text: `UPI/${whole(1e9)}/${name()}`, x: 290, base: 320 + 46 * row },
      { text: amount(), x: 860, base: 320 + 46 * row },
      { text: amount(), x: 1040, base: 320 + 46 * row },
    ]).flat(),
  ]
  const words = prose.split(' ')
  const letter: Stretch[] = Array.from({ length: 22 }, (_, row) => ({
    text: Array.from({ length: 10 }, (_, place) => words[(row * 10 + place) % words.length]!).join(' '),
    x: 110,
    base: 200 + 58 * row,
  }))
  const receipt: Stretch[] = [
    { text: 'SHREE GENERAL STORES', x: 70, base: 80 },
    { text: 'GSTIN 27ABCDE1234F1Z5', x: 70, base: 116 },
    ...Array.from({ length: 14 }, (_, row) => [
      { text: goods[whole(goods.length)]!, x: 40, base: 180 + 38 * row },
      { text: amount(), x: 400, base: 180 + 38 * row },
    ]).flat(),
    { text: 'TOTAL', x: 40, base: 740 },
    { text: amount(), x: 400, base: 740 },
  ]
  const written: Stretch[] = Array.from({ length: 9 }, (_, row) => ({
    text: row % 2 ? `${name()} ${amount()}` : `Rupees ${spellIndian(1000 + whole(900000))} only`,
    x: 60,
    base: 100 + 84 * row,
  }))

  const form = draw(1240, 1500, statement, 'sans', 24)
  const essay = draw(1240, 1550, letter, 'serif', 28)
  const slip = draw(560, 800, receipt, 'narrow', 24)
  const photo = await photographJpeg(await decodeRgb(Buffer.from(essay)), {
    width: 1600,
    height: 1900,
    corners: lying({ width: 1600, height: 1900 }, 1240 / 1550, { share: 0.86, degrees: 4, lean: 0.02 }),
    blur: 0.8,
    noise: 4,
    shadow: 0.3,
    jpeg: 80,
  })
  return [
    { name: 'statement, printed', file: await png(form), extension: 'png', text: textOf(statement) },
    { name: 'letter, printed', file: await png(essay), extension: 'png', text: textOf(letter) },
    { name: 'letter, photographed', file: photo, extension: 'jpg', text: textOf(letter) },
    { name: 'receipt, thermal', file: await poor(slip), extension: 'jpg', text: textOf(receipt) },
    {
      name: 'notes, handwriting font',
      file: await png(draw(1900, 860, written, 'kalam', 50)),
      extension: 'png',
      text: textOf(written),
    },
  ]
}

const draw = (width: number, height: number, stretches: readonly Stretch[], font: FontName, size: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fdfcf8"/>${stretches
    .map(({ text, x, base }) => letters(text, { x, base, size, font }))
    .join('')}</svg>`

const textOf = (stretches: readonly Stretch[]) => stretches.map(({ text }) => text).join('\n')

const png = async (svg: string) => new Uint8Array(await sharp(Buffer.from(svg)).png().toBuffer())

/** Printed with few dots and sent on by a messenger. */
const poor = async (svg: string) =>
  new Uint8Array(
    await sharp(await sharp(Buffer.from(svg)).resize({ width: 400 }).blur(0.6).toBuffer())
      .jpeg({ quality: 45 })
      .toBuffer(),
  )
