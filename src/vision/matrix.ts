import type { Matrix, Point, Quad } from './picture.js'

export const identity: Matrix = [1, 0, 0, 0, 1, 0, 0, 0, 1]

export const translation = (x: number, y: number): Matrix => [1, 0, x, 0, 1, y, 0, 0, 1]

export const scaling = (x: number, y: number): Matrix => [x, 0, 0, 0, y, 0, 0, 0, 1]

/** The map that does `inner` first and `outer` after it; with several, the last one comes first. */
export function multiply(outer: Matrix, inner: Matrix, ...more: readonly Matrix[]): Matrix {
  const [a, b, c, d, e, f, g, h, i] = outer
  const [j, k, l, m, n, o, p, q, r] = inner
  const product: Matrix = [
    a * j + b * m + c * p,
    a * k + b * n + c * q,
    a * l + b * o + c * r,
    d * j + e * m + f * p,
    d * k + e * n + f * q,
    d * l + e * o + f * r,
    g * j + h * m + i * p,
    g * k + h * n + i * q,
    g * l + h * o + i * r,
  ]
  const [next, ...rest] = more
  return next ? multiply(product, next, ...rest) : product
}

/** The map back. A projective map is one up to a factor; the result's last element is 1 where it can be. */
export function invert(matrix: Matrix): Matrix {
  const [a, b, c, d, e, f, g, h, i] = matrix
  const A = e * i - f * h
  const B = f * g - d * i
  const C = d * h - e * g
  const determinant = a * A + b * B + c * C
  if (Math.abs(determinant) < 1e-14) throw new RangeError('a flat map has no inverse')
  const last = a * e - b * d
  const divisor = Math.abs(last) > 1e-14 ? last : determinant
  return [
    A / divisor,
    (c * h - b * i) / divisor,
    (b * f - c * e) / divisor,
    B / divisor,
    (a * i - c * g) / divisor,
    (c * d - a * f) / divisor,
    C / divisor,
    (b * g - a * h) / divisor,
    last / divisor,
  ]
}

export function apply(matrix: Matrix, [x, y]: Point): Point {
  const w = matrix[6] * x + matrix[7] * y + matrix[8]
  return [(matrix[0] * x + matrix[1] * y + matrix[2]) / w, (matrix[3] * x + matrix[4] * y + matrix[5]) / w]
}

export function applyToQuad(matrix: Matrix, [a, b, c, d]: Quad): Quad {
  return [apply(matrix, a), apply(matrix, b), apply(matrix, c), apply(matrix, d)]
}

/** The one projective map that takes each corner of `from` to the same corner of `to`. */
export function quadToQuad(from: Quad, to: Quad): Matrix {
  return multiply(squareToQuad(to), invert(squareToQuad(from)))
}

/**
 * Unit square (0,0 1,0 1,1 0,1) → quad, in closed form.
 * After P. Heckbert, "Fundamentals of Texture Mapping and Image Warping" (1989), section 2.2.3.
 */
function squareToQuad([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]: Quad): Matrix {
  const sx = x0 - x1 + x2 - x3
  const sy = y0 - y1 + y2 - y3
  const dx1 = x1 - x2
  const dx2 = x3 - x2
  const dy1 = y1 - y2
  const dy2 = y3 - y2
  const determinant = dx1 * dy2 - dx2 * dy1
  if (determinant === 0) throw new RangeError('three corners of the quad lie on one line')
  const g = (sx * dy2 - dx2 * sy) / determinant
  const h = (dx1 * sy - sx * dy1) / determinant
  return [x1 - x0 + g * x1, x3 - x0 + h * x3, x0, y1 - y0 + g * y1, y3 - y0 + h * y3, y0, g, h, 1]
}
