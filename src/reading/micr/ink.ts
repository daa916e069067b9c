import type { Picture } from '../../vision/picture.js'

/**
 * The brightest channel of every pixel. Magnetic ink is black and stays dark in all three; tints, stamps and coloured
 * pens are bright in at least one and fade.
 */
export function inkPlane(picture: Picture): Picture {
  if (picture.channels === 1) return picture
  const { width, height, data: from } = picture
  const data = new Uint8Array(width * height)
  for (let i = 0, at = 0; i < data.length; i++, at += 3) data[i] = Math.max(from[at]!, from[at + 1]!, from[at + 2]!)
  return { width, height, channels: 1, data }
}
