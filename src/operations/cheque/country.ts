import { countryWords, currencies, currencyOfCountry } from '../../knowledge/currencies.js'
import type { MicrFields } from '../../values/micr-fields.js'
import { type Anchor, ofKind } from './anchors.js'
import type { Leaf } from './leaf.js'

export interface Locale {
  readonly country: string | null
  readonly support: number
  readonly currency: string | null
}

/** Made once: a leaf is asked for every country. */
const namesOfCountries = Object.entries(countryWords).map(
  ([country, words]) =>
    [
      country,
      words.map((word) => ({
        pattern: new RegExp(`(?<!\\p{L})${word.replaceAll('.', '\\.')}(?!\\p{L})`, 'iu'),
        weight: word.length > 4 ? 3 : 1.5,
      })),
    ] as const,
)

/** INR and USD stand on other countries' cheques as well. */
const currenciesOfCountries = Object.entries(currencyOfCountry)
  .filter(([country]) => country !== 'IN' && country !== 'US')
  .map(([country, currency]) => [country, new RegExp(`\\b${currency}\\b`)] as const)

/** The country of the bank and the currency of the cheque, by everything on the leaf that differs by country. */
export function findLocale(
  leaf: Leaf,
  anchors: readonly Anchor[],
  micr: MicrFields | null,
  banks: readonly { country: string | null; weight: number }[],
  hasIfsc: boolean,
): Locale {
  const scores = new Map<string, number>()
  const add = (country: string, weight: number) => scores.set(country, (scores.get(country) ?? 0) + weight)
  const text = leaf.lines.map((line) => line.text).join('\n')
  if (hasIfsc) add('IN', 5)
  if (micr?.country) add(micr.country, micr.country === 'IN' ? 4 : 2.5)
  for (const { country, weight } of banks) if (country) add(country, weight)
  if (ofKind(anchors, 'rupees').length || /₹/.test(text)) add('IN', 2)
  if (ofKind(anchors, 'payable').length || /CTS.?2010|\blakh|\bcrore|\blacs?\b/i.test(text)) add('IN', 1.5)
  if (ofKind(anchors, 'order_of').length && ofKind(anchors, 'dollars').length) add('US', 2.5)
  else if (ofKind(anchors, 'order_of').length || ofKind(anchors, 'dollars').length) add('US', 1)
  if (/\b[A-Z]{2}\s+\d{5}(?:-\d{4})?\b/.test(text)) add('US', 1.5)
  if (/check\b|memo\b/i.test(text)) add('US', 1)
  if (/£|pence|sort\s*code|\bplc\b/i.test(text)) add('GB', 2.5)
  for (const [country, words] of namesOfCountries) {
    const named = words.find(({ pattern }) => pattern.test(text))
    if (named) add(country, named.weight)
  }
  for (const [country, pattern] of currenciesOfCountries) if (pattern.test(text)) add(country, 2)
  const ranked = [...scores].sort((a, b) => b[1] - a[1])
  const [first, second] = ranked
  if (!first || first[1] < 1.5) return { country: null, support: 0, currency: currencyBySign(text) }
  const country = first[0]
  return {
    country,
    support: Math.min(8, first[1] - (second?.[1] ?? 0) + 1),
    currency: currencyBySign(text, country) ?? currencyOfCountry[country] ?? null,
  }
}

/** A foreign currency named on the leaf outranks the country's own: "US Dollars" on a cheque of Male. */
function currencyBySign(text: string, country?: string): string | null {
  if (/US\s?\$|US\s+dollars?|\bUSD/i.test(text)) return 'USD'
  if (country) return null
  for (const { code, signs } of Object.values(currencies))
    if (signs.some((sign) => /^\p{L}{3}$/u.test(sign) && new RegExp(`\\b${sign}\\b`).test(text))) return code
  return /\$/.test(text) ? 'USD' : /₹/.test(text) ? 'INR' : /£/.test(text) ? 'GBP' : /€/.test(text) ? 'EUR' : null
}
