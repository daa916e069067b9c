import sharp from 'sharp'
import type { Picture } from '../src/vision/picture.js'

/** A picture file as RGB on white, EXIF orientation applied. */
export async function decodePicture(bytes: Uint8Array): Promise<Picture> {
  const { data, info } = await sharp(bytes)
    .rotate()
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, channels: info.channels as 1 | 3, data: new Uint8Array(data) }
}
