import type { BarcodeReader } from '../../../engines/zxing.js'
import { boxOf, extentOf } from '../../../text-layer/extent.js'
import type { Picture } from '../../../vision/picture.js'
import type { Barcode } from './barcode.js'

/** The barcodes and two-dimensional codes of an upright page. */
export async function codesOfPage(picture: Picture, page: number, reader: BarcodeReader): Promise<Barcode[]> {
  const found = await reader.read(picture)
  return found.map(({ kind, value, quad }) => ({ kind, value, page, box: boxOf(extentOf(quad), picture) }))
}
