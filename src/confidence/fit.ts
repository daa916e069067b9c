import type { Calibration } from './calibrate.js'

/** One decision whose truth is known: how much spoke for it, and whether it was right. */
export interface Outcome {
  readonly support: number
  readonly right: boolean
}

/** Holds the slope near where it began, as a normal penalty: outcomes that are all right say nothing of it. */
const weightOfSlope = 4
/** Holds the level, hardly: a field is as often right as it is. */
const weightOfLevel = 0.05

/**
 * The logistic line through outcomes (Platt 1999), by Newton's method, about their mean support. Targets are drawn in from
 * 0 and 1 as Platt does, so that a field that was never wrong claims no certainty.
 */
export function fitCalibration(outcomes: readonly Outcome[], prior: Calibration): Calibration {
  if (!outcomes.length) return prior
  const right = outcomes.filter((each) => each.right).length
  const mean = outcomes.reduce((sum, { support }) => sum + support, 0) / outcomes.length
  const yes = (right + 1) / (right + 2)
  const no = 1 / (outcomes.length - right + 2)
  let { slope } = prior
  let level = Math.log((right + 1) / (outcomes.length - right + 1))
  for (let step = 0; step < 200; step++) {
    let [gs, gi] = [weightOfSlope * (slope - prior.slope), weightOfLevel * level]
    let [ss, si, ii] = [weightOfSlope, 0, weightOfLevel]
    for (const { support: raw, right } of outcomes) {
      const support = raw - mean
      const p = 1 / (1 + Math.exp(-(slope * support + level)))
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
    level -= di * damping
    if (Math.abs(ds) + Math.abs(di) < 1e-7) break
  }
  const kept = Math.max(0.02, slope)
  return { slope: kept, intercept: level - kept * mean }
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
