import type { Picture } from '../../vision/picture.js'

/** A stretch of a line's columns without ink; pixels, `to` excluded. */
export interface Gap {
  readonly from: number
  readonly to: number
}

/** The rows of a line that count: its edges show the feet and heads of neighbours. */
const [firstRow, lastRow] = [1 / 8, 7 / 8]
/** The share of ink, between the emptiest columns and full ones, below which a column is empty. */
const emptyShare = 0.15
/** …and a share of ink that every empty column may have: noise of the paper. */
const leastInk = 0.02

/** Tells the widest gap between two columns of the picture of one line. */
export function inkGaps(line: Picture): (from: number, to: number) => Gap {
  const ink = inkOfColumns(line)
  const sorted = Float32Array.from(ink).sort()
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))]!
  // The emptiest columns hold what runs along the whole line: a rule, a tint.
  const [emptiest, full] = [at(0.05), at(0.8)]
  const most = emptiest + Math.max(leastInk, emptyShare * (full - emptiest))
  return (from, to) => {
    let widest: Gap = { from: Math.floor((from + to) / 2), to: Math.floor((from + to) / 2) }
    let start = Math.max(0, Math.floor(from))
    const end = Math.min(ink.length, Math.ceil(to))
    for (let x = start; x < end; x++) {
      if (ink[x]! > most) start = x + 1
      else if (x + 1 - start > widest.to - widest.from) widest = { from: start, to: x + 1 }
    }
    return widest
  }
}

/** Mean ink of each column, 0 (paper) to 1, whichever of both is the darker one. */
function inkOfColumns({ width, height, channels, data }: Picture): Float32Array {
  const first = Math.floor(height * firstRow)
  const last = Math.max(first + 1, Math.ceil(height * lastRow))
  const counts = new Uint32Array(256)
  const grey = new Uint8Array(width * (last - first))
  for (let row = first, to = 0; row < last; row++)
    for (let x = 0, from = row * width * channels; x < width; x++, from += channels) {
      const value = channels === 1 ? data[from]! : ((data[from]! + data[from + 1]! + data[from + 2]!) / 3) | 0
      grey[to++] = value
      counts[value]!++
    }
  const level = (share: number) => {
    let left = share * grey.length
    return counts.findIndex((count) => {
      left -= count
      return left <= 0
    })
  }
  const [dark, middle, light] = [level(0.03), level(0.5), level(0.97)]
  // Most of a line is paper: the middle lies nearer to it than to the ink.
  const isInkDark = middle - dark >= light - middle
  const paper = level(isInkDark ? 0.75 : 0.25)
  const contrast = Math.max(20, isInkDark ? paper - dark : light - paper) * (isInkDark ? 1 : -1)
  const shares = Float32Array.from({ length: 256 }, (_, value) => Math.min(1, Math.max(0, (paper - value) / contrast)))
  const ink = new Float32Array(width)
  for (let row = first, from = 0; row < last; row++)
    for (let x = 0; x < width; x++) ink[x]! += shares[grey[from++]!]! / (last - first)
  return ink
}
