import type { MicrLine } from '../../reading/micr/micr-reader.js'
import type { Line } from '../../reading/reading.js'

/** Upright extent in pixels of the leaf. */
export interface Extent {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** A line with its upright extent; `height` is that of the text itself, also where the line slants. */
export interface TextLine extends Line, Extent {
  readonly height: number
}

/** What was read of one upright leaf: the input of every finder, plain data. */
export interface Leaf {
  readonly width: number
  readonly height: number
  readonly lines: readonly TextLine[]
  /** Places that were read a second time as one line. */
  readonly rereads?: readonly { readonly purpose: string; readonly line: TextLine }[]
  /** Of the lines' recognitions. */
  readonly alphabet?: readonly string[]
  readonly micr: MicrLine | null
}

export function textLine(line: Line): TextLine {
  const [a, b, c, d] = line.quad
  return {
    ...line,
    ...extentOf(line.quad),
    height: (Math.hypot(d[0] - a[0], d[1] - a[1]) + Math.hypot(c[0] - b[0], c[1] - b[1])) / 2,
  }
}

export function extentOf(points: readonly (readonly [number, number])[]): Extent {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

export const union = (parts: readonly Extent[]): Extent => ({
  left: Math.min(...parts.map(({ left }) => left)),
  top: Math.min(...parts.map(({ top }) => top)),
  right: Math.max(...parts.map(({ right }) => right)),
  bottom: Math.max(...parts.map(({ bottom }) => bottom)),
})

export const middleX = ({ left, right }: Extent): number => (left + right) / 2
export const middleY = ({ top, bottom }: Extent): number => (top + bottom) / 2

/** Share of the lower of two heights in which both overlap. */
export const sharedRows = (a: Extent, b: Extent): number =>
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)) /
  Math.max(1, Math.min(a.bottom - a.top, b.bottom - b.top))

/** The part of a line that holds the characters from `from` up to `to` (indices of its text). */
export function partOf(line: TextLine, from: number, to: number): Extent {
  const characters = line.characters.slice(from, Math.max(from + 1, to))
  if (!characters.length || characters.length === line.characters.length) return line
  const start = Math.min(...characters.map((character) => character.from))
  const end = Math.max(...characters.map((character) => character.to))
  const [a, b, c, d] = line.quad
  const along = (
    p: readonly [number, number],
    q: readonly [number, number],
    share: number,
  ): readonly [number, number] => [p[0] + (q[0] - p[0]) * share, p[1] + (q[1] - p[1]) * share]
  return extentOf([along(a, b, start), along(a, b, end), along(d, c, end), along(d, c, start)])
}
