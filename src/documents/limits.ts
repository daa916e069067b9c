import { LekhaError } from '../errors/lekha-error.js'

/** @throws LekhaError `unreadable_image` for a size of nothing, `too_many_pixels`. */
export function checkPixels(size: { width: number; height: number }, limit: number): void {
  const found = size.width * size.height
  if (!(found > 0)) throw new LekhaError('unreadable_image', { problem: 'it states no width or height' })
  if (found > limit) throw new LekhaError('too_many_pixels', { found, limit })
}

/** @throws LekhaError `unreadable_image` for a document without pages, `too_many_pages`. */
export function checkPages(found: number, limit: number): void {
  if (found < 1) throw new LekhaError('unreadable_image', { problem: 'it holds no page' })
  if (found > limit) throw new LekhaError('too_many_pages', { found, limit })
}

/** Operations ask for pages that exist; another number is a fault of ours, not of the caller. */
export function checkPageNumber(number: number, count: number): void {
  if (!Number.isInteger(number) || number < 1 || number > count)
    throw new RangeError(`there is no page ${number} of ${count}`)
}
