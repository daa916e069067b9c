import type { Analysis } from '../analysis.js'
import { countCell, type SheetContent, textCell } from './sheet.js'

const columns = [
  ['Verdict', 14],
  ['Severity', 12],
  ['Code', 30],
  ['Page', 8],
  ['Detail', 90],
] as const

/** The verdict, and one row for each signal that led to it. */
export function integritySheet({ integrity: { verdict, signals } }: Analysis): SheetContent {
  const rows = signals.map(({ severity, code, page, detail }) => [
    textCell(verdict),
    textCell(severity),
    textCell(code),
    countCell(page),
    textCell(detail),
  ])
  return {
    name: 'Integrity',
    widths: columns.map(([, width]) => width),
    rows: [
      columns.map(([name]) => textCell(name)),
      ...(rows.length ? rows : [[textCell(verdict), null, null, null, null]]),
    ],
    headed: true,
  }
}
