import { applyToQuad, scaling } from '../matrix.js'
import type { Picture, Point, Quad } from '../picture.js'
import { area, iou, isConvex, orderCorners, sizeOfQuad } from '../quad.js'
import { resizeToFit } from '../resize.js'
import { viewOfPage } from '../view.js'
import { enclosingQuad, intersection } from './enclosing-quad.js'
import { leafMasks } from './masks.js'
import { largeParts } from './outline.js'
import { type Planes, toPlanes } from './planes.js'
import { measureSide, type Side } from './side.js'

/** A leaf of paper or a card as it lies in a photograph. */
export interface Leaf {
  /** Its corners on the picture, clockwise from the top left as it lies. */
  readonly quad: Quad
  /** How surely this is a leaf and these are its corners, 0 to 1; no probability. */
  readonly score: number
}

/** Longest sides at which leaves are looked for, and at which their sides are measured. */
const COARSE = 320
const FINE = 1024
/** Share of the picture that a leaf takes: less is a detail of it, more leaves nothing to cut off. */
const LEAST_AREA = 0.12
const MOST_AREA = 0.96
/** Below this a quad is not believed: a wrong one cuts off what matters, none costs little. */
const LEAST_SCORE = 0.6

/**
 * The leaf in a photograph of one on a background, or null: when the page fills the picture, as in a scan, and when no
 * quadrilateral can be borne out on its sides.
 */
export function findLeaf(picture: Picture): Leaf | null {
  const [best] = leafCandidates(picture)
  if (!best || best.score < LEAST_SCORE || isStraight(picture, best.quad)) return null
  return best
}

/**
 * An upright rectangle that nearly fills the picture, as the frame printed on a scan does: there is nothing to
 * straighten, and cutting it out could only lose something.
 */
function isStraight({ width, height }: Picture, quad: Quad): boolean {
  if (area(quad) < 0.6 * width * height) return false
  // 0.02 is about one degree.
  return quad.every(([x, y], index) => {
    const [nx, ny] = quad[(index + 1) % 4]!
    const [across, down] = [Math.abs(nx - x), Math.abs(ny - y)]
    return Math.min(across, down) < 0.02 * Math.max(across, down)
  })
}

/** Every quadrilateral that might be a leaf, most believable first, near copies left out. */
export function leafCandidates(picture: Picture): Leaf[] {
  const fine = resizeToFit(viewOfPage(picture), FINE)
  const coarse = resizeToFit(fine, COARSE)
  const { width, height } = coarse.picture
  const planes = toPlanes(fine.picture)
  const toFine = scaling(planes.width / width, planes.height / height)
  const guesses: Quad[] = []
  const leaves: Leaf[] = []
  for (const mask of leafMasks(toPlanes(coarse.picture)))
    for (const part of largeParts(mask, width, height, LEAST_AREA * width * height)) {
      const guess = enclosingQuad(part.hull)
      if (!guess || guesses.some((other) => iou(other, guess) > 0.985)) continue
      guesses.push(guess)
      const filled = Math.min(1, part.area / area(guess))
      const leaf = filled > 0.8 ? measureLeaf(planes, applyToQuad(toFine, guess), filled) : undefined
      if (leaf) leaves.push({ quad: applyToQuad(fine.toPage, leaf.quad), score: leaf.score })
    }
  leaves.sort((a, b) => b.score - a.score)
  return leaves.filter((leaf, index) => !leaves.slice(0, index).some((better) => iou(better.quad, leaf.quad) > 0.95))
}

function measureLeaf(planes: Planes, guess: Quad, filled: number): Leaf | undefined {
  const sides: (Side | undefined)[] = guess.map((corner, index) => {
    const next = guess[(index + 1) % 4]!
    return liesOnBorder(planes, corner, next) ? undefined : measureSide(planes, corner, next)
  })
  // One side may be cut off by the picture's edge; with two nothing tells the leaf's true shape.
  const measured = sides.filter((side) => side !== undefined)
  if (measured.length < 3) return undefined
  const lines = sides.map((side, index) => side ?? { from: guess[index]!, to: guess[(index + 1) % 4]! })
  const corners = lines.map((line, index) => {
    const before = lines[(index + 3) % 4]!
    return intersection(before.from, before.to, line.from, line.to)
  })
  if (corners.some((corner) => corner === undefined)) return undefined
  const quad = orderCorners(corners as unknown as Quad)
  if (!isPlausible(planes, quad)) return undefined
  const weakest = Math.min(...measured.map(({ support, contrast }) => Math.min(1, support * 1.25) * contrast))
  return { quad, score: weakest * Math.min(1, filled * 1.08) }
}

function liesOnBorder({ width, height }: Planes, a: Point, b: Point): boolean {
  const near = 0.012 * Math.max(width, height)
  return (
    (a[0] < near && b[0] < near) ||
    (a[1] < near && b[1] < near) ||
    (a[0] > width - near && b[0] > width - near) ||
    (a[1] > height - near && b[1] > height - near)
  )
}

/** A flat rectangle seen by a camera: angles not far from right ones, opposite sides alike, corners near the picture. */
function isPlausible({ width, height }: Planes, quad: Quad): boolean {
  if (!isConvex(quad)) return false
  const share = area(quad) / (width * height)
  if (share < LEAST_AREA || share > MOST_AREA) return false
  const beyond = 0.03 * Math.max(width, height)
  if (quad.some(([x, y]) => x < -beyond || y < -beyond || x > width + beyond || y > height + beyond)) return false
  const lengths = quad.map((corner, index) => {
    const next = quad[(index + 1) % 4]!
    return Math.hypot(next[0] - corner[0], next[1] - corner[1])
  })
  if (lengths[0]! / lengths[2]! > 1.8 || lengths[2]! / lengths[0]! > 1.8) return false
  if (lengths[1]! / lengths[3]! > 1.8 || lengths[3]! / lengths[1]! > 1.8) return false
  const size = sizeOfQuad(quad)
  if (Math.max(size.width / size.height, size.height / size.width) > 5) return false
  return quad.every((corner, index) => {
    const [before, after] = [quad[(index + 3) % 4]!, quad[(index + 1) % 4]!]
    const [ax, ay] = [before[0] - corner[0], before[1] - corner[1]]
    const [bx, by] = [after[0] - corner[0], after[1] - corner[1]]
    // Between 55° and 125°.
    return Math.abs(ax * bx + ay * by) < 0.57 * Math.hypot(ax, ay) * Math.hypot(bx, by)
  })
}
