import type { PlacedText } from './text-pdf.js'

/** Rows of cells as texts in their places: each cell at its column's x, those of `right` flush right. */
export const placedRows = (
  columns: readonly (readonly [x: number, right?: boolean])[],
  rows: readonly (readonly string[])[],
): PlacedText[] =>
  rows.flatMap((cells, row) =>
    cells.flatMap((text, column) => {
      const [x, right = false] = columns[column]!
      return text ? [{ x, y: 60 + row * 16, text, size: 9, right }] : []
    }),
  )
