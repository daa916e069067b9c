import { type ImageHeader, readImageHeader } from '../engines/sharp.js'
import { LekhaError } from '../errors/lekha-error.js'
import type { DocumentFormat, OpenDocument } from './document.js'
import { checkPageNumber, checkPixels } from './limits.js'
import { decodeRaster, formatNames } from './raster.js'

/** JPEG, PNG, WebP, GIF, AVIF: one page. Of an animation it is the first frame. */
export async function openImage(
  bytes: Uint8Array,
  format: DocumentFormat,
  { maxPixels }: { maxPixels: number },
): Promise<OpenDocument> {
  checkPixels(await header(bytes, format), maxPixels)
  return {
    format,
    pageCount: 1,
    async page(number) {
      checkPageNumber(number, 1)
      return { number, picture: await decodeRaster(bytes, { format, maxPixels }) }
    },
    textLayer: async () => null,
    pdf: null,
    close: async () => {},
  }
}

/** The header as the decoder sees it; it must find the format that the content was recognised as. */
async function header(bytes: Uint8Array, format: DocumentFormat): Promise<ImageHeader> {
  const problem = `its ${formatNames[format]} header is damaged or cut off`
  let found: ImageHeader
  try {
    found = await readImageHeader(bytes)
  } catch (cause) {
    throw new LekhaError('unreadable_image', { problem }, { cause })
  }
  if (found.format !== (format === 'avif' ? 'heif' : format)) throw new LekhaError('unreadable_image', { problem })
  return found
}
