import { around, boxOf } from '../../../text-layer/extent.js'
import type { Table } from '../analysis.js'
import { cellsOf, columnsOf, type Span } from './columns.js'
import type { Row } from './row.js'

/** Two rows of one table are at most this many letter heights apart. */
const farthest = 1.9
const fewestRows = 3
/** Of its cells: a list with a word here and there is no table. */
const leastFilled = 0.45

interface Found {
  readonly rows: readonly Row[]
  readonly columns: readonly Span[]
  readonly cells: readonly (readonly string[])[]
  readonly headers: number
}

/**
 * Tables by the alignment of their words, with or without printed lines. Rows of wrapped cells are joined; a table that
 * goes on on the next page in the same columns is one table, its repeated header left out.
 * @param rows of the whole document, page by page
 */
export function findTables(rows: readonly Row[]): Table[] {
  const tables: { page: number; box: readonly number[]; header_rows: number; rows: string[][] }[] = []
  let previous: Found | null = null
  for (const found of blocksOf(rows).flatMap((block) => tableOf(block) ?? [])) {
    const [first] = found.rows as [Row]
    const last = tables.at(-1)
    if (previous && last && goesOn(previous, found)) {
      const repeated = sameHeader(last.rows, last.header_rows, found.cells) ? last.header_rows : 0
      last.rows.push(...joined(found).slice(repeated))
    } else
      tables.push({
        page: first.page,
        box: boxOf(around(found.rows), { width: first.pageWidth, height: first.pageHeight }),
        header_rows: found.headers,
        rows: joined(found),
      })
    previous = found
  }
  return tables
}

/** Runs of rows that stand close and hold more than one cell each, single cells between them allowed. */
function blocksOf(rows: readonly Row[]): Row[][] {
  const blocks: Row[][] = []
  let block: Row[] = []
  const end = () => {
    while (block.length && !isSplit(block.at(-1)!)) block.pop()
    if (block.length >= fewestRows) blocks.push(block)
    block = []
  }
  for (const [index, row] of rows.entries()) {
    const above = block.at(-1)
    const isNear =
      above && above.page === row.page && row.top - above.bottom < farthest * Math.max(above.size, row.size)
    if (above && !isNear) end()
    if (block.length === 0 && !isSplit(row)) continue
    // Two rows of one cell in a run are prose; one between rows of unlike kinds is a title.
    const next = rows[index + 1]
    const isTitle = !isSplit(row) && next && above && Math.abs(chunkCount(next) - chunkCount(above)) >= 2
    if (isTitle || (!isSplit(row) && above && !isSplit(above))) end()
    else block.push(row)
  }
  end()
  return blocks
}

/** Runs of words with wide gaps between them. */
const chunkCount = ({ words, size }: Row): number =>
  words.filter((word, index) => index === 0 || word.left - words[index - 1]!.right > 0.9 * size).length

const isSplit = (row: Row) => chunkCount(row) > 1

function tableOf(rows: readonly Row[]): Found | null {
  const columns = columnsOf(rows)
  if (columns.length < 2) return null
  const cells = rows.map((row) => cellsOf(row, columns))
  const filled = cells.flat().filter(Boolean).length / (cells.length * columns.length)
  if (filled < leastFilled || (columns.length === 2 && isProse(cells))) return null
  return { rows, columns, cells, headers: headerRows(cells) }
}

/** Two columns of long texts are a page set in columns. */
const isProse = (cells: readonly (readonly string[])[]) =>
  cells.filter((row) => row.every((cell) => cell.split(' ').length > 4)).length > cells.length / 2

/** Rows of words over rows of figures. */
function headerRows(cells: readonly (readonly string[])[]): number {
  const figures = (row: readonly string[]) => row.filter((cell) => /\d/.test(cell)).length
  const body = cells.findIndex((row) => figures(row) > 0)
  if (body < 1 || body > 3) return 0
  return cells.slice(body).filter((row) => figures(row) > 0).length >= (cells.length - body) / 2 ? body : 0
}

function goesOn(upper: Found, lower: Found): boolean {
  const [a, b] = [upper.rows.at(-1)!, lower.rows[0]!]
  if (b.page !== a.page + 1 || upper.columns.length !== lower.columns.length) return false
  if (a.bottom < 0.6 * a.pageHeight || b.top > 0.4 * b.pageHeight) return false
  return upper.columns.every((column, index) => {
    const other = lower.columns[index]!
    return (
      Math.min(column.right / a.pageWidth, other.right / b.pageWidth) >
      Math.max(column.left / a.pageWidth, other.left / b.pageWidth)
    )
  })
}

const sameHeader = (rows: readonly (readonly string[])[], count: number, other: readonly (readonly string[])[]) =>
  count > 0 && rows.slice(0, count).every((row, index) => row.join(' ') === other[index]?.join(' '))

/** A row that leaves the first column empty, close under the last one and without figures, goes on with its cells. */
function joined({ rows, cells, headers }: Found): string[][] {
  const out: string[][] = []
  for (const [index, row] of cells.entries()) {
    const above = rows[index - 1]
    const close = above && rows[index]!.top - above.bottom < 0.5 * rows[index]!.size
    const isRest = row.some(Boolean) && row[0] === '' && !row.some((cell) => /^[\d.,\s]+$/.test(cell) && cell !== '')
    const few = row.filter(Boolean).length <= row.length / 2
    const target = out.at(-1)
    if (target && close && isRest && few && index > headers) {
      for (const [column, cell] of row.entries()) if (cell) target[column] = `${target[column]} ${cell}`.trim()
    } else out.push([...row])
  }
  return out
}
