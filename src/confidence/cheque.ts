import type { Calibration } from './calibrate.js'

/** Written by bench/calibrate-cheques.ts from drawn cheques; see docs/cheque.md. */
export const chequeCalibration = {
  bank: { slope: 0.083, intercept: 2.967 },
  branch: { slope: 1.074, intercept: -2.041 },
  ifsc: { slope: 0.316, intercept: -0.291 },
  micr: { slope: 0.387, intercept: 2.304 },
  micrCode: { slope: 0.391, intercept: 1.121 },
  chequeNumber: { slope: 0.274, intercept: 2.328 },
  accountNumber: { slope: 0.224, intercept: 2.359 },
  accountType: { slope: 0.444, intercept: 2.095 },
  accountHolder: { slope: 0.297, intercept: 1.932 },
  routingNumber: { slope: 0.442, intercept: -0.323 },
  locale: { slope: 0.446, intercept: 0.814 },
  payee: { slope: 0.15, intercept: -3.5 },
  amountWords: { slope: 0.5, intercept: 0 },
  amountFigures: { slope: 0.5, intercept: 0 },
  amount: { slope: 0.5, intercept: 0 },
  date: { slope: 0.281, intercept: 0.741 },
  signature: { slope: 1, intercept: 0 },
} as const satisfies Record<string, Calibration>

export type ChequeFieldName = keyof typeof chequeCalibration
