import sharp from 'sharp'
import { quadToQuad } from '../../src/vision/matrix.js'
import type { Picture, Point, Quad } from '../../src/vision/picture.js'
import { quadOfSize } from '../../src/vision/quad.js'
import { viewOfPage } from '../../src/vision/view.js'
import { warp } from '../../src/vision/warp.js'

/** What a camera does to a page; every effect is repeatable by its seed. */
export interface PhotoEffects {
  /** Of the photograph, in pixels. */
  readonly width: number
  readonly height: number
  /** Where the page's corners come to lie, clockwise from its top left. */
  readonly corners: Quad
  readonly desk?: 'wood' | 'cloth' | 'grey'
  /** Standard deviation of a Gaussian, in pixels. */
  readonly blur?: number
  /** Standard deviation of the sensor's noise, in levels. */
  readonly noise?: number
  /** How much darker the light is on one side, 0 to 1. */
  readonly shadow?: number
  /** JPEG quality. */
  readonly jpeg?: number
  readonly seed?: number
}

/** A photograph of the page on a desk, as a JPEG file. */
export async function photographJpeg(page: Picture, effects: PhotoEffects): Promise<Uint8Array> {
  const { width, height, corners, blur = 0, noise = 3, shadow = 0, jpeg = 85, seed = 1 } = effects
  const random = randomNumbers(seed)
  const data = drawDesk(width, height, effects.desk ?? 'wood', random)
  const toPage = quadToQuad(corners, quadOfSize(page.width, page.height))
  const shown = warp(viewOfPage(page), toPage, width, height).picture
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at += 3) {
      const cover = coverage(corners, x + 0.5, y + 0.5)
      const light = 1 - shadow * smooth((x / width + y / height) / 2)
      for (let channel = 0; channel < 3; channel++) {
        const source = page.channels === 3 ? shown.data[at + channel]! : shown.data[at / 3]!
        const value = (data[at + channel]! * (1 - cover) + source * cover) * light + noise * gaussian(random)
        data[at + channel] = Math.max(0, Math.min(255, value))
      }
    }
  let image = sharp(data, { raw: { width, height, channels: 3 } })
  if (blur >= 0.3) image = image.blur(blur)
  return new Uint8Array(await image.jpeg({ quality: jpeg }).toBuffer())
}

/** The same, decoded. */
export async function photograph(page: Picture, effects: PhotoEffects): Promise<Picture> {
  return decodeRgb(await photographJpeg(page, effects))
}

/** Any file that sharp reads, SVG drawings included, as RGB on white. */
export async function decodeRgb(file: Uint8Array): Promise<Picture> {
  const { data, info } = await sharp(file)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, channels: 3, data: new Uint8Array(data) }
}

/** Corners of a page of these proportions, turned by `degrees` and leaning by `lean` (0 to about 0.15). */
export function lying(
  photo: { width: number; height: number },
  aspect: number,
  { share = 0.7, degrees = 0, lean = 0 }: { share?: number; degrees?: number; lean?: number } = {},
): Quad {
  const w = photo.width * share
  const h = w / aspect
  const angle = (degrees * Math.PI) / 180
  const place = (x: number, y: number): Point => {
    const depth = 1 + lean * (y / h) * 2
    const [px, py] = [x * depth, y * depth]
    return [
      photo.width / 2 + px * Math.cos(angle) - py * Math.sin(angle),
      photo.height / 2 + px * Math.sin(angle) + py * Math.cos(angle),
    ]
  }
  return [place(-w / 2, -h / 2), place(w / 2, -h / 2), place(w / 2, h / 2), place(-w / 2, h / 2)]
}

/** Uniform numbers from 0 to 1, the same for the same seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Sum of uniform numbers: close enough to a normal one, and cheap. */
const gaussian = (random: () => number) => (random() + random() + random() - 1.5) * 2

const smooth = (t: number) => t * t * (3 - 2 * t)

const desks = { wood: [122, 84, 52], cloth: [60, 78, 104], grey: [128, 130, 127] } as const

function drawDesk(width: number, height: number, kind: keyof typeof desks, random: () => number): Uint8Array {
  const data = new Uint8Array(width * height * 3)
  const base = desks[kind]
  const grain = Array.from({ length: 64 }, () => random() * 26 - 13)
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      // Wood has long fibres, cloth a weave, the grey table next to nothing.
      const fibre = grain[(Math.floor(y / 5 + 6 * Math.sin(x / 190)) + 640) % 64]!
      const texture = kind === 'wood' ? fibre : kind === 'cloth' ? ((x ^ y) & 4) * 3 + random() * 8 : random() * 6
      for (const level of base) data[at++] = Math.max(0, Math.min(255, level + texture))
    }
  return data
}

/** 1 inside the quad, 0 outside, in between within half a pixel of its sides. */
function coverage(quad: Quad, x: number, y: number): number {
  let nearest = Number.POSITIVE_INFINITY
  for (let index = 0; index < 4; index++) {
    const [ax, ay] = quad[index]!
    const [bx, by] = quad[(index + 1) % 4]!
    nearest = Math.min(nearest, ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / Math.hypot(bx - ax, by - ay))
  }
  return Math.max(0, Math.min(1, nearest + 0.5))
}
