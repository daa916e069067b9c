import { isDate } from '../../../values/dates.js'
import type { PrintedDate } from '../../../values/printed-date.js'

export interface Period {
  readonly from: string | null
  readonly to: string | null
}

/** How a document writes its dates, settled by all of them together. */
export interface Calendar {
  /** ISO 8601; null where it cannot be told. */
  dateOf(printed: PrintedDate): string | null
}

export interface CalendarEvidence {
  /** The dates of the movements, in the order of the page. */
  readonly entries: readonly PrintedDate[]
  /** Every other date of the document. */
  readonly others: readonly PrintedDate[]
  /** From the line that states the period. */
  readonly period: readonly PrintedDate[]
  /** Whether the country writes the month first. */
  readonly monthFirst: boolean
}

const day = 86_400_000
const time = (year: number, month: number, dayOfMonth: number) => Date.UTC(year, month - 1, dayOfMonth)

export function settleCalendar(evidence: CalendarEvidence): Calendar {
  const orders = [false, true].map((monthFirst) => ({ monthFirst, score: orderScore(evidence, monthFirst) }))
  const { monthFirst } = orders[1]!.score > orders[0]!.score ? orders[1]! : orders[0]!
  const anchors = anchorTimes(evidence, monthFirst)
  return {
    dateOf(printed) {
      const parts = partsOf(printed, monthFirst)
      if (!parts) return null
      const year = printed.year ?? nearestYear(parts, anchors)
      return year !== null && isDate(year, parts.month, parts.day)
        ? new Date(time(year, parts.month, parts.day)).toISOString().slice(0, 10)
        : null
    },
  }
}

/** In a document that writes the other order, a date that only fits one order is read in that one. */
function partsOf({ form, first, second }: PrintedDate, monthFirst: boolean) {
  if (form === 'masked') return null
  const turned = form === 'numeric' && (monthFirst ? second <= 31 && first <= 12 : second > 12)
  return turned ? { day: second, month: first } : { day: first, month: second }
}

/** How well one order explains the document: no impossible dates, entries in sequence, close together, in the period. */
function orderScore({ entries, others, period, monthFirst: custom }: CalendarEvidence, monthFirst: boolean): number {
  const numeric = [...entries, ...others, ...period].filter(({ form }) => form === 'numeric')
  const impossible = numeric.filter(({ first, second }) => (monthFirst ? first : second) > 12).length
  const times = entries.flatMap((date) => {
    const parts = partsOf(date, monthFirst)
    return parts ? [time(date.year ?? 2000, parts.month, parts.day)] : []
  })
  const steps = times.slice(1).map((value, index) => value - times[index]!)
  const sequence = Math.max(steps.filter((step) => step >= 0).length, steps.filter((step) => step <= 0).length)
  const span = times.length ? (Math.max(...times) - Math.min(...times)) / day : 0
  const anchors = anchorTimes({ entries: [], others: [], period, monthFirst: custom }, monthFirst)
  const [from, to] = [Math.min(...anchors), Math.max(...anchors)]
  const inside = anchors.length >= 2 ? times.filter((value) => value >= from && value <= to).length : 0
  return (
    -8 * (impossible / Math.max(1, numeric.length)) +
    2 * (sequence / Math.max(1, steps.length)) +
    2 * (inside / Math.max(1, times.length)) -
    Math.min(1.5, span / 120) +
    (monthFirst === custom ? 0.8 : 0)
  )
}

/** Where in time the document lies: the period, else every date with a year. */
function anchorTimes({ entries, others, period }: CalendarEvidence, monthFirst: boolean): number[] {
  const complete = (dates: readonly PrintedDate[]) =>
    dates.flatMap((date) => {
      const parts = partsOf(date, monthFirst)
      return parts && date.year !== null ? [time(date.year, parts.month, parts.day)] : []
    })
  const stated = complete(period)
  return stated.length ? stated : complete([...entries, ...others])
}

/** The year in which the day comes to lie in the period, or nearest to the document's other dates. */
function nearestYear(
  { day: dayOfMonth, month }: { day: number; month: number },
  anchors: readonly number[],
): number | null {
  if (anchors.length === 0) return null
  const [from, to] = [Math.min(...anchors), Math.max(...anchors)]
  const years = [...new Set(anchors.map((each) => new Date(each).getUTCFullYear()))].flatMap((y) => [y - 1, y, y + 1])
  const distance = (year: number) => {
    const at = time(year, month, dayOfMonth)
    // Anchors that lie years apart (a birth date, a law's) span no period.
    if (to - from < 400 * day && at >= from && at <= to) return 0
    return Math.min(...anchors.map((each) => Math.abs(each - at)))
  }
  return years.reduce((best, year) => (distance(year) < distance(best) ? year : best))
}
