import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { cropBox } from '../../src/vision/crop.js'
import type { Picture } from '../../src/vision/picture.js'
import { resizePicture } from '../../src/vision/resize.js'
import { viewOfPage } from '../../src/vision/view.js'
import { decodeRgb } from './effects.js'

/** Faces in the sample photographs of @vladmandic/face-api (MIT): file, middle and size from the brows to the chin. */
const samples = [
  ['sample3.jpg', 691, 485, 227],
  ['sample6.jpg', 1264, 466, 223],
  ['sample5.jpg', 1199, 354, 180],
  ['sample4.jpg', 1078, 318, 183],
] as const

const folder = join(createRequire(import.meta.url).resolve('@vladmandic/face-api/package.json'), '../demo')

/** A portrait of one of four people in the proportions of an identity photograph, 35 × 45. */
export async function drawPortrait(person: 0 | 1 | 2 | 3, width: number): Promise<Picture> {
  const [file, x, y, size] = samples[person]
  const page = viewOfPage(await decodeRgb(readFileSync(join(folder, file))))
  const [w, h] = [Math.round(1.5 * size), Math.round((1.5 * size * 45) / 35)]
  const { picture } = cropBox(page, [Math.round(x - w / 2), Math.round(y - 0.56 * h), w, h])
  return resizePicture(picture, width, Math.round((width * 45) / 35))
}
