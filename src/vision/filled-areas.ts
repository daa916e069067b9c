import { toGrey } from './grey.js'
import type { Picture } from './picture.js'

/** In pixels, origin top left; right and bottom excluded. */
export interface FilledArea {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Levels: darker than this is black ink, on paper whose middle level is lighter than that. */
const darkest = 100
const lightest = 150
/** Pixels: shorter runs are strokes of letters. */
const shortest = 18
/** Pixels: what is flatter is a line. */
const flattest = 8
/** Of its rectangle that a blackened area fills; letters, logos and blots fill less. */
const leastFilled = 0.92
const mostAreas = 200

/** Upright rectangles that are filled with black, longer than high, on a light page: bars that hide what stood there. */
export function filledAreas(picture: Picture): FilledArea[] {
  const { width, height, data } = toGrey(picture)
  if (middleLevel(data) < lightest) return []
  const closed: Area[] = []
  let open: Area[] = []
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (data[y * width + x]! >= darkest) continue
      const from = x
      while (x < width && data[y * width + x]! < darkest) x++
      if (x - from < shortest) continue
      const area = open.find((each) => each.last === y - 1 && isOver(each, from, x))
      if (!area) open.push({ from, to: x, first: y, last: y, filled: x - from })
      else {
        area.from = Math.min(area.from, from)
        area.to = Math.max(area.to, x)
        area.last = y
        area.filled += x - from
      }
    }
    closed.push(...open.filter(({ last }) => last < y))
    open = open.filter(({ last }) => last === y)
  }
  return [...closed, ...open]
    .filter(isRectangle)
    .slice(0, mostAreas)
    .map(({ from, to, first, last }) => ({ left: from, top: first, right: to, bottom: last + 1 }))
}

interface Area {
  from: number
  to: number
  readonly first: number
  last: number
  /** Pixels. */
  filled: number
}

const isOver = ({ from, to }: Area, start: number, end: number) =>
  Math.min(to, end) - Math.max(from, start) > 0.8 * Math.max(to - from, end - start)

function isRectangle({ from, to, first, last, filled }: Area): boolean {
  const [across, down] = [to - from, last + 1 - first]
  return down >= flattest && across > 1.4 * down && filled >= leastFilled * across * down
}

/** Of every hundredth pixel. */
function middleLevel(data: Uint8Array): number {
  const counts = new Uint32Array(256)
  let all = 0
  for (let at = 0; at < data.length; at += 101) {
    counts[data[at]!]!++
    all++
  }
  let level = 0
  for (let seen = counts[0]!; seen <= all / 2 && level < 255; seen += counts[level]!) level++
  return level
}
