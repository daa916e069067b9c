export type Row = readonly string[]

/** Rows as text, each column as wide as its widest cell, two spaces between, a line break after every row. */
export function columns(rows: readonly Row[]): string {
  const widths: number[] = []
  for (const row of rows)
    for (const [index, cell] of row.entries()) widths[index] = Math.max(widths[index] ?? 0, cell.length)
  return rows
    .map(
      (row) =>
        `${row
          .map((cell, index) => cell.padEnd(widths[index]!))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('')
}

/** A table with a line of headings. */
export function table(headings: Row, rows: readonly Row[]): string {
  return columns([headings.map((heading) => heading.toUpperCase()), ...rows])
}
