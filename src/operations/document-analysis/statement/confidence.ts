import { calibrate } from '../../../confidence/calibrate.js'
import { statementCalibration } from '../../../confidence/statement.js'
import type { Entry } from './entries.js'

/** How the arithmetic of the statement bears on a row. */
export interface RowProof {
  /** Whether the statement prints balances that the rows can be followed by. */
  readonly chained: boolean
  readonly broken: boolean
  /** A digit was put right, or the direction told against the column. */
  readonly settled: boolean
}

/** What speaks for a row being right in its date, amounts and balance. */
export interface RowEvidence {
  readonly kind: keyof typeof statementCalibration
  /** Log-odds of its least sure figure. */
  readonly support: number
  /** Its date could be told. */
  readonly dated: boolean
}

/** A file's own figures are as sure as a reading can be. */
const surest = 0.995

/** A balance that follows from the row before proves the amounts whatever the reader thought of them. */
export function rowEvidence({ line, balance, date }: Entry, { chained, broken, settled }: RowProof): RowEvidence {
  const { row } = line.printed
  const figures = [line.date, ...line.cells].flatMap((part) => part?.confidence ?? [])
  const seen = row.read ? Math.min(surest, ...figures) : surest
  const state = settled ? 'settled' : broken ? 'broken' : chained && balance ? 'followed' : 'unproved'
  return {
    kind: `${row.read ? 'read' : 'file'}_${state}`,
    support: Math.log(seen / (1 - seen)),
    dated: date !== null && date.form !== 'masked',
  }
}

/** Of rows without a date that could be told, so many are right all the same: the date of the row above was theirs. */
const undated = 0.3

/** Probability that a row is right, as fitted on drawn statements. */
export function rowConfidence({ kind, support, dated }: RowEvidence): number {
  const probability = calibrate(support, statementCalibration[kind])
  return dated ? probability : Math.round(probability * undated * 1000) / 1000
}
