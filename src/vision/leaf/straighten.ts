import { cropQuad } from '../crop.js'
import { applyToQuad, quadToQuad } from '../matrix.js'
import type { Quad, View } from '../picture.js'
import { distance, quadOfBox, quadOfSize, sizeOfQuad } from '../quad.js'

/**
 * A leaf seen at a slant as if seen from above, in its true proportions. Its longer side keeps as many pixels as the
 * longest of the quad's sides has, so that no print is lost.
 *
 * @param leaf on the view, clockwise from the corner that becomes the top left.
 * @param margin shown around the leaf, as a share of its sides: print that runs to the edge must not be cut.
 */
export function straighten(view: View, leaf: Quad, margin = 0.01): View {
  const widen = quadToQuad(quadOfSize(1, 1), leaf)
  const quad = applyToQuad(widen, quadOfBox([-margin, -margin, 1 + 2 * margin, 1 + 2 * margin]))
  const [a, b, c, d] = quad
  const aspect = trueAspect(quad, view.picture)
  const acrossPixels = Math.max(distance(a, b), distance(d, c))
  const downPixels = Math.max(distance(a, d), distance(b, c))
  const width = Math.round(Math.max(acrossPixels, downPixels * aspect))
  return cropQuad(view, quad, { width, height: Math.max(1, Math.round(width / aspect)) })
}

/**
 * Width over height of the rectangle behind a quad, the camera's axis taken to pass through the middle of the picture:
 * Z. Zhang and L.-W. He, "Whiteboard scanning and image enhancement" (2007), section 3. Nearly parallel sides tell
 * nothing of the camera; then, and where the estimate strays more than 30 % from it, the ratio of the mean sides stands.
 */
export function trueAspect(quad: Quad, { width, height }: { width: number; height: number }): number {
  const sides = sizeOfQuad(quad)
  const seen = sides.width / sides.height
  const [m1, m2, m4, m3] = quad.map(([x, y]) => [x - width / 2, y - height / 2, 1] as const) as [V, V, V, V]
  const k2 = dot(cross(m1, m4), m3) / dot(cross(m2, m4), m3)
  const k3 = dot(cross(m1, m4), m2) / dot(cross(m3, m4), m2)
  const n2: V = [k2 * m2[0] - m1[0], k2 * m2[1] - m1[1], k2 - 1]
  const n3: V = [k3 * m3[0] - m1[0], k3 * m3[1] - m1[1], k3 - 1]
  if (Math.abs(n2[2]) < 0.02 || Math.abs(n3[2]) < 0.02) return seen
  const focal2 = -(n2[0] * n3[0] + n2[1] * n3[1]) / (n2[2] * n3[2])
  // A focal length under a third of the picture's side is no lens that documents are photographed with.
  if (!(focal2 > (Math.max(width, height) / 3) ** 2)) return seen
  const aspect = Math.sqrt(
    (n2[0] ** 2 + n2[1] ** 2 + n2[2] ** 2 * focal2) / (n3[0] ** 2 + n3[1] ** 2 + n3[2] ** 2 * focal2),
  )
  return aspect > seen / 1.3 && aspect < seen * 1.3 ? aspect : seen
}

type V = readonly [number, number, number]
const dot = (a: V, b: V) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const cross = (a: V, b: V): V => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
