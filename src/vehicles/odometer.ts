import type { Quad } from '../vision/picture.js'
import { sizeOfQuad } from '../vision/quad.js'
import { dashboardEvidence, isScaleMark } from './dashboard.js'
import { middleOf, type PlacedText } from './placed-text.js'

export interface OdometerReading {
  readonly value: number
  readonly unit: 'km' | 'mi' | null
  /** Log-odds that this is the odometer and read right. */
  readonly support: number
  readonly quad: Quad
}

/** `km` as it is misread on displays of dots and segments: lm, kn, cm, 1m. */
const kilometres = /^(km?|lm|kn|cm|m|[kl1]m[sl1]?)$/i
const number = /^[^\d]{0,3}(\d[\d ,]{0,8}\d|\d)(\.\d)?\s*([a-z1]{0,3})\.?$/i
/** The odometer shows the largest distance of all: no trip and no range is longer than what the vehicle has run. */
const smaller = -1.5
/** What stands beside another number of a dashboard. */
const other = /trip|range|dte|avg|average|km\s*\/|kmpl|\/l|mpg|°|:|temp|clock|am\b|pm\b|fuel|remain|service/i

/**
 * The numbers of a dashboard that may be its odometer, best first: a whole number of five or six digits, often with its
 * unit or beside ODO. Trip counters (tenths, or beside TRIP), the clock, the range and the marks of the scales are others.
 */
export function findOdometers(lines: readonly PlacedText[]): OdometerReading[] {
  const dashboard = dashboardEvidence(lines)
  const readings = lines.flatMap((line) => readLine(line, lines, dashboard))
  const most = Math.max(...readings.map(({ value }) => value))
  return readings
    .map((reading) => ({ ...reading, support: reading.support + (reading.value === most ? 0 : smaller) }))
    .filter(({ support }) => support > -3)
    .sort((a, b) => b.support - a.support)
}

function readLine(line: PlacedText, lines: readonly PlacedText[], dashboard: number): OdometerReading[] {
  const text = line.text.replace(/^odo\w*[.:]?\s*/i, '')
  const named = text.length < line.text.length
  const match = number.exec(text.replace(/[Oo](?=\d)|(?<=\d)[Oo]/g, '0'))
  if (!match || isScaleMark(line.text) || /:|%|°|\//.test(text)) return []
  const digits = match[1]!.replace(/\D/g, '')
  const tail = match[3] ?? ''
  const miles = /^mi/i.test(tail)
  const withUnit = miles || kilometres.test(tail)
  if (tail && !withUnit) return []
  if (digits.length > 7) return []
  const near = neighbours(line, lines)
  const odo = named || near.some(({ text }) => /\bodo/i.test(text))
  const away = near.some(({ text }) => other.test(text)) && !odo
  // Cars in use have mostly run ten to three hundred thousand: five or six digits.
  const byLength = [-9, -6, -5, -3, -1, 2, 2, -3][digits.length]!
  const support =
    byLength +
    (odo ? 2.5 : 0) +
    (withUnit ? 1.5 : 0) -
    (match[2] ? 2.5 : 0) -
    (away ? 1.5 : 0) +
    Math.min(dashboard, 4) -
    3.5 +
    4 * (line.confidence - 0.9)
  const unit = miles ? 'mi' : withUnit || lines.some((each) => /km/i.test(each.text)) ? 'km' : null
  return [
    {
      value: Number(digits),
      unit: unit ?? (lines.some((each) => /mph/i.test(each.text)) ? 'mi' : null),
      support,
      quad: line.quad,
    },
  ]
}

/** Lines whose middle lies within three of the line's heights above, below or beside it. */
function neighbours(line: PlacedText, lines: readonly PlacedText[]): PlacedText[] {
  const { width, height } = sizeOfQuad(line.quad)
  const [x, y] = middleOf(line.quad)
  return lines.filter((each) => {
    if (each === line) return false
    const [ox, oy] = middleOf(each.quad)
    const reach = width / 2 + sizeOfQuad(each.quad).width / 2
    return Math.abs(oy - y) < 2.2 * height && Math.abs(ox - x) < reach + 1.5 * height
  })
}
