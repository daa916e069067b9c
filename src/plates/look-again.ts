import type { PageReader } from '../reading/page-reader.js'
import type { Line } from '../reading/reading.js'
import { cropBox } from '../vision/crop.js'
import { applyToQuad } from '../vision/matrix.js'
import type { Box, Picture } from '../vision/picture.js'
import { boundsOf } from '../vision/quad.js'
import { resize } from '../vision/resize.js'
import { viewOfPage } from '../vision/view.js'
import { distinctPlaces } from './distinct-places.js'
import { findPlates } from './find-plates.js'
import type { PlateCandidate } from './plate-candidate.js'
import { shareAmongRivals } from './rivals.js'

/** A number read with this support and this share among its rivals needs no second look. */
const sure = { support: 2, share: 0.8 }
/** Places, the best first, that are looked at again. */
const mostPlaces = 1
/** The longer side of what the detector is shown, in pixels: the letters of a plate are then a tenth of it or more. */
const longest = 480

/**
 * Reads the places of doubtful candidates once more, cut out and enlarged: the detector then sees letters, and second
 * lines, that it passed over in the whole photograph.
 * @returns all candidates, best first
 */
export async function lookAgain(
  picture: Picture,
  candidates: readonly PlateCandidate[],
  reader: PageReader,
  signal: AbortSignal,
): Promise<PlateCandidate[]> {
  const [first] = candidates
  if (first && first.support >= sure.support && shareAmongRivals(first, candidates) >= sure.share)
    return [...candidates]
  const places = distinctPlaces(candidates.filter(({ support }) => support > -4)).slice(0, mostPlaces)
  const found: PlateCandidate[] = []
  for (const { quad } of places) {
    signal.throwIfAborted()
    const lines = await readPlace(picture, around(boundsOf(quad, picture), picture), reader, signal)
    found.push(...findPlates(lines, picture, reader.alphabet))
  }
  return mergeLooks(candidates, found)
}

async function readPlace(picture: Picture, box: Box, reader: PageReader, signal: AbortSignal): Promise<Line[]> {
  const part = cropBox(viewOfPage(picture), box)
  const factor = Math.min(4, longest / Math.max(part.picture.width, part.picture.height))
  const view =
    factor > 1 ? resize(part, Math.round(part.picture.width * factor), Math.round(part.picture.height * factor)) : part
  const { lines } = await reader.read(view.picture, { signal, rotate: false, leastConfidence: 0 })
  return lines.map((line) => ({ ...line, quad: applyToQuad(view.toPage, line.quad) }))
}

/** Room for a second line above or below, and for what a long number has on either side. */
function around([x, y, width, height]: Box, picture: Picture): Box {
  const across = Math.max(0.6 * width, 1.5 * height)
  const down = 1.6 * height
  const left = Math.max(0, Math.round(x - across))
  const top = Math.max(0, Math.round(y - down))
  const right = Math.min(picture.width, Math.round(x + width + across))
  const bottom = Math.min(picture.height, Math.round(y + height + down))
  return [left, top, right - left, bottom - top]
}

/** What both looks read alike is a little likelier: the same reader makes the same mistakes. */
const agreement = 0.3

function mergeLooks(first: readonly PlateCandidate[], second: readonly PlateCandidate[]): PlateCandidate[] {
  const bestOf = (candidates: readonly PlateCandidate[]) => {
    const best = new Map<string, PlateCandidate>()
    for (const each of candidates)
      if ((best.get(each.text)?.support ?? -Infinity) < each.support) best.set(each.text, each)
    return best
  }
  const [one, two] = [bestOf(first), bestOf(second)]
  return [...new Set([...one.keys(), ...two.keys()])]
    .map((text) => {
      const [a, b] = [one.get(text), two.get(text)]
      if (!a || !b) return (a ?? b)!
      const better = a.support >= b.support ? a : b
      return { ...better, support: better.support + agreement }
    })
    .sort((a, b) => b.support - a.support)
}
