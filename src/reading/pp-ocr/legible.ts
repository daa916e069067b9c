/** Lines below it are drawings, texture and other scripts on any page (upstream drops them at the same place). */
const least = 0.5
/**
 * A line so much less sure than the page's middle one is a speck, a signature or print that nobody could read: of 43 words of
 * such lines on FUNSD, 4 were right. Chosen on those pages; each half of them alone says the same.
 */
const reach = 0.2

/**
 * The confidence below which a page's lines are left out. Where all lines are poor, as in handwriting, more is kept than where
 * the others are read surely.
 */
export function leastConfidenceAmong(lines: readonly { readonly confidence: number }[]): number {
  const sorted = lines.map(({ confidence }) => confidence).sort((a, b) => a - b)
  return Math.max(least, (sorted[sorted.length >> 1] ?? 0) - reach)
}
