import type { PrintedAmount } from '../../../values/printed-amount.js'
import { isAmountRole } from './column-words.js'
import type { Placed, PrintedRow } from './printed-row.js'
import { type Section, type Span, sharedPart, spanOnPage } from './section.js'

/** A column of amounts: where the middle one of its figures stands, in parts of the page's width. */
export interface AmountColumn extends Span {
  readonly count: number
}

interface Cluster {
  readonly lefts: number[]
  readonly rights: number[]
}

/** Right edges of one column stray by less than this part of the page's width: a letter of small print. */
const stray = 0.009
/** Two groups that share this part of the narrower one stand in one column. */
const overlap = 0.35

/**
 * Columns of amounts out of the places of the figures alone: those whose right edges meet, then those that overlap, since
 * figures may be centred or stand flush left. Digits that are no amount by their form count where a heading of amounts
 * stands over them.
 */
export function findAmountColumns(sections: readonly Section[]): AmountColumn[] {
  const spans = sections.flatMap(({ headings, rows }) => {
    const heads = headings.filter(({ role }) => isAmountRole(role))
    return rows.flatMap((each) =>
      each.amounts
        .map((amount) => ({ plain: amount.value.plain, ...spanOnPage(amount, each.row) }))
        .filter((span) => span.plain || heads.some((head) => sharedPart(head, span) > 0.2)),
    )
  })
  const heads = sections.flatMap(({ headings }) => headings.filter(({ role }) => isAmountRole(role)))
  const isOne = (a: Span, b: Span) => {
    const over = heads.filter((head) => sharedPart(head, a) > 0.2)
    return over.some((head) => sharedPart(head, b) > 0.2) && over.every(({ role }) => role === over[0]!.role)
  }
  return merge(byRightEdge(spans), isOne)
    .map((cluster) => ({ ...spanOf(cluster), count: cluster.lefts.length }))
    .sort((a, b) => a.left - b.left)
}

/** Which column an amount stands in; null where in none. */
export function columnOf(
  amount: Placed<PrintedAmount>,
  { row }: PrintedRow,
  columns: readonly AmountColumn[],
): number | null {
  const span = spanOnPage(amount, row)
  let best: number | null = null
  let most = 0.3
  for (const [index, column] of columns.entries()) {
    const edge = Math.abs(column.right - span.right) < 2 * stray ? 1 : 0
    const score = Math.max(edge, sharedPart(column, span))
    if (score > most) {
      best = index
      most = score
    }
  }
  return best
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!
const spanOf = ({ lefts, rights }: Cluster): Span => ({ left: median(lefts), right: median(rights) })

function byRightEdge(spans: readonly Span[]): Cluster[] {
  const clusters: Cluster[] = []
  let last = Number.NEGATIVE_INFINITY
  for (const { left, right } of [...spans].sort((a, b) => a.right - b.right)) {
    if (right - last > stray) clusters.push({ lefts: [], rights: [] })
    clusters.at(-1)!.lefts.push(left)
    clusters.at(-1)!.rights.push(right)
    last = right
  }
  return clusters
}

/** @param isOne whether one heading stands over both */
function merge(clusters: readonly Cluster[], isOne: (a: Span, b: Span) => boolean): Cluster[] {
  const merged = [...clusters].sort((a, b) => b.lefts.length - a.lefts.length)
  for (let index = 0; index < merged.length; index++)
    for (let other = index + 1; other < merged.length; other++) {
      const [a, b] = [spanOf(merged[index]!), spanOf(merged[other]!)]
      if (sharedPart(a, b) < overlap && !isOne(a, b)) continue
      merged[index]!.lefts.push(...merged[other]!.lefts)
      merged[index]!.rights.push(...merged[other]!.rights)
      merged.splice(other, 1)
      other = index
    }
  return merged
}
