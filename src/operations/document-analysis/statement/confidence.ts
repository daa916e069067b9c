import type { Entry } from './entries.js'

/** How the arithmetic of the statement bears on a row. */
export interface RowProof {
  /** Whether the statement prints balances that the rows can be followed by. */
  readonly chained: boolean
  readonly broken: boolean
  readonly repaired: boolean
}

/**
 * Probability that a row's date, amounts and balance are all right. What was read is as sure as its least sure figure; a
 * balance that follows from the row before proves the amounts whatever the reader thought of them.
 */
export function rowConfidence({ line, balance, date }: Entry, { chained, broken, repaired }: RowProof): number {
  const { row } = line.printed
  const figures = [line.date, ...line.cells].flatMap((part) => part?.confidence ?? [])
  const seen = row.read ? Math.min(1, ...figures) : 0.99
  const proof = broken ? 0.6 : chained && balance ? Math.max(seen, 0.97) : seen * 0.95
  const dated = date === null || date.form === 'masked' ? 0.3 : 1
  return Math.round(proof * dated * (repaired ? 0.9 : 1) * 1000) / 1000
}
