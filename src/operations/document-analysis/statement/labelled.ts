import { textOfWords } from '../tables/row.js'
import { chunksOf } from './header.js'
import { foldText } from './line-kinds.js'
import type { PrintedRow } from './printed-row.js'

/**
 * What stands behind a label such as "Account number:", on its row or, where nothing is there, right under it. Values end
 * at a wide gap. Labels are matched at the beginning of a run of words, folded (see foldText).
 */
export const labelled = (rows: readonly PrintedRow[], label: RegExp): string[] =>
  rows.flatMap((_, index) => labelledOn(rows, index, label))

/** The same of one row; the next one may hold the value. */
export function labelledOn(rows: readonly PrintedRow[], index: number, label: RegExp): string[] {
  const { row } = rows[index]!
  const chunks = chunksOf(row.words, 1.6 * row.size)
  return chunks.flatMap((chunk, at) => {
    const match = prefixOf(
      chunk.map(({ text }) => text),
      label,
    )
    if (!match) return []
    const behind = textOfWords(chunk.slice(match)).replace(/^[\s:.\-–#]+/, '')
    if (behind) return [behind]
    const next = chunks[at + 1]
    if (next) return [textOfWords(next).replace(/^[\s:.\-–#]+/, '')]
    const below = rows[index + 1]?.row
    if (!below || below.page !== row.page || below.top - row.bottom > row.size) return []
    const under = chunksOf(below.words, 1.6 * below.size).find(
      (each) => Math.abs(each[0]!.left - chunk[0]!.left) < 1.5 * row.size,
    )
    return under ? [textOfWords(under)] : []
  })
}

/** How many words the label takes; 0 where the run does not begin with it. */
function prefixOf(words: readonly string[], label: RegExp): number {
  for (let count = Math.min(words.length, 6); count > 0; count--) {
    const text = foldText(words.slice(0, count).join(' ')).replace(/[\s:.#-]+$/, '')
    if (label.test(text)) return count
  }
  return 0
}
