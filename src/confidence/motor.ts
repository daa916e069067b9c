import type { Calibration } from './calibrate.js'

/** From the support of a decision, in log-odds, to the log-odds of being right; see docs/motor.md. */
export const motorCalibration = {
  registrationNumber: { slope: 1, intercept: 0 },
  odometer: { slope: 1, intercept: 0 },
  vin: { slope: 1, intercept: 0 },
  engineNumber: { slope: 1, intercept: 0 },
} as const satisfies Record<string, Calibration>
