import type { Extent } from '../../../text-layer/extent.js'
import type { Quad } from '../../../vision/picture.js'

export const quadOfExtent = ({ left, top, right, bottom }: Extent): Quad => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
]
