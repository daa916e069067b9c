import type { Line } from '../reading/reading.js'
import type { Point, Quad } from '../vision/picture.js'
import { sizeOfQuad } from '../vision/quad.js'

/** Lines that one plate may consist of, in the order in which they are read. */
export interface PlateStretch {
  readonly lines: readonly Line[]
  readonly arrangement: 'one' | 'beside' | 'above'
}

/** A registration has 10 or so characters; what is much longer is a sentence. */
const mostCharacters = 16

/** Every line that may hold a registration, and the pairs that may be one in two pieces. */
export function plateStretches(lines: readonly Line[]): PlateStretch[] {
  const likely = lines.filter(({ text, recognition }) => {
    const length = text.replace(/[^A-Za-z0-9]/g, '').length
    return recognition && length >= 1 && length <= mostCharacters
  })
  const stretches: PlateStretch[] = likely.map((line) => ({ lines: [line], arrangement: 'one' }))
  for (const first of likely)
    for (const second of likely) {
      if (first === second || charactersOf(first) + charactersOf(second) > mostCharacters) continue
      if (standsBeside(first, second)) stretches.push({ lines: [first, second], arrangement: 'beside' })
      else if (standsAbove(first, second)) stretches.push({ lines: [first, second], arrangement: 'above' })
    }
  return stretches
}

const charactersOf = ({ text }: Line) => text.replace(/[^A-Za-z0-9]/g, '').length

/** `second` goes on to the right of `first` in the same row, in letters of the same height. */
function standsBeside(first: Line, second: Line): boolean {
  const [a, b] = [frameOf(first.quad), frameOf(second.quad)]
  if (ratio(a.height, b.height) > 1.6) return false
  const [dx, dy] = along(a, b.middle)
  const gap = dx - (a.width + b.width) / 2
  const height = Math.min(a.height, b.height)
  return gap > -height && gap < 2 * height && Math.abs(dy) < 0.4 * height
}

/** `second` is the line under `first`: close below, and sharing most of the narrower one's width. */
function standsAbove(first: Line, second: Line): boolean {
  const [a, b] = [frameOf(first.quad), frameOf(second.quad)]
  if (ratio(a.height, b.height) > 2) return false
  // A single character above or below a number is a bolt, an emblem or an edge.
  if (charactersOf(first) < 2 || charactersOf(second) < 2) return false
  const [dx, dy] = along(a, b.middle)
  const gap = dy - (a.height + b.height) / 2
  const height = Math.min(a.height, b.height)
  const shared = (a.width + b.width) / 2 - Math.abs(dx)
  return dy > 0 && gap > -0.6 * height && gap < 0.9 * height && shared > 0.5 * Math.min(a.width, b.width)
}

const ratio = (a: number, b: number) => Math.max(a, b) / Math.max(1e-6, Math.min(a, b))

interface Frame {
  readonly width: number
  readonly height: number
  readonly middle: Point
  /** Unit vector along the text. */
  readonly direction: Point
}

function frameOf(quad: Quad): Frame {
  const [a, b, c, d] = quad
  const middle: Point = [(a[0] + b[0] + c[0] + d[0]) / 4, (a[1] + b[1] + c[1] + d[1]) / 4]
  const [dx, dy] = [b[0] - a[0] + c[0] - d[0], b[1] - a[1] + c[1] - d[1]]
  const length = Math.hypot(dx, dy) || 1
  return { ...sizeOfQuad(quad), middle, direction: [dx / length, dy / length] }
}

/** From the middle of a frame to a point, along its text and across it. */
function along({ middle, direction: [x, y] }: Frame, point: Point): [number, number] {
  const [dx, dy] = [point[0] - middle[0], point[1] - middle[1]]
  return [dx * x + dy * y, dy * x - dx * y]
}
