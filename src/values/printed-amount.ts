/** An amount of money as it stands in print. */
export interface PrintedAmount {
  /** Never negative. */
  readonly value: number
  /** A minus before or behind, or parentheses; `plus` only where a sign says so. */
  readonly sign: 'minus' | 'plus' | null
  /** Dr, Cr and their kin behind the figures. */
  readonly mark: 'debit' | 'credit' | null
  /** ISO 4217, where a sign or code says it; `$` alone does not. */
  readonly currency: string | null
  /** Whether its form alone says that it is an amount: hundredths, grouped thousands or a currency. */
  readonly plain: boolean
  /** Written with a comma before its hundredths (true), with a point (false), or in neither way (null). */
  readonly commaDecimals: boolean | null
}

const signs: readonly (readonly [sign: string, currency: string | null])[] = [
  ['US\\$', 'USD'],
  ['S\\$', 'SGD'],
  ['A\\$', 'AUD'],
  ['AU\\$', 'AUD'],
  ['C\\$', 'CAD'],
  ['CA\\$', 'CAD'],
  ['HK\\$', 'HKD'],
  ['NZ\\$', 'NZD'],
  ['R\\$', 'BRL'],
  ['\\$', null],
  // What recognisers like to see in a dollar sign.
  ['S(?=\\d{1,3}(?:,?\\d{3})*\\.\\d{2}(?!\\d))', null],
  ['£', 'GBP'],
  ['€', 'EUR'],
  ['¥', null],
  ['₹', 'INR'],
  ['₦', 'NGN'],
  ['৳', 'BDT'],
  ['₱', 'PHP'],
  ['₫', 'VND'],
  ['₩', 'KRW'],
  ['₺', 'TRY'],
  ['₽', 'RUB'],
  ['zł', 'PLN'],
  ['Kč', 'CZK'],
  // One letter before digits is a reference number, unless hundredths follow.
  ['R(?=\\s?\\d{1,3}(?:[ ,]?\\d{3})*[.,]\\d{2}(?!\\d))', 'ZAR'],
  ['RM', 'MYR'],
  ['Rp', 'IDR'],
  ['Rs\\.?', null],
  ['Dhs?\\.?', 'AED'],
  ['KShs?\\.?', 'KES'],
  ['CHF', 'CHF'],
  [
    '(?:INR|USD|EUR|GBP|AED|SAR|QAR|KWD|BHD|OMR|SGD|HKD|AUD|CAD|NZD|ZAR|NGN|KES|GHS|UGX|TZS|MYR|PHP|IDR|THB|PKR|LKR|NPR|BDT|CNY|JPY|BRL|MXN|PLN|SEK|NOK|DKK|CZK|HUF|TRY|ILS|EGP)',
    'code',
  ],
]
const currency = signs.map(([sign]) => sign).join('|')
const number = String.raw`\d{1,3}(?:[,.'’\u00a0 ]\d{2,3})*[.,]\d{2}|\d{1,3}(?:[,.'’\u00a0 ]\d{2,3})+(?:[.,]\d{1,3})?|\d+(?:[.,]\d{1,2})?|[.,]\d{2}`
const mark = String.raw`\(?(?:CR|DR|Cr|Dr|cr|dr|C|D|H|S)\.?\)?`
const form = new RegExp(
  String.raw`^(\()?([-+−–=])?\s?(${currency})?\s?([-+−–])?(\()?\s?(${number})\s?(\))?\s?(${currency})?(\))?([-+−–])?\s?(${mark})?\*?$`,
)

/**
 * Reads one amount that fills the whole text: `-$1,234.50`, `1.234,50 H`, `(45.00)`, `1,24,350.00 CR`, `Rs. 500/-`.
 * @returns null where the text is anything else; digits alone are an amount that is not `plain`.
 */
export function readPrintedAmount(text: string): PrintedAmount | null {
  const match = form.exec(text.trim().replace(/\/[-=]$/, ''))
  if (!match) return null
  const [, open, before, currencyBefore, inner, open2, digits, close, currencyAfter, close2, after, marked] = match
  if (Boolean(open ?? open2) !== Boolean(close ?? close2)) return null
  if (currencyBefore && currencyAfter) return null
  const read = amountOf(digits!)
  if (!read) return null
  const minus = [before, inner, after].some((sign) => sign && /[-−–]/.test(sign)) || Boolean(open ?? open2)
  const plus = [before, inner, after].some((sign) => sign === '+')
  const shown = currencyBefore ?? currencyAfter
  return {
    value: read.value,
    sign: minus ? 'minus' : plus ? 'plus' : null,
    mark: marked ? (/[cCHh]/.test(marked) ? 'credit' : 'debit') : null,
    currency: shown ? currencyOf(shown) : null,
    plain: read.hundredths || read.grouped || shown !== undefined,
    commaDecimals: read.commaDecimals,
  }
}

function currencyOf(shown: string): string | null {
  const row = signs.find(([sign]) => new RegExp(`^(?:${sign.replace(/\(\?=.*$/, '')})$`).test(shown))
  return row ? (row[1] === 'code' ? shown : row[1]) : null
}

/** The last separator with two digits behind it divides hundredths; every other one groups thousands. */
function amountOf(digits: string) {
  const groups = digits.split(/[^\d]/)
  const separators = digits.replace(/\d/g, '')
  const last = groups.at(-1)!
  const only = groups.slice(1)
  const hundredths = separators !== '' && last.length <= 2 && /[.,]$/.test(separators)
  const whole = hundredths ? groups.slice(0, -1) : groups
  const thousands = whole.slice(1)
  if (thousands.length && thousands.at(-1)!.length !== 3) return null
  if (thousands.some((group) => group.length < 2)) return null
  // Many separators of both kinds in no order is a number of something else, a date say.
  if (new Set(separators.slice(0, -1)).size > 1) return null
  const value = Number(whole.join('') || '0') + (hundredths ? Number(last) / 10 ** last.length : 0)
  return {
    value: Math.round(value * 100) / 100,
    hundredths: hundredths && last.length === 2,
    grouped: only.length > 0 && thousands.length > 0,
    commaDecimals: hundredths ? separators.at(-1) === ',' : null,
  }
}
