import { area, intersect } from '../vision/quad.js'
import type { PlateCandidate } from './plate-candidate.js'

/** Of candidates best first, the best of each place: two that share a third of the smaller one are readings of one plate. */
export function distinctPlaces(candidates: readonly PlateCandidate[]): PlateCandidate[] {
  const kept: PlateCandidate[] = []
  for (const candidate of candidates) {
    const overlaps = kept.some(({ quad }) => {
      const shared = area(intersect(candidate.quad, quad))
      return shared > Math.min(area(candidate.quad), area(quad)) / 3
    })
    if (!overlaps) kept.push(candidate)
  }
  return kept
}
