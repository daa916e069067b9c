/**
 * A line from a decision's support (log-odds as the evidence puts them) to the log-odds of being right, fitted per field on
 * drawn documents (Platt 1999). `ceiling` is what the field's model never claims to exceed.
 */
export interface Calibration {
  readonly slope: number
  readonly intercept: number
}

/** @returns a probability, 0 to 1, rounded to three decimals. */
export function calibrate(support: number, { slope, intercept }: Calibration): number {
  const probability = 1 / (1 + Math.exp(-(slope * support + intercept)))
  return Math.round(Math.min(0.995, Math.max(0.005, probability)) * 1000) / 1000
}
