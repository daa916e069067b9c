import { toGrey } from './grey.js'
import type { Picture } from './picture.js'

/** In pixels, origin top left. */
export interface StraightLine {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** A pixel is ink where it is this much darker than the mean of its surroundings, in levels. */
const contrast = 24
/** Half the side of the surroundings, pixels. */
const reach = 12
/** Strokes of letters are shorter than this part of the page's longer side; and than so many pixels. */
const shortestPart = 0.02
const shortest = 36
/** Pixels of paper in a line that a scanner broke. */
const widestHole = 3
/** What is thicker than this part of the longer side is a filled area. */
const thickest = 0.006
/** Larger pictures are looked at smaller: an A4 page at 150 dots to the inch has as many, and lines in tables are long. */
const mostPixels = 2_200_000
/** A page of more is a texture. */
const mostLines = 3000

/**
 * Straight lines of a picture that run level or upright, within a degree or so: those of tables and forms. A line that
 * leans is found as several pieces side by side.
 */
export function straightLines(picture: Picture): StraightLine[] {
  const factor = Math.ceil(Math.sqrt((picture.width * picture.height) / mostPixels))
  return linesOf(factor > 1 ? darkest(toGrey(picture), factor) : toGrey(picture)).map(
    ({ left, top, right, bottom }) => ({
      left: left * factor,
      top: top * factor,
      right: right * factor,
      bottom: bottom * factor,
    }),
  )
}

/** Each square of pixels as its darkest one: thin lines stay. */
function darkest({ width, height, data }: Picture, factor: number): Picture {
  const [across, down] = [Math.floor(width / factor), Math.floor(height / factor)]
  const out = new Uint8Array(across * down).fill(255)
  for (let y = 0; y < down * factor; y++) {
    const row = Math.floor(y / factor) * across
    for (let x = 0; x < across * factor; x++) {
      const at = row + Math.floor(x / factor)
      const level = data[y * width + x]!
      if (level < out[at]!) out[at] = level
    }
  }
  return { width: across, height: down, channels: 1, data: out }
}

/** @param grey of `mostPixels` at most: sums of more do not fit */
function linesOf({ width, height, data }: Picture): StraightLine[] {
  const ink = inkOf(data, width, height)
  const longer = Math.max(width, height)
  const least = Math.max(shortest, shortestPart * longer)
  const most = Math.max(4, thickest * longer)
  const level = piecesOf((across, down) => ink[down * width + across]!, width, height, least)
  const upright = piecesOf((down, across) => ink[down * width + across]!, height, width, least)
  const lines = [
    ...thicken(level).map(({ from, to, first, last }) => ({ left: from, right: to, top: first, bottom: last + 1 })),
    ...thicken(upright).map(({ from, to, first, last }) => ({ top: from, bottom: to, left: first, right: last + 1 })),
  ]
  return lines
    .filter(({ left, top, right, bottom }) => Math.min(right - left, bottom - top) <= most)
    .slice(0, mostLines)
}

/** 1 for ink. Sums over squares come from one table of sums (Viola and Jones 2001). */
function inkOf(grey: Uint8Array, width: number, height: number): Uint8Array {
  const sums = new Uint32Array((width + 1) * (height + 1))
  for (let y = 0; y < height; y++) {
    let row = 0
    for (let x = 0; x < width; x++) {
      row += grey[y * width + x]!
      sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1]! + row
    }
  }
  const ink = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    const [top, bottom] = [Math.max(0, y - reach), Math.min(height, y + reach + 1)]
    for (let x = 0; x < width; x++) {
      const [left, right] = [Math.max(0, x - reach), Math.min(width, x + reach + 1)]
      const sum =
        sums[bottom * (width + 1) + right]! -
        sums[top * (width + 1) + right]! -
        sums[bottom * (width + 1) + left]! +
        sums[top * (width + 1) + left]!
      if (grey[y * width + x]! + contrast < sum / ((bottom - top) * (right - left))) ink[y * width + x] = 1
    }
  }
  return ink
}

/** A run of ink along one row of pixels. */
interface Piece {
  readonly from: number
  readonly to: number
  readonly row: number
}

function piecesOf(at: (along: number, across: number) => number, length: number, rows: number, least: number): Piece[] {
  const pieces: Piece[] = []
  for (let row = 0; row < rows; row++) {
    let [from, last] = [-1, -1]
    for (let along = 0; along <= length; along++) {
      if (along < length && at(along, row)) {
        if (from < 0) from = along
        last = along
      } else if (from >= 0 && (along - last > widestHole || along === length)) {
        if (last + 1 - from >= least) pieces.push({ from, to: last + 1, row })
        from = -1
      }
    }
  }
  return pieces
}

interface Thick {
  from: number
  to: number
  readonly first: number
  last: number
}

/** Runs that lie on one another are one line. */
function thicken(pieces: readonly Piece[]): Thick[] {
  const lines: Thick[] = []
  let open: Thick[] = []
  for (const { from, to, row } of pieces) {
    open = open.filter(({ last }) => last >= row - 1)
    const line = open.find((each) => Math.min(each.to, to) - Math.max(each.from, from) > 0.5 * (to - from))
    if (line) {
      line.from = Math.min(line.from, from)
      line.to = Math.max(line.to, to)
      line.last = row
    } else {
      const fresh = { from, to, first: row, last: row }
      lines.push(fresh)
      open.push(fresh)
    }
  }
  return lines
}
