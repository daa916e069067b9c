import type { DocumentLabel } from '../../../knowledge/document-labels.js'
import { boxOf, type Extent, heightOf, middleY } from '../../../text-layer/extent.js'
import type { PageText } from '../../../text-layer/page-text.js'
import { foldText } from '../statement/line-kinds.js'
import { printedRow } from '../statement/printed-row.js'
import { rowsOfPage, textOfWords } from '../tables/row.js'
import type { Signal } from './signal.js'

/** Documents whose sums are what they are about. */
const withSums: ReadonlySet<DocumentLabel> = new Set([
  'receipt',
  'invoice',
  'utility_bill',
  'payslip',
  'bank_statement',
  'card_statement',
  'bank_passbook',
])
/** A name of a sum is short; more words are a sentence that ends at a bar of another meaning. */
const mostWords = 4

/** Words that a sum of money stands behind. */
const ofMoney =
  /\b(?:total|cash|paid|payment|amount|balance|due|net|gross|salary|change|summe|betrag|montant|importe|totale|saldo|solde)\b/

/**
 * Sums that a black bar hides: a row that names one, has none, and has a bar where it would stand. Bars over names and
 * numbers are privacy, and say nothing.
 * @param areas black rectangles of the page's picture
 */
export function blackenedFigures(label: DocumentLabel, page: PageText, areas: readonly Extent[]): Signal[] {
  if (areas.length === 0 || !withSums.has(label)) return []
  return rowsOfPage(page).flatMap((row): Signal[] => {
    const bar = areas.find(
      (area) =>
        Math.abs(middleY(area) - middleY(row)) < 0.5 * row.size &&
        heightOf(area) < 2.5 * row.size &&
        row.words.some((word) => word.right <= area.left + row.size),
    )
    if (!bar) return []
    const words = row.words.filter((word) => word.right <= bar.left + row.size)
    const name = textOfWords(words)
    if (
      words.length > mostWords ||
      !ofMoney.test(foldText(name)) ||
      printedRow(row).amounts.some(({ value }) => value.plain)
    )
      return []
    const detail = `The sum behind “${name}” is blackened.`
    return [{ code: 'figure_blackened', severity: 'medium', page: page.number, box: boxOf(bar, page), detail }]
  })
}
