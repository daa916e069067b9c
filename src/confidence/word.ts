import { calibrate } from './calibrate.js'

/** Fitted by `training/recogniser/calibrate.py` on drawn pages; see docs/accuracy.md. */
const wordCalibration = { slope: 0.85, intercept: 0 } as const

/** The probability that a word was read rightly, from the product of its characters' probabilities. */
export function wordConfidence(product: number): number {
  const kept = Math.min(1 - 1e-4, Math.max(1e-4, product))
  return calibrate(Math.log(kept / (1 - kept)), wordCalibration)
}
