import type { Quad } from '../vision/picture.js'
import type { Extent } from './extent.js'

/** A word with its place, in pixels of the upright page. */
export interface TextWord extends Extent {
  readonly text: string
  /** 0 to 1. */
  readonly confidence: number
}

/** Words that stand side by side without a wide gap. */
export interface TextLine extends Extent {
  readonly text: string
  readonly confidence: number
  readonly words: readonly TextWord[]
  /** Where it slants. */
  readonly quad?: Quad
}

/** The text of an upright page, wherever it came from; plain data without any picture. */
export interface PageText {
  readonly number: number
  readonly width: number
  readonly height: number
  /** Degrees clockwise that made the page upright. */
  readonly rotation: 0 | 90 | 180 | 270
  readonly source: 'text_layer' | 'ocr'
  /** In reading order. */
  readonly lines: readonly TextLine[]
  /** Straight lines that are drawn on the page, level and upright, in pixels. */
  readonly rules?: readonly Extent[]
}
