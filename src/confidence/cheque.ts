import type { Calibration } from './calibrate.js'

/** Written by `bench/calibrate-cheques.ts` from drawn cheques; see docs/cheque.md. */
export const chequeCalibration = {
  bank: { slope: 0.5, intercept: 1 },
  branch: { slope: 0.5, intercept: -0.5 },
  ifsc: { slope: 0.5, intercept: 1 },
  micr: { slope: 0.8, intercept: 0 },
  micrCode: { slope: 0.8, intercept: 0.5 },
  chequeNumber: { slope: 0.6, intercept: 1 },
  accountNumber: { slope: 0.5, intercept: 0.5 },
  accountType: { slope: 0.5, intercept: 0.5 },
  accountHolder: { slope: 0.5, intercept: 0 },
  routingNumber: { slope: 0.6, intercept: 0.5 },
  locale: { slope: 0.6, intercept: 0.5 },
  payee: { slope: 0.15, intercept: -3.5 },
  amountWords: { slope: 0.5, intercept: 0 },
  amountFigures: { slope: 0.5, intercept: 0 },
  amount: { slope: 0.5, intercept: 0 },
  date: { slope: 0.5, intercept: 0 },
  signature: { slope: 1, intercept: 0 },
} as const satisfies Record<string, Calibration>

export type ChequeFieldName = keyof typeof chequeCalibration
