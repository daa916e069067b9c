import type { Analysis } from '../analysis.js'
import { type SheetContent, textCell } from './sheet.js'

/** Sheets of one workbook: more than these and it is no help. */
const mostTables = 50

/** Each table of the document on a sheet of its own, cells as text as they are printed. */
export const tableSheets = ({ tables }: Analysis): SheetContent[] =>
  tables.slice(0, mostTables).map(({ page, rows, header_rows }, index) => {
    const columns = Math.max(1, ...rows.map((row) => row.length))
    const longest = (column: number) => Math.max(4, ...rows.map((row) => row[column]?.length ?? 0))
    return {
      name: `Table ${index + 1} (page ${page})`,
      widths: Array.from({ length: columns }, (_, column) => Math.min(60, longest(column) + 2)),
      rows: rows.map((row) =>
        Array.from({ length: columns }, (_, column) => textCell(row[column]) ?? { value: '', type: String }),
      ),
      headed: header_rows === 1,
    }
  })
