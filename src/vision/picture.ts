/**
 * A picture as plain data: 8-bit samples, row by row from the top left, channels interleaved (grey, or R G B).
 * `data.length === width * height * channels`.
 */
export interface Picture {
  readonly width: number
  readonly height: number
  readonly channels: 1 | 3
  readonly data: Uint8Array
}

/**
 * A picture that was cut, turned, scaled or straightened out of a page, with the way back:
 * `toPage` maps a point of `picture` (pixels, continuous, the centre of the first pixel at 0.5, 0.5) to the page.
 */
export interface View {
  readonly picture: Picture
  readonly toPage: Matrix
}

/** A projective map, row-major 3×3: x' = (m0 x + m1 y + m2) / w, y' = (m3 x + m4 y + m5) / w, w = m6 x + m7 y + m8. */
export type Matrix = readonly [number, number, number, number, number, number, number, number, number]

/** x, y in pixels, continuous, origin top left. */
export type Point = readonly [x: number, y: number]

/** Four corners clockwise from the top left of what is inside. */
export type Quad = readonly [Point, Point, Point, Point]

/** x, y, width, height in whole pixels, as the contract gives boxes. */
export type Box = readonly [x: number, y: number, width: number, height: number]
