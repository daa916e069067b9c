import { decodeImage } from '../engines/sharp.js'
import { LekhaError } from '../errors/lekha-error.js'
import type { Picture } from '../vision/picture.js'
import { isSequentialJpeg } from './jpeg-kind.js'

/**
 * Share of its rows that a cut-off file may lack. Uploads from phones often lose their last bytes, which is a row of
 * blocks; a cheque that lacks more than this may lack its MICR line, and is better sent again.
 */
export const MISSING_ALLOWED = 0.03

/**
 * One picture of a file as RGB. Damage rejects, with one exception: a sequential JPEG that ends early is taken when
 * nearly all of it is there.
 *
 * @throws LekhaError `unreadable_image`.
 */
export async function decodeRaster(
  bytes: Uint8Array,
  options: { format: string; maxPixels: number; page?: number },
): Promise<Picture> {
  const { format, maxPixels, page } = options
  try {
    return await decodeImage(bytes, { maxPixels, page, damage: 'strict', orient: true })
  } catch (cause) {
    if (format === 'jpeg' && isCutOff(cause)) return decodeCutOffJpeg(bytes, maxPixels)
    const problem = `its ${formatNames[format] ?? format} data is damaged or cut off`
    throw new LekhaError('unreadable_image', { problem }, { cause })
  }
}

async function decodeCutOffJpeg(bytes: Uint8Array, maxPixels: number): Promise<Picture> {
  if (!isSequentialJpeg(bytes)) throw new LekhaError('unreadable_image', { problem: 'the file is cut off' })
  try {
    // The decoder leaves what is missing in one flat colour at the foot, before the page is turned.
    const missing = flatShareAtFoot(await decodeImage(bytes, { maxPixels, damage: 'lenient', orient: false }))
    if (missing > MISSING_ALLOWED) throw new LekhaError('unreadable_image', { problem: cutOff(missing) })
    return await decodeImage(bytes, { maxPixels, damage: 'lenient', orient: true })
  } catch (cause) {
    if (cause instanceof LekhaError) throw cause
    throw new LekhaError('unreadable_image', { problem: 'the file is cut off' }, { cause })
  }
}

export const cutOff = (missing: number): string =>
  `the file is cut off, the last ${Math.min(99, Math.ceil(missing * 100))} % of the picture are missing`

const isCutOff = (error: unknown) => error instanceof Error && /premature end/i.test(error.message)

/** Share of the rows, counted from the foot, that show nothing but the colour of the very last pixel. */
function flatShareAtFoot({ width, height, channels, data }: Picture): number {
  const stride = width * channels
  const last = data.subarray(-channels)
  let row = height
  while (row > 0 && data.subarray((row - 1) * stride, row * stride).every((value, at) => value === last[at % channels]))
    row--
  return (height - row) / height
}

export const formatNames: Readonly<Record<string, string>> = {
  jpeg: 'JPEG',
  png: 'PNG',
  webp: 'WebP',
  tiff: 'TIFF',
  gif: 'GIF',
  bmp: 'BMP',
  avif: 'AVIF',
  pdf: 'PDF',
}
