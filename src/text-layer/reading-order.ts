import { type Extent, heightOf, middleY } from './extent.js'

interface Placed extends Extent {
  readonly text: string
}

/** Fewer lines on a side are a heading or a date beside a letter, no column. */
const fewestLines = 4
/** A gutter is at least this wide, in heights of a line; words of a line stand closer. */
const gutterWidth = 0.9
/** Lines of so many words are running text. */
const proseWords = 4
const deepest = 4

/**
 * Lines in the order in which a person reads them: columns of running text one after the other, everything else row by
 * row. A table's columns are no columns of text: their cells are short and share their rows.
 * @param lines row by row from the top, as readers and text layers give them
 */
export function inColumns<Line extends Placed>(lines: readonly Line[], depth = 0): Line[] {
  const gutter = depth < deepest ? findGutter(lines) : null
  if (gutter === null) return [...lines]
  const ordered: Line[] = []
  let band: Line[] = []
  const endBand = () => {
    const left = band.filter(({ right }) => right <= gutter)
    const right = band.filter((line) => line.left >= gutter)
    // Between two headings there may be a table where elsewhere on the page there are columns.
    if (!partsColumns(band, gutter)) ordered.push(...band)
    else ordered.push(...inColumns(left, depth + 1), ...inColumns(right, depth + 1))
    band = []
  }
  for (const line of [...lines].sort((a, b) => middleY(a) - middleY(b))) {
    if (line.left < gutter && line.right > gutter) {
      endBand()
      ordered.push(line)
    } else band.push(line)
  }
  endBand()
  return ordered
}

/** The place from left to right that the fewest lines cross and that parts columns of text; null where none does. */
function findGutter(lines: readonly Placed[]): number | null {
  if (lines.length < 2 * fewestLines) return null
  const heights = lines.map(heightOf).sort((a, b) => a - b)
  const height = heights[heights.length >> 1]!
  const edges = lines.map(({ left }) => left).sort((a, b) => a - b)
  const candidates = edges.filter((edge, index) => index > 0 && edge - edges[index - 1]! > height)
  let best: { at: number; crossed: number } | null = null
  for (const edge of candidates) {
    const at = edge - (gutterWidth * height) / 2
    const crossing = lines.filter(({ left, right }) => left < at && right > at)
    if (best && crossing.length >= best.crossed) continue
    const beside = lines.filter(({ left, right }) => right <= at || left >= at)
    if (partsColumns(beside, at)) best = { at, crossed: crossing.length }
  }
  return best && best.crossed <= lines.length * 0.3 ? best.at : null
}

/** Whether what stands left and right of a gutter are two texts, not two cells of the same rows. */
function partsColumns(lines: readonly Placed[], gutter: number): boolean {
  const left = lines.filter(({ right }) => right <= gutter)
  const right = lines.filter((line) => line.left >= gutter)
  if (Math.min(left.length, right.length) < fewestLines) return false
  // What stands too near to the gutter goes on across it.
  const near = left.filter((line) => gutter - line.right < (gutterWidth / 2) * heightOf(line)).length
  if (near > left.length * 0.15) return false
  const share = (side: readonly Placed[], of: (line: Placed) => boolean) => side.filter(of).length / side.length
  const isProse = ({ text }: Placed) => text.split(/\s+/).length >= proseWords
  if (Math.min(share(left, isProse), share(right, isProse)) >= 0.5) return true
  // Figures belong to the words beside them.
  if (Math.max(share(left, isFigure), share(right, isFigure)) > 0.2) return false
  const [fewer, more] = left.length < right.length ? [left, right] : [right, left]
  const aligned = share(fewer, (a) => more.some((b) => Math.abs(middleY(a) - middleY(b)) < 0.3 * heightOf(a)))
  return aligned < 0.3
}

const isFigure = ({ text }: Placed): boolean => (text.match(/\d/g)?.length ?? 0) >= text.length * 0.4
