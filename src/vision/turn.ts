import { identity } from './matrix.js'
import type { Matrix, Picture, View } from './picture.js'
import { viewWithin } from './view.js'

export type QuarterTurn = 0 | 90 | 180 | 270

/** The view turned clockwise by whole quarters, exactly, pixel by pixel. */
export function rotateQuarter(view: View, degrees: QuarterTurn): View {
  if (degrees === 0) return view
  const { width, height } = view.picture
  return viewWithin(view, rotatePicture(view.picture, degrees), turnMatrix(degrees, width, height))
}

/** From a point of the turned picture to the point of the one before, which was `width` × `height`. */
export function turnMatrix(degrees: QuarterTurn, width: number, height: number): Matrix {
  if (degrees === 0) return identity
  if (degrees === 90) return [0, 1, 0, -1, 0, height, 0, 0, 1]
  if (degrees === 180) return [-1, 0, width, 0, -1, height, 0, 0, 1]
  return [0, -1, width, 1, 0, 0, 0, 0, 1]
}

/** As {@link rotateQuarter}, on the bare picture. */
export function rotatePicture(picture: Picture, degrees: 90 | 180 | 270): Picture {
  const { width, height, channels, data: from } = picture
  const data = new Uint8Array(from.length)
  // Where the pixel after the first goes, to the right and downwards.
  const [origin, right, down] =
    degrees === 90
      ? [height - 1, height, -1]
      : degrees === 180
        ? [width * height - 1, -1, -width]
        : [(width - 1) * height, -height, 1]
  for (let y = 0, at = 0; y < height; y++) {
    let pixel = origin + y * down
    for (let x = 0; x < width; x++, pixel += right) {
      const to = pixel * channels
      data[to] = from[at++]!
      if (channels === 3) {
        data[to + 1] = from[at++]!
        data[to + 2] = from[at++]!
      }
    }
  }
  const turned = degrees !== 180
  return { width: turned ? height : width, height: turned ? width : height, channels, data }
}
