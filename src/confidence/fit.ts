import type { Calibration } from './calibrate.js'

/** One decision whose truth is known: how much spoke for it, and whether it was right. */
export interface Outcome {
  readonly support: number
  readonly right: boolean
}

/** So many imagined outcomes hold each parameter near where it began: few examples must not move it far. */
const weightOfPrior = 3

/**
 * The logistic line through outcomes (Platt 1999), by Newton's method. Targets are drawn in from 0 and 1 as Platt does,
 * and both parameters held near `prior` (a normal penalty), so that a field that was never wrong claims no certainty.
 */
export function fitCalibration(outcomes: readonly Outcome[], prior: Calibration): Calibration {
  const right = outcomes.filter((each) => each.right).length
  const yes = (right + 1) / (right + 2)
  const no = 1 / (outcomes.length - right + 2)
  let { slope, intercept } = prior
  for (let step = 0; step < 100; step++) {
    let [gs, gi] = [weightOfPrior * 4 * (slope - prior.slope), weightOfPrior * 0.25 * (intercept - prior.intercept)]
    let [ss, si, ii] = [weightOfPrior * 4, 0, weightOfPrior * 0.25]
    for (const { support, right } of outcomes) {
      const p = 1 / (1 + Math.exp(-(slope * support + intercept)))
      const error = p - (right ? yes : no)
      const weight = Math.max(1e-6, p * (1 - p))
      gs += error * support
      gi += error
      ss += weight * support * support
      si += weight * support
      ii += weight
    }
    const determinant = ss * ii - si * si
    const [ds, di] = [(ii * gs - si * gi) / determinant, (ss * gi - si * gs) / determinant]
    // A full step may overshoot where the line is steep.
    const damping = Math.min(1, 1 / Math.max(Math.abs(ds), Math.abs(di), 1e-9))
    slope -= ds * damping
    intercept -= di * damping
    if (Math.abs(ds) + Math.abs(di) < 1e-7) break
  }
  return { slope: Math.max(0.02, slope), intercept }
}

/** Expected calibration error over ten bins of equal width (Naeini et al. 2015), 0 to 1. */
export function calibrationError(claims: readonly { readonly confidence: number; readonly right: boolean }[]): number {
  const bins = Array.from({ length: 10 }, () => ({ count: 0, claimed: 0, right: 0 }))
  for (const { confidence, right } of claims) {
    const bin = bins[Math.min(9, Math.floor(confidence * 10))]!
    bin.count++
    bin.claimed += confidence
    bin.right += right ? 1 : 0
  }
  return bins.reduce((sum, { claimed, right }) => sum + Math.abs(claimed - right), 0) / Math.max(1, claims.length)
}
