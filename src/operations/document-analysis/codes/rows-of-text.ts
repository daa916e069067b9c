import type { TextLine } from '../../../text-layer/page-text.js'

/** What stands side by side, joined from the left: readers cut long lines where there is a gap. */
export interface TextRow {
  readonly text: string
  readonly lines: readonly TextLine[]
}

/** Rows from the top; lines belong to one where their middles lie within half of the smaller height. */
export function rowsOfText(lines: readonly TextLine[]): TextRow[] {
  const rows: TextLine[][] = []
  const middle = ({ top, bottom }: TextLine) => (top + bottom) / 2
  for (const line of [...lines].sort((a, b) => middle(a) - middle(b))) {
    const row = rows.at(-1)
    const near = row?.at(-1)
    const reach = near ? 0.5 * Math.min(near.bottom - near.top, line.bottom - line.top) : 0
    if (near && Math.abs(middle(near) - middle(line)) < reach) row!.push(line)
    else rows.push([line])
  }
  return rows.map((row) => {
    const sorted = row.sort((a, b) => a.left - b.left)
    return { text: sorted.map(({ text }) => text).join(' '), lines: sorted }
  })
}
