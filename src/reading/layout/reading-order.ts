import type { Quad } from '../../vision/picture.js'
import { rowsOf } from './rows.js'

interface Placed {
  readonly quad: Quad
}

/** Sorts what stands on a page: rows from the top, each from the left. */
export function inReadingOrder<Item extends Placed>(items: readonly Item[]): Item[] {
  return rowsOf(items).flat()
}
