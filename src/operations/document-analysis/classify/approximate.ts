/** Where a pattern stands in a text, with the edits that it takes. */
export interface Occurrence {
  readonly from: number
  readonly to: number
  readonly edits: number
}

/**
 * Finds the place of fewest edits of a pattern inside a text (Sellers 1980): edit distance with a free start and end.
 * @returns null where it takes more than `most`
 */
export function findApproximately(pattern: string, text: string, most: number): Occurrence | null {
  let costs = Uint16Array.from({ length: pattern.length + 1 }, (_, row) => row)
  let starts = new Uint16Array(pattern.length + 1)
  let best: Occurrence | null = null
  for (let column = 1; column <= text.length; column++) {
    const nextCosts = new Uint16Array(pattern.length + 1)
    const nextStarts = new Uint16Array(pattern.length + 1)
    nextStarts[0] = column
    for (let row = 1; row <= pattern.length; row++) {
      const kept = costs[row - 1]! + (pattern[row - 1] === text[column - 1] ? 0 : 1)
      const added = costs[row]! + 1
      const left = nextCosts[row - 1]! + 1
      if (kept <= added && kept <= left) {
        nextCosts[row] = kept
        nextStarts[row] = starts[row - 1]!
      } else {
        nextCosts[row] = Math.min(added, left)
        nextStarts[row] = added <= left ? starts[row]! : nextStarts[row - 1]!
      }
    }
    const edits = nextCosts[pattern.length]!
    if (edits <= most && (!best || edits < best.edits)) best = { from: nextStarts[pattern.length]!, to: column, edits }
    costs = nextCosts
    starts = nextStarts
  }
  return best
}
