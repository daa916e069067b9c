import { around, type Extent, sharedWidth } from '../../../text-layer/extent.js'
import type { TextWord } from '../../../text-layer/page-text.js'
import { textOfWords } from '../tables/row.js'
import { type ColumnRole, isAmountRole, roleOfHeading } from './column-words.js'
import type { PrintedRow } from './printed-row.js'

export interface Heading extends Extent {
  readonly role: ColumnRole
  readonly text: string
}

/** The heads of a table's columns: one row of them, or two with stacked words. */
export interface Header {
  readonly headings: readonly Heading[]
  /** How many rows it takes. */
  readonly rows: number
}

/** The header that begins with the first of the rows; null where none does. */
export function headerAt(rows: readonly PrintedRow[]): Header | null {
  const options = [1, 2, 3].flatMap((count) => {
    const group = rows.slice(0, count)
    if (group.length < count || !group.every(canHead) || !isStack(group)) return []
    const header = headerOf(group)
    return header ? [header] : []
  })
  return options.reduce<Header | null>((best, header) => (!best || gain(header) > gain(best) ? header : best), null)
}

/** A further row must bring columns, not only words. */
export const gain = (header: Header) => new Set(header.headings.map(({ role }) => role)).size - 0.5 * header.rows

const canHead = ({ row, dates, amounts }: PrintedRow) =>
  row.words.length <= 24 && dates.length === 0 && !amounts.some(({ value }) => value.plain)

const isStack = (group: readonly PrintedRow[]) =>
  group.every(({ row }, index) => {
    const above = group[index - 1]?.row
    return !above || (above.page === row.page && row.top - above.bottom < 0.6 * row.size)
  })

function headerOf(group: readonly PrintedRow[]): Header | null {
  const chunks = stacked(group.map(({ row }) => chunksOf(row.words, 0.5 * row.size)))
  const headings: Heading[] = []
  let silent = 0
  for (const chunk of chunks) {
    const split = splitHeadings(chunk)
    if (split) headings.push(...split)
    else silent++
  }
  const roles = new Set(headings.map(({ role }) => role))
  const money = [...roles].some(isAmountRole)
  const what = roles.has('date') || roles.has('description')
  if (!money || !what || silent > headings.length / 2) return null
  if (roles.size < 3 && silent > 0) return null
  return { headings: headings.sort((a, b) => a.left - b.left), rows: group.length }
}

/** Words that stand closer together than `gap`. */
export function chunksOf(words: readonly TextWord[], gap: number): TextWord[][] {
  const chunks: TextWord[][] = []
  for (const word of words) {
    const chunk = chunks.at(-1)
    if (chunk && word.left - chunk.at(-1)!.right < gap) chunk.push(word)
    else chunks.push([word])
  }
  return chunks
}

/**
 * Chunks of rows that stand over one another, each as one list of words, upper ones first. One that spans several of the
 * next row ("Amount" over "Debits" and "Credits") says nothing that those do not.
 */
function stacked(rows: readonly (readonly TextWord[][])[]): TextWord[][] {
  let stacks: TextWord[][] = []
  for (const chunks of rows) {
    const over = (chunk: readonly TextWord[]) => stacks.filter((stack) => sharedWidth(around(stack), around(chunk)) > 0)
    const parents = chunks.map(over)
    const spanning = new Set(stacks.filter((stack) => parents.filter((each) => each.includes(stack)).length > 1))
    const fresh: TextWord[][] = []
    for (const [index, chunk] of chunks.entries()) {
      const [parent, ...others] = parents[index]!
      if (parent && others.length === 0 && !spanning.has(parent)) parent.push(...chunk)
      else fresh.push([...chunk])
    }
    stacks = [...stacks.filter((stack) => !spanning.has(stack)), ...fresh]
  }
  return stacks
}

/** A chunk is one heading, or several that stand close: "Date Particulars". Null where a part of it is none. */
function splitHeadings(chunk: readonly TextWord[]): Heading[] | null {
  const headings: Heading[] = []
  for (let from = 0; from < chunk.length; ) {
    let taken = 0
    for (let to = chunk.length; to > from && !taken; to--) {
      const words = chunk.slice(from, to)
      const text = textOfWords(words)
      const role = roleOfHeading(text)
      if (!role || spansTwo(words)) continue
      headings.push({ role, text, ...around(words) })
      taken = to - from
    }
    if (!taken) {
      // A bracket with the currency belongs to what stands before it.
      if (from > 0 && /^\W*[\p{L}\p{Sc}■]{0,4}\W*$/u.test(chunk[from]!.text)) taken = 1
      else return null
    }
    from += taken
  }
  return headings
}

/** "Debit Credit" and "Date Particulars" are two columns; "Transaction date" and "Cheque details" one. */
function spansTwo(words: readonly TextWord[]): boolean {
  const roles = words.map(({ text }) => roleOfHeading(text))
  const whole = roleOfHeading(textOfWords(words))
  if (words.length === 2 && whole === 'type' && roles.includes('debit') && roles.includes('credit')) return true
  if (words.length === 2 && whole === 'date') return false
  const date = roles.indexOf('date')
  return date >= 0 && roles.slice(date + 1).some((role) => role !== null && role !== 'date')
}
