import type { Calibration } from './calibrate.js'

/** Written by bench/calibrate-statements.ts from drawn statements; see docs/accuracy.md. */
export const statementCalibration = {
  file_followed: { slope: 0.5, intercept: 2.5 },
  file_unproved: { slope: 0.5, intercept: 1.5 },
  file_broken: { slope: 0.5, intercept: 0 },
  file_settled: { slope: 0.5, intercept: 0 },
  read_followed: { slope: 0.5, intercept: 2 },
  read_unproved: { slope: 0.5, intercept: 0 },
  read_broken: { slope: 0.5, intercept: -1 },
  read_settled: { slope: 0.5, intercept: 0 },
} as const satisfies Record<string, Calibration>
