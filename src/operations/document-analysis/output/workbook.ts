import writeWorkbook, { type CellObject, type Row } from 'write-excel-file/node'
import type { Analysis } from '../analysis.js'
import { autoFilter } from './auto-filter.js'
import { integritySheet } from './integrity-sheet.js'
import { monthsSheet } from './months-sheet.js'
import type { SheetContent } from './sheet.js'
import { summarySheet } from './summary-sheet.js'
import { tableSheets } from './table-sheets.js'
import { transactionsSheet } from './transactions-sheet.js'

/** The analysis as an XLSX workbook: transactions, months, summary, integrity; of other documents their tables instead. */
export async function writeXlsx(analysis: Analysis): Promise<Uint8Array> {
  const { statement } = analysis
  const sheets: SheetContent[] = [
    ...(statement ? [transactionsSheet(statement), monthsSheet(statement)] : []),
    summarySheet(analysis),
    ...(statement ? [] : tableSheets(analysis)),
    integritySheet(analysis),
  ]
  const sizes = sheets.map(({ rows }) => ({ rows: rows.length, columns: Math.max(...rows.map((row) => row.length)) }))
  const written = await writeWorkbook(
    sheets.map(({ name, widths, rows, headed }) => ({
      sheet: name,
      data: rows.map((row, index): Row => (headed && index === 0 ? row.map(heading) : [...row])),
      columns: widths.map((width) => ({ width })),
      dateFormat: 'yyyy-mm-dd',
      orientation: 'landscape' as const,
      ...(headed ? { stickyRowsCount: 1, stickyColumnsCount: 1 } : {}),
    })),
    { fontFamily: 'Arial', fontSize: 10, features: [autoFilter(sizes)] },
  ).toBuffer()
  return new Uint8Array(written)
}

const heading = (cell: SheetContent['rows'][number][number]): CellObject => ({
  ...(cell as CellObject),
  fontWeight: 'bold',
  backgroundColor: '#E8EDF3',
  bottomBorderStyle: 'thin',
})
