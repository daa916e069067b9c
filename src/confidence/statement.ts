import type { Calibration } from './calibrate.js'

/** Written by bench/calibrate-statements.ts from drawn statements; see docs/accuracy.md. */
export const statementCalibration = {
  file_followed: { slope: 0.5, intercept: 3.882 },
  file_unproved: { slope: 0.5, intercept: 3.282 },
  file_broken: { slope: 0.5, intercept: -2.079 },
  file_settled: { slope: 0.5, intercept: 0 },
  read_followed: { slope: 0.267, intercept: 4.964 },
  read_unproved: { slope: 0.725, intercept: 1.772 },
  read_broken: { slope: 0.365, intercept: 0.445 },
  read_settled: { slope: 0.365, intercept: 0.445 },
} as const satisfies Record<string, Calibration>
