import sharp from 'sharp'
import { toRgb } from '../vision/grey.js'
import type { Picture } from '../vision/picture.js'

// A worker does one request at a time and never meets the same picture twice; its cores are counted in workers.
sharp.cache(false)
sharp.concurrency(1)

export interface ImageHeader {
  readonly width: number
  readonly height: number
  /** As sharp names the format that it found: jpeg, png, webp, tiff, gif, heif. */
  readonly format: string
}

export interface DecodeOptions {
  /** Decoding stops before it begins when the picture has more. */
  readonly maxPixels: number
  /** Of a file with several, from 0. */
  readonly page?: number
  /**
   * `strict`: any sign of damage to the pixels rejects. `lenient`: whatever can be decoded is.
   * Neither minds a broken colour profile or EXIF block.
   */
  readonly damage: 'strict' | 'lenient'
  /** Turn as the EXIF orientation says. */
  readonly orient: boolean
}

/** Reads the header alone, of a picture of any size. Rejects with the decoder's message when there is none. */
export async function readImageHeader(bytes: Uint8Array): Promise<ImageHeader> {
  const { width, height, format } = await sharp(bytes, { limitInputPixels: false, failOn: 'none', pages: 1 }).metadata()
  return { width, height, format }
}

/** The picture as 8-bit RGB in sRGB, transparency on white. Rejects with the decoder's message. */
export async function decodeImage(bytes: Uint8Array, options: DecodeOptions): Promise<Picture> {
  const { maxPixels, page = 0, damage, orient } = options
  const input = sharp(bytes, {
    limitInputPixels: maxPixels,
    failOn: damage === 'strict' ? 'error' : 'none',
    page,
    pages: 1,
    sequentialRead: true,
  })
  const { data, info } = await (orient ? input.autoOrient() : input)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  const picture = {
    width: info.width,
    height: info.height,
    data: new Uint8Array(data.buffer, data.byteOffset, data.length),
  }
  if (info.channels === 3) return { ...picture, channels: 3 }
  if (info.channels === 1) return toRgb({ ...picture, channels: 1 })
  throw new Error(`the decoder gave ${info.channels} channels`)
}

/**
 * JPEG at quality 92 with full colour resolution, which keeps a face's detail at a quarter of the size of PNG; PNG keeps
 * every pixel.
 */
export async function encodeImage(
  { width, height, channels, data }: Picture,
  format: 'jpeg' | 'png',
): Promise<Uint8Array> {
  const picture = sharp(data, { raw: { width, height, channels } })
  return format === 'png'
    ? picture.png().toBuffer()
    : picture.jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toBuffer()
}
