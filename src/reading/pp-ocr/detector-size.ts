/** Pixels of the longer side that the detector sees. */
const longest = 1280
/** Small pictures are enlarged at most so much: a screenshot of one line gains, noise does not. */
const mostEnlargement = 2
/** The network halves its input five times. */
const step = 32

/** The size at which a page is given to the detector: its proportions, within a step, in multiples of 32. */
export function detectorSize(page: { width: number; height: number }): { width: number; height: number } {
  const factor = Math.min(mostEnlargement, longest / Math.max(page.width, page.height))
  const round = (side: number) => Math.max(step, Math.round((side * factor) / step) * step)
  return { width: round(page.width), height: round(page.height) }
}
