import type { Picture } from '../../vision/picture.js'
import { resizePicture } from '../../vision/resize.js'

/** Pixels that are clearly darker than the paper around them. */
export interface Ink {
  readonly width: number
  readonly height: number
  /** 1 where there is ink. */
  readonly data: Uint8Array
  /** Pixels of this plane for one pixel of the picture. */
  readonly scale: number
}

/** Ink is looked for at this width: strokes are one to four pixels wide then. */
const workingWidth = 1000
/** Ink is darker than this share of the paper's brightness. */
const inkShare = 0.7

export function findInk(picture: Picture): Ink {
  const scale = workingWidth / picture.width
  const width = workingWidth
  const height = Math.max(8, Math.round(picture.height * scale))
  const grey = resizePicture(darkestChannel(picture), width, height).data
  const paper = paperOf(grey, width, height)
  const data = new Uint8Array(width * height)
  for (let i = 0; i < data.length; i++) data[i] = grey[i]! < paper[i]! * inkShare ? 1 : 0
  return { width, height, data, scale }
}

/** The darkest of a pixel's channels: a blue pen is dark in red, a red one in blue, both half bright in grey. */
function darkestChannel(picture: Picture): Picture {
  if (picture.channels === 1) return picture
  const { width, height, data: from } = picture
  const data = new Uint8Array(width * height)
  for (let i = 0, at = 0; i < data.length; i++, at += 3) data[i] = Math.min(from[at]!, from[at + 1]!, from[at + 2]!)
  return { width, height, channels: 1, data }
}

/** The brightness of the paper: a bright quantile of each block of 40 pixels, spread over its neighbours. */
function paperOf(grey: Uint8Array, width: number, height: number): Uint8Array {
  const block = 40
  const columns = Math.ceil(width / block)
  const rows = Math.ceil(height / block)
  const levels = new Uint8Array(columns * rows)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const counts = new Uint32Array(256)
      let total = 0
      for (let y = row * block; y < Math.min(height, (row + 1) * block); y++)
        for (let x = column * block; x < Math.min(width, (column + 1) * block); x++, total++)
          counts[grey[y * width + x]!]!++
      let level = 255
      for (let seen = 0; level > 0; level--) {
        seen += counts[level]!
        if (seen >= total * 0.4) break
      }
      levels[row * columns + column] = level
    }
  const paper = new Uint8Array(width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      paper[y * width + x] = levels[Math.floor(y / block) * columns + Math.floor(x / block)]!
  return paper
}

/** A connected piece of ink (8 neighbours), in pixels of the plane. */
export interface Stroke {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly pixels: number
}

/** Connected pieces inside a rectangle; ink under `masked` is left out. */
export function strokesIn(
  ink: Ink,
  zone: { left: number; top: number; right: number; bottom: number },
  masked: readonly { left: number; top: number; right: number; bottom: number }[],
): Stroke[] {
  const left = Math.max(0, Math.floor(zone.left))
  const top = Math.max(0, Math.floor(zone.top))
  const right = Math.min(ink.width, Math.ceil(zone.right))
  const bottom = Math.min(ink.height, Math.ceil(zone.bottom))
  const width = right - left
  const height = bottom - top
  if (width <= 0 || height <= 0) return []
  const open = new Uint8Array(width * height)
  for (let y = 0; y < height; y++)
    open.set(ink.data.subarray((y + top) * ink.width + left, (y + top) * ink.width + right), y * width)
  for (const mask of masked)
    for (let y = Math.max(0, Math.floor(mask.top) - top); y < Math.min(height, Math.ceil(mask.bottom) - top); y++)
      for (let x = Math.max(0, Math.floor(mask.left) - left); x < Math.min(width, Math.ceil(mask.right) - left); x++)
        open[y * width + x] = 0
  const strokes: Stroke[] = []
  const queue = new Int32Array(width * height)
  for (let start = 0; start < open.length; start++) {
    if (!open[start]) continue
    let head = 0
    let tail = 0
    queue[tail++] = start
    open[start] = 0
    let [l, t, r, b] = [width, height, 0, 0]
    while (head < tail) {
      const at = queue[head++]!
      const x = at % width
      const y = (at - x) / width
      l = Math.min(l, x)
      r = Math.max(r, x)
      t = Math.min(t, y)
      b = Math.max(b, y)
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) {
          const nx = x + dx
          const ny = y + dy
          if (nx < 0 || ny < 0 || nx >= width || ny >= height) continue
          const next = ny * width + nx
          if (open[next]) {
            open[next] = 0
            queue[tail++] = next
          }
        }
    }
    strokes.push({ left: l + left, top: t + top, right: r + 1 + left, bottom: b + 1 + top, pixels: tail })
  }
  return strokes
}
