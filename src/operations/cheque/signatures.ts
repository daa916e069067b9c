import type { Picture } from '../../vision/picture.js'
import { ofKind } from './anchors.js'
import type { Decision } from './decide.js'
import { isPrinted } from './find/boilerplate.js'
import { findInk, type Ink, type Stroke, strokesIn } from './ink.js'
import { type Extent, type Leaf, union } from './leaf.js'

export interface Signature {
  readonly extent: Extent
  /** Log-odds of being a signature. */
  readonly support: number
}

/**
 * Handwriting over the signature line: ink in the lower right that is no printed line, no rule and no frame, whose
 * strokes run on further than printed letters do. There are no weights behind it; a stamp may pass for a signature.
 */
export function findSignatures(picture: Picture, leaf: Leaf, decision: Decision): Signature[] {
  const zone = signatureZone(leaf, decision)
  if (!zone) return []
  const ink = findInk(picture)
  const toInk = ({ left, top, right, bottom }: Extent, pad = 0): Extent => ({
    left: (left - pad) * ink.scale,
    top: (top - pad) * ink.scale,
    right: (right + pad) * ink.scale,
    bottom: (bottom + pad) * ink.scale,
  })
  const masks = leaf.lines
    .filter((line) => isPrint(line, decision, leaf.height))
    .map((line) => toInk(line, line.height * 0.08))
  const strokes = strokesIn(ink, toInk(zone), masks).filter((stroke) => isPen(stroke, ink))
  return clusters(strokes)
    .map((cluster) => ({ extent: fromInk(union(cluster), ink), support: supportOf(cluster, ink) }))
    .filter(({ support }) => support > 0)
    .sort((a, b) => b.support - a.support)
    .slice(0, 3)
}

/** Right of the middle, under the amounts and over the magnetic line. */
function signatureZone(leaf: Leaf, { rows, anchors }: Decision): Extent | null {
  const micrTop = leaf.micr ? Math.min(...leaf.micr.quad.map(([, y]) => y)) : leaf.height * 0.86
  const low = ofKind(anchors, 'below_line').map(({ extent }) => extent.top)
  const last = rows.words.at(-1)?.base ?? leaf.height * 0.5
  const top = rows.words.length > 1 ? last + rows.spacing * 0.25 : last + rows.spacing * 0.15
  const bottom = Math.min(micrTop - leaf.height * 0.01, ...low.filter((y) => y > leaf.height * 0.6))
  return bottom - top > leaf.height * 0.06 ? { left: leaf.width * 0.5, right: leaf.width * 0.975, top, bottom } : null
}

/** Lines that are surely printed: known words of the form, the holder's name, sure letters of small size. */
function isPrint(line: Leaf['lines'][number], decision: Decision, leafHeight: number): boolean {
  if (decision.accountHolder?.extent === line) return true
  return (
    (line.confidence > 0.8 && isPrinted(line.text)) ||
    // A hand that reads well is higher than any print of the form.
    (line.confidence > 0.975 &&
      line.height < leafHeight * 0.065 &&
      line.text.replace(/[^\p{L}\p{N}]/gu, '').length >= 4)
  )
}

/** No speck, no rule, no frame. */
function isPen({ left, top, right, bottom, pixels }: Stroke, ink: Ink): boolean {
  const width = right - left
  const height = bottom - top
  if (pixels < 14) return false
  if (height <= 4 && width > 25) return false
  if (width <= 4 && height > 25) return false
  // Boxes and borders: wide and high, and almost no ink in them.
  if (width > ink.width * 0.3 && pixels < (width + height) * 2.2) return false
  return pixels / (width * height) < 0.75
}

/** Strokes closer than 18 pixels of the plane belong to one hand. */
function clusters(strokes: readonly Stroke[]): Stroke[][] {
  const groups: Stroke[][] = []
  for (const stroke of [...strokes].sort((a, b) => a.left - b.left)) {
    const near = groups.filter((group) => group.some((other) => gapOf(other, stroke) < 18))
    const merged = [stroke, ...near.flat()]
    for (const group of near) groups.splice(groups.indexOf(group), 1)
    groups.push(merged)
  }
  return groups
}

const gapOf = (a: Extent, b: Extent) =>
  Math.max(a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom, 0)

function supportOf(cluster: readonly Stroke[], ink: Ink): number {
  const { left, top, right, bottom } = union(cluster)
  const width = (right - left) / ink.width
  const height = (bottom - top) / ink.width
  const longest = Math.max(...cluster.map((stroke) => stroke.right - stroke.left)) / ink.width
  const tallest = Math.max(...cluster.map((stroke) => stroke.bottom - stroke.top)) / ink.width
  // Printed letters are under 0.02 of the leaf's width; a pen runs on and reaches higher.
  if (width < 0.035 || tallest < 0.022) return -3
  return (
    -2.5 +
    Math.min(2, longest / 0.05) * 1.3 +
    Math.min(2, tallest / 0.035) * 1.2 +
    Math.min(1, width / 0.1) -
    (height > 0.2 ? 1 : 0)
  )
}

const fromInk = ({ left, top, right, bottom }: Extent, ink: Ink): Extent => ({
  left: left / ink.scale,
  top: top / ink.scale,
  right: right / ink.scale,
  bottom: bottom / ink.scale,
})
