import { around, boxOf } from '../../../text-layer/extent.js'
import type { PageText } from '../../../text-layer/page-text.js'
import type { PrintedAmount } from '../../../values/printed-amount.js'
import { foldText } from '../statement/line-kinds.js'
import { cents } from '../statement/movement.js'
import { type Placed, type PrintedRow, printedRow } from '../statement/printed-row.js'
import { rowsOfPage } from '../tables/row.js'
import type { Signal } from './signal.js'

type Part = 'total' | 'paid' | 'change'
const labels: Readonly<Record<Part, RegExp>> = {
  change: /\b(?:change|wechselgeld|ruckgeld|rendu|cambio|vuelto|resto|baki|troco|wisselgeld)\b/,
  paid: /\b(?:cash|tendered?|paid|payment|bar|gegeben|especes|efectivo|entregado|contanti|tunai|dinheiro|contant)\b/,
  total: /\b(?:total|totals|summe|gesamt|gesamtbetrag|zu zahlen|amount due|balance due|importe|totale|jumlah|totaal)\b/,
}
/** Sums that are no sum to pay. */
const other =
  /\b(?:sub|excl?|excluding|without|before|qty|quantity|items?|tax|gst|sst|vat|mwst|tva|saving|discount|points?|summary|zwischen\w*|ht)\b/

/** Cash is rounded to what there are coins for. */
const rounding = 5
/** A figure that was read less surely than this may be misread instead of altered. */
const sureReading = 0.9

interface Stated {
  readonly part: Part
  readonly row: PrintedRow
  readonly amount: Placed<PrintedAmount>
}

/** A receipt's own arithmetic: what was paid less the change is the sum to pay that stands before it. */
export function receiptSignals(pages: readonly PageText[]): Signal[] {
  return pages.flatMap((page) => {
    const stated = rowsOfPage(page).flatMap((row) => statedOn(printedRow(row)) ?? [])
    const change = stated.findLast(({ part }) => part === 'change')
    const paid = change && stated.slice(0, stated.indexOf(change)).findLast(({ part }) => part === 'paid')
    const total = paid && stated.slice(0, stated.indexOf(paid)).findLast(({ part }) => part === 'total')
    if (!change || !paid || !total) return []
    const [sum, given, back] = [total, paid, change].map(({ amount }) => cents(amount.value.value)) as [
      number,
      number,
      number,
    ]
    if (Math.abs(given - back - sum) <= rounding) return []
    const sure = Math.min(...[total, paid, change].map(({ amount }) => amount.confidence)) >= sureReading
    return [
      {
        code: 'receipt_does_not_add_up',
        severity: sure ? ('medium' as const) : ('low' as const),
        page: page.number,
        box: boxOf(around([total.amount]), page),
        detail: `The sum is stated as ${money(sum)}; ${money(given)} paid less ${money(back)} change make it ${money(given - back)}.`,
      },
    ]
  })
}

const money = (amount: number) => (amount / 100).toFixed(2)

/** What a row states by its words, with the last amount on it. */
function statedOn(row: PrintedRow): Stated | null {
  const amount = row.amounts.findLast(({ value }) => value.plain && value.sign !== 'minus')
  if (!amount) return null
  const words = row.row.words.slice(0, amount.from)
  const text = foldText(words.map((word) => word.text).join(' '))
  const part = (Object.keys(labels) as Part[]).find((each) => labels[each].test(text))
  if (!part || (part === 'total' && isOther(text))) return null
  return { part, row, amount }
}

/** "Total incl. GST" is the sum to pay, "Total GST" is not. */
const isOther = (text: string) => other.test(text.replace(/\b(?:incl?|including|inclusive)\b.*$/, ' '))
