import type { PageReader } from '../reading/page-reader.js'
import type { Line } from '../reading/reading.js'
import type { Picture } from '../vision/picture.js'
import { boundsOf } from '../vision/quad.js'
import { distinctPlaces } from './distinct-places.js'
import type { PlateCandidate } from './plate-candidate.js'

/** Places that are read thoroughly. */
const mostPlaces = 2

/**
 * The lines again, those of the likeliest plates read thoroughly: the reader lets a quick look stand where it is sure, and
 * on a plate the quick recogniser is sure of 8 where it says D a little too often to be trusted with it.
 */
export async function readThoroughly(
  picture: Picture,
  lines: readonly Line[],
  candidates: readonly PlateCandidate[],
  reader: PageReader,
  signal: AbortSignal,
): Promise<Line[]> {
  const boxes = distinctPlaces(candidates)
    .slice(0, mostPlaces)
    .map(({ quad }) => boundsOf(quad))
  const likely = lines.filter(({ quad }) => {
    const [x, y, width, height] = boundsOf(quad)
    const [mx, my] = [x + width / 2, y + height / 2]
    return boxes.some(([bx, by, bw, bh]) => mx >= bx && mx <= bx + bw && my >= by && my <= by + bh)
  })
  const again = await reader.readQuads(
    picture,
    likely.map(({ quad }) => quad),
    { signal },
  )
  const fresh = new Map(likely.map((line, at) => [line, again[at]!]))
  return lines.map((line) => fresh.get(line) ?? line)
}
