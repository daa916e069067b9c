import { boxOf, type Extent, heightOf, middleY } from '../../../text-layer/extent.js'
import type { PageText } from '../../../text-layer/page-text.js'
import { foldText } from '../statement/line-kinds.js'
import { printedRow } from '../statement/printed-row.js'
import { rowsOfPage, textOfWords } from '../tables/row.js'
import type { Signal } from './signal.js'

/** Words that a sum of money stands behind. */
const ofMoney =
  /\b(?:total|cash|paid|payment|amount|balance|due|net|gross|salary|change|summe|betrag|montant|importe|totale|saldo|solde)\b/

/**
 * Sums that a black bar hides: a row that names one, has none, and has a bar where it would stand. Bars over names and
 * numbers are privacy, and say nothing.
 * @param areas black rectangles of the page's picture
 */
export function blackenedFigures(page: PageText, areas: readonly Extent[]): Signal[] {
  if (areas.length === 0) return []
  return rowsOfPage(page).flatMap((row): Signal[] => {
    const bar = areas.find(
      (area) =>
        Math.abs(middleY(area) - middleY(row)) < 0.5 * row.size &&
        heightOf(area) < 2.5 * row.size &&
        row.words.some((word) => word.right <= area.left + row.size),
    )
    if (!bar) return []
    const label = textOfWords(row.words.filter((word) => word.right <= bar.left + row.size))
    if (!ofMoney.test(foldText(label)) || printedRow(row).amounts.some(({ value }) => value.plain)) return []
    const detail = `The sum behind “${label}” is blackened.`
    return [{ code: 'figure_blackened', severity: 'medium', page: page.number, box: boxOf(bar, page), detail }]
  })
}
