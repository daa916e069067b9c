import type { Picture } from './picture.js'

/** Luma after ITU-R BT.601 (0.299 R + 0.587 G + 0.114 B) in 8-bit weights; a grey picture comes back as it is. */
export function toGrey(picture: Picture): Picture {
  if (picture.channels === 1) return picture
  const { width, height, data: from } = picture
  const data = new Uint8Array(width * height)
  for (let i = 0, at = 0; i < data.length; i++, at += 3)
    data[i] = (from[at]! * 77 + from[at + 1]! * 150 + from[at + 2]! * 29 + 128) >> 8
  return { width, height, channels: 1, data }
}

/** Grey repeated in three channels; an RGB picture comes back as it is. */
export function toRgb(picture: Picture): Picture {
  if (picture.channels === 3) return picture
  const { width, height, data: from } = picture
  const data = new Uint8Array(width * height * 3)
  for (let i = 0, to = 0; i < from.length; i++) {
    const grey = from[i]!
    data[to++] = grey
    data[to++] = grey
    data[to++] = grey
  }
  return { width, height, channels: 3, data }
}
