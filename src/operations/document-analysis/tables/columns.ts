import type { Row } from './row.js'

export interface Span {
  readonly left: number
  readonly right: number
}

/** A gap between columns is at least this many letter heights wide. */
const leastGap = 0.55
/** Rows of a table whose text reaches over a gap: a heading that spans columns, a long cell. */
const mayCross = 0.12

/**
 * The columns of rows that stand under one another: what lies between the gaps that run through them from top to bottom.
 * No lines are needed, nor does it matter whether cells are flush left, centred or flush right.
 */
export function columnsOf(rows: readonly Row[]): Span[] {
  const sizes = rows.map(({ size }) => size).sort((a, b) => a - b)
  const size = sizes[Math.floor(sizes.length / 2)]!
  const left = Math.min(...rows.map((row) => row.left))
  const right = Math.max(...rows.map((row) => row.right))
  const step = Math.max(1, size / 8)
  const bins = Math.max(1, Math.ceil((right - left) / step))
  const filled = new Uint16Array(bins)
  for (const { words } of rows) {
    const mine = new Uint8Array(bins)
    for (const [index, word] of words.entries()) {
      const next = words[index + 1]
      // The space between the words of one cell is part of it.
      const end = next && next.left - word.right < leastGap * size ? next.left : word.right
      const to = Math.min(bins - 1, Math.floor((end - left) / step))
      for (let bin = Math.max(0, Math.floor((word.left - left) / step)); bin <= to; bin++) mine[bin] = 1
    }
    for (let bin = 0; bin < bins; bin++) filled[bin]! += mine[bin]!
  }
  const most = Math.floor(mayCross * rows.length)
  const columns: { left: number; right: number }[] = []
  let open: number | null = null
  let empty = 0
  for (let bin = 0; bin <= bins; bin++) {
    const isText = bin < bins && filled[bin]! > most
    if (isText) {
      open ??= bin
      empty = 0
    } else if (open !== null && (++empty * step >= leastGap * size || bin === bins)) {
      columns.push({ left: left + open * step, right: left + (bin - empty + 1) * step })
      open = null
    }
  }
  return columns
}

/** The words of a row by column; a word that reaches over several belongs to the one that it shares most with. */
export function cellsOf(row: Row, columns: readonly Span[]): string[] {
  const cells: string[][] = columns.map(() => [])
  for (const word of row.words) {
    const share = ({ left, right }: Span) => Math.min(right, word.right) - Math.max(left, word.left)
    let best = 0
    for (let index = 1; index < columns.length; index++)
      if (share(columns[index]!) > share(columns[best]!)) best = index
    cells[best]?.push(word.text)
  }
  return cells.map((words) => words.join(' '))
}
