import { scaling } from './matrix.js'
import type { Box, Picture, View } from './picture.js'
import { viewWithin } from './view.js'

/** The view at another size: averaged over areas where it shrinks, bilinear where it grows, each axis by itself. */
export function resize(view: View, width: number, height: number): View {
  const { picture } = view
  const toView = scaling(picture.width / width, picture.height / height)
  return viewWithin(view, resizePicture(picture, width, height), toView)
}

/** The view with its longer side at most `longest` pixels; the view itself when it is no larger. */
export function resizeToFit(view: View, longest: number): View {
  const { width, height } = view.picture
  const factor = longest / Math.max(width, height)
  if (factor >= 1) return view
  return resize(view, Math.max(1, Math.round(width * factor)), Math.max(1, Math.round(height * factor)))
}

/**
 * As {@link resize}, on the bare picture. Rows are weighed together first, so that a shrinking picture is walked once in
 * memory order: 12 megapixels of RGB take about 60 ms.
 */
export function resizePicture(picture: Picture, width: number, height: number): Picture {
  const { channels, data: from } = picture
  if (width === picture.width && height === picture.height) return picture
  const stride = picture.width * channels
  const data = new Uint8Array(width * height * channels)
  const rows = contributions(picture.height, height)
  const { start, index, weight } = contributions(picture.width, width)
  const sum = new Float32Array(stride)
  for (let y = 0, to = 0; y < height; y++) {
    addRows(from, stride, rows, y, sum)
    for (let x = 0; x < width; x++) {
      const first = start[x]!
      const end = start[x + 1]!
      if (channels === 1) {
        let grey = 0
        for (let k = first; k < end; k++) grey += sum[index[k]!]! * weight[k]!
        data[to++] = grey
      } else {
        let [red, green, blue] = [0, 0, 0]
        for (let k = first; k < end; k++) {
          const at = index[k]! * 3
          const share = weight[k]!
          red += sum[at]! * share
          green += sum[at + 1]! * share
          blue += sum[at + 2]! * share
        }
        data[to++] = red
        data[to++] = green
        data[to++] = blue
      }
    }
  }
  return { width, height, channels, data }
}

/** The weighted sum of the old rows that make up the new row `y`, half a level added so that cutting off rounds. */
function addRows(from: Uint8Array, stride: number, rows: Contributions, y: number, sum: Float32Array): void {
  const [first, end] = [rows.start[y]!, rows.start[y + 1]!]
  // Two rows at a time: most new rows are made of two or three.
  for (let k = first; k < end; k += 2) {
    const one = rows.index[k]! * stride
    const two = k + 1 < end ? rows.index[k + 1]! * stride : one
    const a = rows.weight[k]!
    const b = k + 1 < end ? rows.weight[k + 1]! : 0
    if (k === first) for (let i = 0; i < stride; i++) sum[i] = from[one + i]! * a + from[two + i]! * b + 0.5
    else for (let i = 0; i < stride; i++) sum[i] = sum[i]! + from[one + i]! * a + from[two + i]! * b
  }
}

interface Contributions {
  readonly start: Int32Array
  readonly index: Int32Array
  readonly weight: Float32Array
}

/** For each new sample, which old ones it is made of and how much of each: `start[n]` to `start[n + 1]`. */
function contributions(from: number, to: number): Contributions {
  const start = new Int32Array(to + 1)
  const index: number[] = []
  const weight: number[] = []
  const step = from / to
  for (let n = 0; n < to; n++) {
    if (step > 1) {
      const [left, right] = [n * step, Math.min(from, (n + 1) * step)]
      for (let i = Math.floor(left); i < right && i < from; i++) {
        const share = (Math.min(i + 1, right) - Math.max(i, left)) / (right - left)
        if (share > 1e-6) {
          index.push(i)
          weight.push(share)
        }
      }
    } else {
      const centre = Math.min(from - 1, Math.max(0, (n + 0.5) * step - 0.5))
      const i = Math.floor(centre)
      const share = centre - i
      index.push(i)
      weight.push(1 - share)
      if (share > 1e-6) {
        index.push(i + 1)
        weight.push(share)
      }
    }
    start[n + 1] = index.length
  }
  return { start, index: Int32Array.from(index), weight: Float32Array.from(weight) }
}

/** A box of the picture averaged down by a whole factor; the last row and column average what is left over. */
export function shrinkPicture(picture: Picture, box: Box, factor: number): Picture {
  const { channels, data: from } = picture
  const [left, top, boxWidth, boxHeight] = box
  const width = Math.ceil(boxWidth / factor)
  const height = Math.ceil(boxHeight / factor)
  const data = new Uint8Array(width * height * channels)
  const sum = new Uint32Array(width * channels)
  for (let y = 0; y < height; y++) {
    sum.fill(0)
    const firstRow = top + y * factor
    const endRow = Math.min(firstRow + factor, top + boxHeight)
    for (let row = firstRow; row < endRow; row++) {
      let at = (row * picture.width + left) * channels
      for (let x = 0; x < width; x++) {
        const count = Math.min(factor, boxWidth - x * factor)
        for (let n = 0; n < count; n++)
          for (let channel = 0; channel < channels; channel++) {
            const slot = x * channels + channel
            sum[slot] = sum[slot]! + from[at++]!
          }
      }
    }
    const offset = y * width * channels
    for (let x = 0; x < width; x++) {
      const samples = (endRow - firstRow) * Math.min(factor, boxWidth - x * factor)
      for (let channel = 0; channel < channels; channel++) {
        const slot = x * channels + channel
        data[offset + slot] = (sum[slot]! + samples / 2) / samples
      }
    }
  }
  return { width, height, channels, data }
}
