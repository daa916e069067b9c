import { apply, applyToQuad, multiply, scaling, translation } from './matrix.js'
import type { Box, Matrix, Picture, View } from './picture.js'
import { boundsOf, quadOfSize } from './quad.js'
import { shrinkPicture } from './resize.js'
import { viewWithin } from './view.js'

/**
 * A picture of `width` × `height` whose point p shows the view's point `toView`(p), bilinear. Beyond the view's edge its
 * outermost pixels repeat, or `outside` (0 to 255) is put where it is given.
 *
 * Where the new picture is less than half as large, the source is averaged down first: bilinear sampling alone would
 * skip pixels and make thin strokes of ink vanish.
 */
export function warp(
  view: View,
  toView: Matrix,
  width: number,
  height: number,
  options: { outside?: number } = {},
): View {
  const { picture } = view
  const shrink = Math.floor(sourcePixelsPerPixel(toView, width, height))
  if (shrink < 2) return viewWithin(view, sample(picture, toView, width, height, options.outside), toView)
  const box = alignedBounds(toView, width, height, picture, shrink)
  const small = shrinkPicture(picture, box, shrink)
  const toSmall = multiply(scaling(1 / shrink, 1 / shrink), translation(-box[0], -box[1]), toView)
  return viewWithin(view, sample(small, toSmall, width, height, options.outside), toView)
}

/** How many source pixels one step in the middle of the new picture covers, along the axis that covers fewer. */
function sourcePixelsPerPixel(toSource: Matrix, width: number, height: number): number {
  const [cx, cy] = [width / 2, height / 2]
  const [x, y] = apply(toSource, [cx, cy])
  const [rx, ry] = apply(toSource, [cx + 1, cy])
  const [dx, dy] = apply(toSource, [cx, cy + 1])
  return Math.min(Math.hypot(rx - x, ry - y), Math.hypot(dx - x, dy - y))
}

/** The part of the source that is sampled, widened to whole shrunken pixels. */
function alignedBounds(toSource: Matrix, width: number, height: number, source: Picture, step: number): Box {
  const corners = applyToQuad(toSource, quadOfSize(width, height))
  const [x, y, w, h] = boundsOf(corners, source)
  const left = Math.max(0, Math.floor(x / step) * step - step)
  const top = Math.max(0, Math.floor(y / step) * step - step)
  const right = Math.min(source.width, Math.ceil((x + w) / step) * step + step)
  const bottom = Math.min(source.height, Math.ceil((y + h) / step) * step + step)
  return [left, top, Math.max(1, right - left), Math.max(1, bottom - top)]
}

/**
 * Bilinear sampling along precomputed increments with weights of 8 bits (sums stay below 2^24, so that all of it is
 * integer arithmetic). One megapixel of RGB takes about 20 ms.
 */
function sample(source: Picture, matrix: Matrix, width: number, height: number, outside: number | undefined): Picture {
  const { width: sw, height: sh, channels, data: from } = source
  const data = new Uint8Array(width * height * channels)
  const [a, b, c, d, e, f, g, h, i] = matrix
  const lastX = sw - 1
  const lastY = sh - 1
  const stride = sw * channels
  const rgb = channels === 3
  let to = 0
  for (let row = 0; row < height; row++) {
    const y = row + 0.5
    let nx = a * 0.5 + b * y + c
    let ny = d * 0.5 + e * y + f
    let nw = g * 0.5 + h * y + i
    for (let column = 0; column < width; column++, nx += a, ny += d, nw += g) {
      const inverse = 1 / nw
      let sx = nx * inverse - 0.5
      let sy = ny * inverse - 0.5
      if (outside !== undefined && !(sx > -1 && sy > -1 && sx < sw && sy < sh && nw > 0)) {
        data[to++] = outside
        if (rgb) {
          data[to++] = outside
          data[to++] = outside
        }
        continue
      }
      // Written so that NaN ends at 0 as well.
      sx = sx > 0 ? Math.min(sx, lastX) : 0
      sy = sy > 0 ? Math.min(sy, lastY) : 0
      const x0 = sx | 0
      const y0 = sy | 0
      const fx = ((sx - x0) * 256) | 0
      const fy = ((sy - y0) * 256) | 0
      const p = y0 * stride + x0 * channels
      const right = x0 < lastX ? channels : 0
      const q = y0 < lastY ? p + stride : p
      const w11 = fx * fy
      const w10 = (fx << 8) - w11
      const w01 = (fy << 8) - w11
      const w00 = 65536 - (fx << 8) - w01
      data[to++] = (from[p]! * w00 + from[p + right]! * w10 + from[q]! * w01 + from[q + right]! * w11 + 32768) >> 16
      if (rgb) {
        data[to++] =
          (from[p + 1]! * w00 + from[p + 1 + right]! * w10 + from[q + 1]! * w01 + from[q + 1 + right]! * w11 + 32768) >>
          16
        data[to++] =
          (from[p + 2]! * w00 + from[p + 2 + right]! * w10 + from[q + 2]! * w01 + from[q + 2 + right]! * w11 + 32768) >>
          16
      }
    }
  }
  return { width, height, channels, data }
}
