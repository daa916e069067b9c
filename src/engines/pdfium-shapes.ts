import type { PdfShapes } from './pdf-document.js'
import { type Allocate, floats, type Native, pageTransform } from './pdfium-native.js'

const PAGE_OBJECT_PATH = 2
const SEGMENT_LINE_TO = 0
const SEGMENT_MOVE_TO = 2

/** Objects of a page that are looked at for lines; a page of more is a drawing. */
const MOST_OBJECTS = 6000
/** Corners of one path that are looked at: a table's whole grid has a few hundred. */
const MOST_CORNERS = 4000
/** Points: what is thinner is a line, whether it was stroked or filled. */
const THICKEST = 2.5
/** Points: lines of a letter or a tick are shorter. */
const SHORTEST = 4
/** Points: the largest module of a two-dimensional code. */
const LARGEST_MODULE = 6

/** Of 255: nobody sees a line fainter or whiter than this. */
const FAINTEST = 16
const WHITEST = 244

type Point = readonly [x: number, y: number]
interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Straight lines of the page, level and upright, and the small squares that codes are made of. */
export function shapesOf(native: Native, page: number, allocate: Allocate): PdfShapes {
  const lines: Box[] = []
  let squares = 0
  const slots = allocate(32)
  try {
    const toPage = pageTransform(native, page, slots)
    const boxOf = ([ax, ay]: Point, [bx, by]: Point): Box => {
      const [x0, y0] = toPage(ax, ay)
      const [x1, y1] = toPage(bx, by)
      return { left: Math.min(x0, x1), top: Math.min(y0, y1), right: Math.max(x0, x1), bottom: Math.max(y0, y1) }
    }
    const count = Math.min(native._FPDFPage_CountObjects(page), MOST_OBJECTS)
    for (let index = 0; index < count; index++) {
      const object = native._FPDFPage_GetObject(page, index)
      if (native._FPDFPageObj_GetType(object) !== PAGE_OBJECT_PATH) continue
      if (!native._FPDFPageObj_GetBounds(object, slots, slots + 4, slots + 8, slots + 12)) continue
      const [left, bottom, right, top] = floats(native, slots)
      const ink = inkOf(native, object, slots)
      if (!ink) continue
      const whole = boxOf([left, bottom], [right, top])
      if (isLine(whole)) lines.push(whole)
      const corners = native._FPDFPath_CountSegments(object)
      if (isLine(whole) || corners < 2) continue
      if (corners <= 5 && isModule(whole)) squares++
      else if (corners <= MOST_CORNERS) {
        const { drawn, modules } = partsOf(native, object, ink === 'stroke', corners, slots, boxOf)
        lines.push(...drawn)
        squares += modules
      }
    }
  } finally {
    native.wasmExports.free(slots)
  }
  return { lines, squares }
}

const isLine = ({ left, top, right, bottom }: Box) => {
  const [across, down] = [right - left, bottom - top]
  return Math.min(across, down) < THICKEST && Math.max(across, down) >= SHORTEST
}

const isModule = ({ left, top, right, bottom }: Box) =>
  Math.max(right - left, bottom - top) <= LARGEST_MODULE && Math.min(right - left, bottom - top) > 0

/** The strokes of a path that run level or upright, and the thin or small rectangles that it fills. */
function partsOf(
  native: Native,
  path: number,
  isStroked: boolean,
  corners: number,
  slots: number,
  boxOf: (a: Point, b: Point) => Box,
): { drawn: Box[]; modules: number } {
  const drawn: Box[] = []
  let modules = 0
  if (!native._FPDFPageObj_GetMatrix(path, slots)) return { drawn, modules }
  const view = new DataView(native.HEAPU8.buffer, slots, 24)
  const [a, b, c, d, e, f] = [0, 4, 8, 12, 16, 20].map((at) => view.getFloat32(at, true)) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  let part: Point[] = []
  let curved = false
  const end = () => {
    if (part.length >= 4 && !curved) {
      const xs = part.map(([x]) => x)
      const ys = part.map(([, y]) => y)
      const box = boxOf([Math.min(...xs), Math.min(...ys)], [Math.max(...xs), Math.max(...ys)])
      if (isLine(box)) drawn.push(box)
      else if (isModule(box)) modules++
      else if (isStroked) drawn.push(...strokes([...part, part[0]!], boxOf))
    } else if (isStroked) drawn.push(...strokes(part, boxOf))
    part = []
    curved = false
  }
  for (let index = 0; index < corners; index++) {
    const segment = native._FPDFPath_GetPathSegment(path, index)
    if (!native._FPDFPathSegment_GetPoint(segment, slots, slots + 4)) continue
    const point = new DataView(native.HEAPU8.buffer, slots, 8)
    const [x, y] = [point.getFloat32(0, true), point.getFloat32(4, true)]
    const kind = native._FPDFPathSegment_GetType(segment)
    if (kind === SEGMENT_MOVE_TO) end()
    else if (kind !== SEGMENT_LINE_TO) curved = true
    part.push([a * x + c * y + e, b * x + d * y + f])
  }
  end()
  return { drawn, modules }
}

const strokes = (points: readonly Point[], boxOf: (a: Point, b: Point) => Box): Box[] =>
  points.slice(1).flatMap((point, index) => {
    const box = boxOf(points[index]!, point)
    return isLine(box) ? [box] : []
  })

/** How a path is drawn; null where it cannot be seen on white paper. */
function inkOf(native: Native, path: number, slots: number): 'stroke' | 'fill' | null {
  if (!native._FPDFPath_GetDrawMode(path, slots, slots + 4)) return null
  const view = new DataView(native.HEAPU8.buffer, slots, 16)
  const [fills, strokes] = [view.getInt32(0, true) !== 0, view.getInt32(4, true) !== 0]
  const isSeen = (colour: Native['_FPDFPageObj_GetFillColor']) => {
    if (!colour(path, slots, slots + 4, slots + 8, slots + 12)) return true
    const [red, green, blue, opacity] = [0, 4, 8, 12].map((at) => view.getUint32(at, true))
    return opacity! > FAINTEST && Math.min(red!, green!, blue!) < WHITEST
  }
  if (strokes && isSeen(native._FPDFPageObj_GetStrokeColor)) return 'stroke'
  return fills && isSeen(native._FPDFPageObj_GetFillColor) ? 'fill' : null
}
