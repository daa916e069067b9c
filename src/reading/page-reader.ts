import type { Disposable } from '../engines/engine.js'
import type { Picture, Quad } from '../vision/picture.js'
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

export interface ReadOptions {
  /** Aborting it rejects with its reason between two steps. */
  readonly signal?: AbortSignal
  /** Whether the page may be turned; true by default. */
  readonly rotate?: boolean
  /**
   * Lines below it are left out, 0 to 1. By default what the page's other lines make it: 0.5, and up to 0.8 where they are
   * read surely. Who decodes lines under a grammar, or looks for handwriting between print, wants the doubtful ones too.
   */
  readonly leastConfidence?: number
  /**
   * Which of the places where text was found are to be read, by the upright page: each one that is left out saves its time.
   * All by default.
   */
  readonly select?: (places: readonly Quad[], upright: Picture) => Promise<readonly Quad[]>
  /**
   * Whether a line that a quick look left unsure is worth a thorough one, by what all lines seem to say. By default every
   * unsure line is.
   */
  readonly isWorthwhile?: (line: Line, lines: readonly Line[]) => boolean
}

/** Reads the text of a page. */
export interface PageReader extends Disposable {
  read(picture: Picture, options?: ReadOptions): Promise<PageReading>
  /**
   * Reads lines whose places are known already, without looking for them. A quad's first corner is the top left of its
   * text.
   * @returns one line for each quad, in their order; its text is empty where nothing is read
   */
  readQuads(picture: Picture, quads: readonly Quad[], options?: { signal?: AbortSignal }): Promise<Line[]>
  /** The character of class n + 1 of a line's `recognition` at n. */
  readonly alphabet: readonly string[]
}
