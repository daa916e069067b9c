import type { MicrSymbol } from './symbols.js'

/** Log-odds of the symbols' product → log-odds of the whole line; fitted by `training/calibrate_micr.py` (Platt 1999). */
const SLOPE = 1.075
const INTERCEPT = 0.319
/** Every custom opens its line with a mark: one that begins with a digit has mostly lost it, however sure its symbols. */
const NO_OPENING_MARK = Math.log(0.1)

/** The probability, 0 to 1, that a line's symbols are right, all of them and none lost. */
export function lineConfidence(symbols: readonly MicrSymbol[]): number {
  const product = symbols.reduce((sofar, { probability }) => sofar * probability, 1)
  const certain = 1e-6
  const inside = Math.min(1 - certain, Math.max(certain, product))
  const opens = /\d/.test(symbols[0]?.text ?? '0') ? NO_OPENING_MARK : 0
  const logOdds = SLOPE * Math.log(inside / (1 - inside)) + INTERCEPT + opens
  return 1 / (1 + Math.exp(-logOdds))
}
