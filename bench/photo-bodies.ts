import sharp from 'sharp'
import type { Picture } from '../src/vision/picture.js'
import { rotateQuarter } from '../src/vision/turn.js'
import { viewOfPage } from '../src/vision/view.js'
import { lying, photographJpeg } from '../test/drawn/effects.js'
import { drawIdentityCard } from '../test/drawn/identity-card.js'
import { drawPortrait } from '../test/drawn/portrait.js'

/** JPEG files: cards of four people, 1,500 pixels wide, as scanned; two turned by quarters and one photographed on a desk. */
export async function photoFiles(): Promise<Record<string, Uint8Array>> {
  const people = [0, 1, 2, 3] as const
  const cards = await Promise.all(
    people.map(async (person) => drawIdentityCard([{ picture: await drawPortrait(person, 350), at: [90, 200] }])),
  )
  const [first, second, third, fourth] = cards as [Picture, Picture, Picture, Picture]
  const size = { width: 1500, height: 1300 }
  const corners = lying(size, first.width / first.height, { share: 0.75, degrees: 11, lean: 0.03 })
  return {
    upright: await jpegOf(first),
    'upright 2': await jpegOf(second),
    'upright 3': await jpegOf(third),
    'upside down': await jpegOf(rotateQuarter(viewOfPage(fourth), 180).picture),
    'on its side': await jpegOf(rotateQuarter(viewOfPage(first), 90).picture),
    photographed: await photographJpeg(first, { ...size, corners }),
  }
}

const jpegOf = async ({ width, height, channels, data }: Picture) =>
  new Uint8Array(await sharp(data, { raw: { width, height, channels } }).jpeg({ quality: 90 }).toBuffer())
