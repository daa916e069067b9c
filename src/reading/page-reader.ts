import type { Picture } from '../vision/picture.js'
import type { Line } from './reading.js'

/** The quarter turns clockwise that make a page upright. */
export type Rotation = 0 | 90 | 180 | 270

export interface PageReading {
  /** The page turned upright; lines are in its pixels. */
  readonly picture: Picture
  readonly rotation: Rotation
  /** In reading order. */
  readonly lines: readonly Line[]
}

/** Reads the text of a page. Aborting the signal rejects with the signal's reason between two steps. */
export interface PageReader {
  read(picture: Picture, options?: { signal?: AbortSignal; rotate?: boolean }): Promise<PageReading>
}
