import { LekhaError } from '../errors/lekha-error.js'
import type { OpenDocument } from './document.js'
import { checkPageNumber, checkPages, checkPixels } from './limits.js'
import { decodeRaster } from './raster.js'
import { tiffPages } from './tiff-pages.js'

/** TIFF: a page for each directory that is one; decoded one at a time. */
export function openTiff(bytes: Uint8Array, limits: { maxPixels: number; maxPages: number }): OpenDocument {
  const pages = tiffPages(bytes, limits.maxPages)
  if (!pages.length)
    throw new LekhaError('unreadable_image', {
      problem: 'its TIFF directory is missing, as in a file that was cut off',
    })
  checkPages(pages.length, limits.maxPages)
  for (const page of pages) checkPixels(page, limits.maxPixels)
  return {
    format: 'tiff',
    pageCount: pages.length,
    async page(number) {
      checkPageNumber(number, pages.length)
      const { directory } = pages[number - 1]!
      const picture = await decodeRaster(bytes, { format: 'tiff', maxPixels: limits.maxPixels, page: directory })
      return { number, picture }
    },
    textLayer: async () => null,
    pdf: null,
    close: async () => {},
  }
}
