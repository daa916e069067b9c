import { close, dilate, erode } from '../../../vision/leaf/morphology.js'
import type { Picture } from '../../../vision/picture.js'

/**
 * The patch without strokes up to twice `radius` wide, dark ones first: print around a photograph goes, the step between
 * photograph and paper stays where it is.
 */
export function withoutPrint({ width, height, channels, data }: Picture, radius: number): Picture {
  const cleared = new Uint8Array(data.length)
  const plane = new Uint8Array(width * height)
  for (let channel = 0; channel < channels; channel++) {
    for (let n = 0, at = channel; n < plane.length; n++, at += channels) plane[n] = data[at]!
    const closed = close(plane, width, height, radius)
    const opened = dilate(erode(closed, width, height, radius), width, height, radius)
    for (let n = 0, at = channel; n < plane.length; n++, at += channels) cleared[at] = opened[n]!
  }
  return { width, height, channels, data: cleared }
}
