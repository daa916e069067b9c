import type { PlateCandidate } from './plate-candidate.js'
import { overlap } from './rivals.js'

/** Of candidates best first, the best of each place. */
export function distinctPlaces(candidates: readonly PlateCandidate[]): PlateCandidate[] {
  const kept: PlateCandidate[] = []
  for (const candidate of candidates) if (!kept.some(({ quad }) => overlap(candidate.quad, quad))) kept.push(candidate)
  return kept
}
