import type { AnalysedPage } from '../analysis.js'
import type { Signal } from './signal.js'

/** Lengths of IBANs by country (registry of ISO 13616); others are not judged. */
const lengths: Readonly<Record<string, number>> = {
  AT: 20,
  BE: 16,
  BG: 22,
  CH: 21,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  EE: 20,
  ES: 24,
  FI: 18,
  FR: 27,
  GB: 22,
  GR: 27,
  HR: 21,
  HU: 28,
  IE: 22,
  IT: 27,
  LT: 20,
  LU: 20,
  LV: 21,
  MT: 31,
  NL: 18,
  NO: 15,
  PL: 28,
  PT: 25,
  RO: 24,
  SE: 24,
  SI: 19,
  SK: 24,
  AE: 23,
  SA: 24,
  QA: 29,
  KW: 30,
  BH: 22,
  TR: 26,
}

/** IBANs whose check digits do not hold (ISO 7064, mod 97-10), where the file itself states them. */
export function checkDigitSignals(pages: readonly AnalysedPage[]): Signal[] {
  return pages
    .filter(({ source }) => source === 'text_layer')
    .flatMap(({ number, lines }) =>
      lines.flatMap(({ text, box }) =>
        [...text.matchAll(/\b([A-Z]{2}\d{2}(?: ?[A-Z\d]{1,4}){3,8})\b/g)].flatMap(([, printed]): Signal[] => {
          const code = printed!.replace(/ /g, '')
          const length = lengths[code.slice(0, 2)]
          if (!length || code.length !== length || !/iban/i.test(text) || isIban(code)) return []
          const detail = `The check digits of the IBAN ${code.slice(0, 4)}…${code.slice(-2)} do not hold.`
          return [{ code: 'invalid_check_digit', severity: 'medium', page: number, box, detail }]
        }),
      ),
    )
}

function isIban(code: string): boolean {
  const turned = code.slice(4) + code.slice(0, 4)
  let rest = 0
  for (const character of turned)
    for (const digit of String(Number.parseInt(character, 36))) rest = (rest * 10 + Number(digit)) % 97
  return rest === 1
}
