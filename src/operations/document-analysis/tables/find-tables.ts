import { around, boxOf, type Extent } from '../../../text-layer/extent.js'
import type { Table } from '../analysis.js'
import { cellsOf, columnsOf, type Span } from './columns.js'
import { type Grid, gridOf, isEnclosed } from './grid.js'
import type { Row } from './row.js'

/** Two rows of one table are at most this many letter heights apart. */
const farthest = 1.9
const fewestRows = 3
/** Of its cells: a list with a word here and there is no table, unless lines make it one. */
const leastFilled = 0.45
const leastFilledRuled = 0.2
/** Lines of text between two level lines, on average: a cell's text wraps, a page's runs on. */
const mostInBand = 5

interface Found {
  readonly rows: readonly Row[]
  readonly columns: readonly Span[]
  readonly cells: readonly (readonly string[])[]
  readonly headers: number
  readonly grid: Grid | null
}

type RulesOfPage = (page: number) => readonly Extent[]

/**
 * Tables by the lines between their cells and, where there are none, by the alignment of their words. Rows of wrapped cells are joined; a table that
 * goes on on the next page in the same columns is one table, its repeated header left out.
 * @param rows of the whole document, page by page
 * @param rulesOf straight lines that are drawn on a page
 */
export function findTables(rows: readonly Row[], rulesOf: RulesOfPage = () => []): Table[] {
  const tables: { page: number; box: readonly number[]; header_rows: number; rows: string[][] }[] = []
  let previous: Found | null = null
  for (const found of blocksOf(rows, rulesOf).flatMap((block) => tablesIn(block, rulesOf))) {
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

/** Runs of rows that stand close or in one grid and hold more than one cell each, single cells between them allowed. */
function blocksOf(rows: readonly Row[], rulesOf: RulesOfPage): Row[][] {
  const blocks: Row[][] = []
  let block: Row[] = []
  const end = () => {
    while (block.length && !isSplit(block.at(-1)!)) block.pop()
    if (block.length >= fewestRows) blocks.push(block)
    block = []
  }
  let inGrid = false
  for (const [index, row] of rows.entries()) {
    const above = block.at(-1)
    const isEnclosedHere = above?.page === row.page && isEnclosed(above, row, rulesOf(row.page))
    if (isEnclosedHere !== inGrid) {
      // A grid begins with the row above, and ends with it.
      const first = isEnclosedHere ? block.pop() : undefined
      end()
      if (first) block.push(first)
      inGrid = isEnclosedHere
    }
    if (isEnclosedHere) {
      block.push(row)
      continue
    }
    const last = block.at(-1)
    const isNear = last && last.page === row.page && row.top - last.bottom < farthest * Math.max(last.size, row.size)
    if (last && !isNear) end()
    if (block.length === 0 && !isSplit(row)) continue
    // Two rows of one cell in a run are prose; one between rows of unlike kinds is a title.
    const next = rows[index + 1]
    const isTitle = !isSplit(row) && next && last && Math.abs(chunkCount(next) - chunkCount(last)) >= 2
    if (isTitle || (!isSplit(row) && last && !isSplit(last))) end()
    else {
      if (isHead(row, next, block)) end()
      block.push(row)
    }
  }
  end()
  return blocks
}

/** A table begins under lines of names and values where two rows have more cells than any of those. */
const isHead = (row: Row, next: Row | undefined, block: readonly Row[]): boolean => {
  const most = Math.max(...block.map(chunkCount))
  return block.length > 0 && next?.page === row.page && Math.min(chunkCount(row), chunkCount(next)) >= most + 2
}

/** Runs of words with wide gaps between them. */
const chunkCount = ({ words, size }: Row): number =>
  words.filter((word, index) => index === 0 || word.left - words[index - 1]!.right > 0.9 * size).length

const isSplit = (row: Row) => chunkCount(row) > 1

/** What lines hold together; where that is no table, what stands close in it. */
function tablesIn(rows: readonly Row[], rulesOf: RulesOfPage): Found[] {
  const grid = gridOf(rows, rulesOf(rows[0]!.page))
  const whole = (grid && foundIn(rows, grid)) ?? foundIn(rows, null)
  return whole ? [whole] : blocksOf(rows, () => []).flatMap((block) => foundIn(block, null) ?? [])
}

function foundIn(rows: readonly Row[], grid: Grid | null): Found | null {
  const columns = grid ? ruledColumns(grid, rows) : columnsOf(rows)
  if (columns.length < 2) return null
  const cells = rows.map((row) => cellsOf(row, columns))
  const filled = cells.flat().filter(Boolean).length / (cells.length * columns.length)
  if (filled < (grid ? leastFilledRuled : leastFilled) || (columns.length === 2 && isProse(cells))) return null
  return { rows, columns, cells, headers: headerRows(cells), grid }
}

/** Columns between lines; where the table is open at its sides, lines may divide groups of columns. */
function ruledColumns(grid: Grid, rows: readonly Row[]): readonly Span[] {
  if (grid.closed) return grid.columns
  const aligned = columnsOf(rows)
  return grid.columns.flatMap((column) => {
    const inside = aligned.filter(({ left, right }) => left >= column.left && right <= column.right)
    return inside.length > 1 ? inside : [column]
  })
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

/**
 * Rows between the same two level lines are one, unless figures stand over one another in it. Without lines, a row that
 * leaves the first column empty, close under the last one and without figures, goes on with its cells.
 */
function joined({ rows, cells, headers, grid }: Found): string[][] {
  const out: string[][] = []
  const bandOf = ({ top, bottom }: Row) => grid!.levels.filter((y) => y < (top + bottom) / 2).length
  // A box round the whole table divides nothing.
  const isBanded = grid !== null && new Set(rows.map(bandOf)).size >= Math.max(2, rows.length / mostInBand)
  for (const [index, row] of cells.entries()) {
    const [above, here] = [rows[index - 1], rows[index]!]
    const target = out.at(-1)
    const goesOnHere =
      above !== undefined &&
      target !== undefined &&
      (grid && isBanded
        ? bandOf(above) === bandOf(here) && !row.some((cell, column) => isFigure(cell) && isFigure(target[column]!))
        : isRest(row) && here.top - above.bottom < 0.5 * here.size && index > headers)
    if (goesOnHere && target) {
      for (const [column, cell] of row.entries()) if (cell) target[column] = `${target[column]} ${cell}`.trim()
    } else out.push([...row])
  }
  return out
}

const isFigure = (cell: string) => /^[\p{Sc}\d.,\s+=-]*\d[\d.,\s%-]*$/u.test(cell)

const isRest = (row: readonly string[]) =>
  row.some(Boolean) &&
  row[0] === '' &&
  !row.some((cell) => /^[\d.,\s]+$/.test(cell) && cell !== '') &&
  row.filter(Boolean).length <= row.length / 2
