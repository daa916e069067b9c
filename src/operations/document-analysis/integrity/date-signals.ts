import { isDate } from '../../../values/dates.js'
import type { AnalysedPage } from '../analysis.js'
import type { Signal } from './signal.js'

const dated = /(?<![\d/.-])(\d{2})([/.-])(\d{2})\2((?:19|20)\d\d)(?![\d/.-])/g

/** Dates that are no day of the calendar in either order, where the file itself or a sure reading states them. */
export function dateSignals(pages: readonly AnalysedPage[]): Signal[] {
  return pages.flatMap(({ number, source, lines }) =>
    lines.flatMap(({ text, box, confidence }) =>
      [...text.matchAll(dated)].flatMap(([whole, a, , b, year]): Signal[] => {
        const [first, second] = [Number(a), Number(b)]
        if (isDate(Number(year), second, first) || isDate(Number(year), first, second)) return []
        // What is far from any date is a number of another kind.
        if (first > 31 || second > 31 || (first > 12 && second > 12) || first === 0 || second === 0) return []
        const severity = source === 'text_layer' || confidence > 0.98 ? 'medium' : 'low'
        return [{ code: 'impossible_date', severity, page: number, box, detail: `${whole} is no day of the calendar.` }]
      }),
    ),
  )
}
