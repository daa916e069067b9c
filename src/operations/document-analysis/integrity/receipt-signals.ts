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
/** A figure that was read less surely than this may be misread instead of altered, if one other digit makes the sum right. */
const sureReading = 0.9
/** Below this nothing is known of a figure. */
const leastReading = 0.6

interface Stated {
  readonly part: Part
  readonly row: PrintedRow
  readonly amount: Placed<PrintedAmount>
}

/** A receipt's own arithmetic: its sums to pay agree, and what was paid less the change is that sum. */
export function receiptSignals(pages: readonly PageText[]): Signal[] {
  return pages.flatMap((page) => {
    const rows = rowsOfPage(page).map(printedRow)
    const stated = rows.flatMap((row) => statedOn(row) ?? [])
    const change = stated.findLast(({ part }) => part === 'change')
    const paid = stated.slice(0, change && stated.indexOf(change)).findLast(({ part }) => part === 'paid')
    const end = paid ?? change
    const totals = stated.slice(0, end && stated.indexOf(end)).filter(({ part }) => part === 'total')
    const total = totals.at(-1)
    const signal = (of: readonly Stated[], balance: Balance, detail: string): Signal => ({
      code: 'receipt_does_not_add_up',
      severity: isSure(of, balance) ? 'medium' : 'low',
      page: page.number,
      box: boxOf(around([of[0]!.amount]), page),
      detail,
    })
    if (total && paid && change) {
      const [sum, given, back] = [total, paid, change].map(centsOf) as [number, number, number]
      if (Math.abs(given - back - sum) > rounding)
        return [
          signal(
            [total, paid, change],
            ([due, cash, rest]) => cash! - rest! - due!,
            `The sum is stated as ${money(sum)}; ${money(given)} paid less ${money(back)} change make it ${money(given - back)}.`,
          ),
        ]
    }
    const before = totals.at(-2)
    if (!end || !total || !before || isExplained(before, total, rows)) return []
    const [first, second] = [centsOf(before), centsOf(total)]
    return [
      signal([total, before], ([a, b]) => a! - b!, `The sum is stated as ${money(first)} and as ${money(second)}.`),
    ]
  })
}

/** Zero where the figures agree; in cents. */
type Balance = (figures: readonly number[]) => number

function isSure(of: readonly Stated[], balance: Balance): boolean {
  // Where others have hundredths, a point was not read: "RM 64 13".
  const whole = of.filter(({ amount }) => amount.value.commaDecimals === null)
  if (whole.length > 0 && whole.length < of.length) return false
  const least = Math.min(...of.map(({ amount }) => amount.confidence))
  if (least >= sureReading || least < leastReading) return least >= sureReading
  const figures = of.map(centsOf)
  return !figures.some((figure, index) =>
    oneDigitOff(figure).some((other) => Math.abs(balance(figures.with(index, other))) <= rounding),
  )
}

/** What may have been printed where one digit was misread; no sum begins with a zero. */
const oneDigitOff = (figure: number): number[] => {
  const digits = String(figure).padStart(3, '0')
  return [...digits].flatMap((_, at) =>
    [...(at === 0 && digits.length > 3 ? '123456789' : '0123456789')].map((digit) =>
      Number(digits.slice(0, at) + digit + digits.slice(at + 1)),
    ),
  )
}

const centsOf = ({ amount }: Stated) => cents(amount.value.value)

/** Two totals differ by what stands between them: a tax, a discount, a deposit. */
function isExplained(before: Stated, total: Stated, rows: readonly PrintedRow[]): boolean {
  const difference = Math.abs(centsOf(total) - centsOf(before))
  if (difference <= rounding) return true
  const between = rows.slice(rows.indexOf(before.row) + 1, rows.indexOf(total.row))
  const amounts = between.flatMap(({ amounts: list }) =>
    list.filter(({ value }) => value.plain).map(({ value }) => cents(value.value)),
  )
  const sum = amounts.reduce((all, each) => all + each, 0)
  return [...amounts, sum].some((each) => each > 0 && Math.abs(each - difference) <= rounding)
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
