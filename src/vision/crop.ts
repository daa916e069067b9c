import { quadToQuad, translation } from './matrix.js'
import type { Box, Quad, View } from './picture.js'
import { quadOfSize, sizeOfQuad } from './quad.js'
import { viewWithin } from './view.js'
import { warp } from './warp.js'

/** An upright box, cut to the view, pixel by pixel. Throws RangeError when nothing of it lies inside. */
export function cropBox(view: View, box: Box): View {
  const { picture } = view
  const left = Math.max(0, box[0])
  const top = Math.max(0, box[1])
  const width = Math.min(picture.width, box[0] + box[2]) - left
  const height = Math.min(picture.height, box[1] + box[3]) - top
  if (width <= 0 || height <= 0) throw new RangeError('the box lies outside the picture')
  const { channels } = picture
  const data = new Uint8Array(width * height * channels)
  for (let row = 0; row < height; row++) {
    const from = ((top + row) * picture.width + left) * channels
    data.set(picture.data.subarray(from, from + width * channels), row * width * channels)
  }
  return viewWithin(view, { width, height, channels, data }, translation(left, top))
}

/**
 * What lies inside a quad of the view, made a rectangle: the quad's first corner becomes the top left. The size is that
 * of the quad's sides unless given; with the height alone the width keeps the quad's proportions.
 */
export function cropQuad(
  view: View,
  quad: Quad,
  options: { width?: number; height?: number; outside?: number } = {},
): View {
  const natural = sizeOfQuad(quad)
  const height = Math.max(1, Math.round(options.height ?? natural.height))
  const width = Math.max(1, Math.round(options.width ?? (natural.width * height) / Math.max(1e-6, natural.height)))
  return warp(view, quadToQuad(quadOfSize(width, height), quad), width, height, { outside: options.outside })
}
