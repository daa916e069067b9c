import type { Calibration } from './calibrate.js'

/** From the support of a decision, in log-odds, to the log-odds of being right; see docs/motor.md. */
export const motorCalibration = {
  registrationNumber: { slope: 0.9, intercept: 0 },
  odometer: { slope: 0.8, intercept: 0 },
  vin: { slope: 0.8, intercept: 0 },
  engineNumber: { slope: 0.8, intercept: 0 },
  badge: { slope: 1, intercept: 0.5 },
  claim: { slope: 1, intercept: 0.5 },
  view: { slope: 0.8, intercept: 0.3 },
  kind: { slope: 1.5, intercept: 0.8 },
  colour: { slope: 1.1, intercept: 0.6 },
} as const satisfies Record<string, Calibration>

/** Log-odds of a raw probability. */
export const logOdds = (probability: number): number => {
  const inside = Math.min(1 - 1e-6, Math.max(1e-6, probability))
  return Math.log(inside / (1 - inside))
}
