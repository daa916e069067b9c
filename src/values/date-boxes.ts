import type { Grammar } from '../reading/decode/constrained.js'
import { isDate } from './dates.js'

/** What was read of DDMMYYYY so far: the digits. */
type Digits = string

/** The eight digits of date boxes, day first: every day of the calendar from 1950 to the latest year and nothing else. */
export const boxedDates = (latestYear: number): Grammar<Digits> => ({
  start: '',
  next: (digits) => following(digits, latestYear).map((digit) => [digit, digits + digit] as const),
  accepts: (digits) =>
    digits.length === 8 && isDate(Number(digits.slice(4)), Number(digits.slice(2, 4)), Number(digits.slice(0, 2))),
})

const all = [...'0123456789']

function following(digits: Digits, latestYear: number): string[] {
  switch (digits.length) {
    case 0:
      return ['0', '1', '2', '3']
    case 1:
      return digits === '0' ? all.slice(1) : digits === '3' ? ['0', '1'] : all
    case 2:
      return ['0', '1']
    case 3:
      return (digits[2] === '0' ? all.slice(1) : ['0', '1', '2']).filter((digit) =>
        isDate(2000, Number(digits[2] + digit), Number(digits.slice(0, 2))),
      )
    case 4:
      return ['1', '2']
    case 5:
      return digits[4] === '1' ? ['9'] : ['0']
    case 6:
      return all.filter(
        (digit) => Number(`${digits.slice(4)}${digit}0`) <= latestYear && Number(`${digits.slice(4)}${digit}9`) >= 1950,
      )
    case 7:
      return all.filter((digit) => Number(`${digits.slice(4)}${digit}`) <= latestYear)
    default:
      return []
  }
}

export const isoOfBoxes = (digits: Digits): string => `${digits.slice(4)}-${digits.slice(2, 4)}-${digits.slice(0, 2)}`
