import { multiply, scaling, translation } from '../vision/matrix.js'
import type { Matrix, Point } from '../vision/picture.js'

/**
 * The map from a patch of `width` × `height` to the page, such that the patch's middle shows `centre`, its upright
 * direction lies `roll` degrees clockwise on the page, and one of its pixels is `scale` pixels of the page.
 */
export const uprightPatch = (
  { centre, roll }: { centre: Point; roll: number },
  scale: number,
  [width, height]: readonly [number, number],
): Matrix =>
  multiply(translation(...centre), rotation(roll), scaling(scale, scale), translation(-width / 2, -height / 2))

/** Turns clockwise about the origin. */
export function rotation(degrees: number): Matrix {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return [cos, -sin, 0, sin, cos, 0, 0, 0, 1]
}
