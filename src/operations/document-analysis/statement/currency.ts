import { countryWords, currencies, currencyOfCountry, monthFirstCountries } from '../../../knowledge/currencies.js'
import { foreignBanks } from '../../../knowledge/foreign-banks.js'
import { foldText } from './line-kinds.js'
import type { PrintedRow } from './printed-row.js'

/** What a document's marks say of where it was issued. */
export interface Origin {
  /** ISO 4217. */
  readonly currency: string | null
  /** Whether its country writes the month before the day. */
  readonly monthFirst: boolean
}

const dollars: Readonly<Record<string, string>> = { CA: 'CAD', AU: 'AUD', SG: 'SGD', HK: 'HKD', US: 'USD' }
const american =
  /\b(?:fdic|zelle|ach|irs|social security|routing number|ssn)\b|\b[a-z .]+, (?:al|ak|az|ar|ca|co|ct|de|fl|ga|hi|id|il|in|ia|ks|ky|la|me|md|ma|mi|mn|ms|mo|mt|ne|nv|nh|nj|nm|ny|nc|nd|oh|ok|or|pa|ri|sc|sd|tn|tx|ut|vt|va|wa|wv|wi|wy) \d{5}\b/

/** Signs at the amounts first, then the codes and words of the document; a dollar is that of the country named most. */
export function findOrigin(rows: readonly PrintedRow[], ifsc: string | null): Origin {
  const text = rows.map(({ row }) => row.words.map((word) => word.text).join(' ')).join('\n')
  const folded = foldText(text)
  const stated = mostCommon(rows.flatMap(({ amounts }) => amounts.flatMap(({ value }) => value.currency ?? [])))
  const country = findCountry(folded)
  const code =
    /\b(?:currency|devise|wahrung|moneda|valuta|monnaie[\w ]*)\W{0,3}\(?([a-z]{3})\b|\((inr|usd|eur|gbp|sgd|aud|cad|aed)\)/i.exec(
      folded,
    )
  const named = (code?.[1] ?? code?.[2])?.toUpperCase()
  const currency =
    stated ??
    (named && named in currencies ? named : null) ??
    (ifsc ? 'INR' : null) ??
    (/€|\beuros?\b/.test(folded) ? 'EUR' : null) ??
    (/₹|\brs\.? ?\d|\(rs\.?\)|\binr\b|\bupi\b|\bneft\b|\bifsc\b/.test(folded) ? 'INR' : null) ??
    (text.includes('£') ? 'GBP' : null) ??
    (text.includes('$') ? (dollars[country ?? 'US'] ?? 'USD') : null) ??
    (country ? (currencyOfCountry[country] ?? null) : null)
  const place = country ?? (currency === 'USD' ? 'US' : null)
  return { currency, monthFirst: place !== null && monthFirstCountries.has(place) && currency !== 'INR' }
}

function findCountry(folded: string): string | null {
  if (american.test(folded)) return 'US'
  const counts = Object.entries(countryWords).map(
    ([country, words]) =>
      [country, words.reduce((sum, word) => sum + folded.split(new RegExp(`\\b${word}\\b`)).length - 1, 0)] as const,
  )
  const [country, count] = counts.reduce((best, each) => (each[1] > best[1] ? each : best))
  if (count > 0) return country
  const bank = foreignBanks.find(
    ({ name, country: home }) => home && name.length > 6 && folded.includes(foldText(name)),
  )
  return bank?.country ?? null
}

function mostCommon(values: readonly string[]): string | null {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null
}
