import { area, intersect } from '../vision/quad.js'
import type { PlateCandidate } from './plate-candidate.js'

/** Readings of one place share a third of the smaller one and more. */
const samePlace = 1 / 3
/** What is weaker by this, in natural logarithms, takes no share worth counting. */
const negligible = 3

/**
 * The part of the chance that is left to a candidate beside the other readings of its place, 0 to 1: where the recogniser
 * wavers between 1 and 4, neither is as sure as it looks by itself. Odds count squared: the prices of look-alikes are there
 * to let a form win, and say that one is taken for the other more often than it is.
 */
export function shareAmongRivals(candidate: PlateCandidate, candidates: readonly PlateCandidate[]): number {
  const odds = candidates
    .filter(({ text, support }) => text !== candidate.text && support > candidate.support - negligible)
    .filter(({ quad }) => overlap(candidate.quad, quad))
    .reduce(
      (best, { text, support }) => best.set(text, Math.max(best.get(text) ?? -Infinity, support)),
      new Map<string, number>(),
    )
  const rivals = [...odds.values()].reduce((sum, support) => sum + Math.exp(2 * (support - candidate.support)), 0)
  return 1 / (1 + rivals)
}

/** Whether two places are one, as far as readings go. */
export function overlap(a: PlateCandidate['quad'], b: PlateCandidate['quad']): boolean {
  return area(intersect(a, b)) > Math.min(area(a), area(b)) * samePlace
}
