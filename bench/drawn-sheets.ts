import sharp from 'sharp'
import { chequeSvg } from '../test/drawn/cheque.js'
import { type ChequeFacts, chequeFacts } from '../test/drawn/cheque-facts.js'
import { decodeRgb, lying, photographJpeg, randomNumbers } from '../test/drawn/effects.js'

export interface Sheet {
  readonly facts: ChequeFacts
  readonly file: Uint8Array
}

/**
 * Drawn cheques as they might be sent, from clean scans to photographs that can hardly be read: one in four American,
 * one in eight not filled in, two in five photographed, any resolution from 500 to 2000 pixels across.
 */
export async function drawSheet(seed: number): Promise<Sheet> {
  const random = randomNumbers(seed * 31_337 + 7)
  const between = (from: number, to: number) => from + random() * (to - from)
  const facts = chequeFacts(random() < 0.25 ? 'US' : 'IN', seed, { blank: random() < 0.125 })
  const svg = Buffer.from(
    chequeSvg(facts, {
      layout: seed,
      seed,
      crossed: random() < 0.2,
      cancelled: facts.payee === null && random() < 0.5,
    }),
  )
  // Small pictures are as likely as large ones: that is where reading fails.
  const width = Math.round(500 * 4 ** random())
  if (random() < 0.4) {
    const size = { width: Math.round(width * 1.25), height: Math.round(width * 0.9) }
    const effects = {
      ...size,
      corners: lying(size, 2000 / 920, { share: between(0.6, 0.85), degrees: between(-12, 12), lean: between(0, 0.1) }),
      desk: (['wood', 'cloth', 'grey'] as const)[Math.floor(random() * 3)]!,
      blur: between(0, width / 700),
      noise: between(2, 14),
      shadow: between(0, 0.5),
      jpeg: Math.round(between(35, 92)),
      seed,
    }
    return { facts, file: await photographJpeg(await decodeRgb(svg), effects) }
  }
  const blur = between(0, width / 800)
  const image = sharp(svg).flatten({ background: '#fff' }).resize({ width })
  const file = await (blur >= 0.3 ? image.blur(blur) : image).jpeg({ quality: Math.round(between(20, 92)) }).toBuffer()
  return { facts, file }
}
