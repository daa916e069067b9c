import { type Leaf, partOf } from '../leaf.js'
import type { Found } from './found.js'

const kinds: readonly [string, RegExp][] = [
  ['SAVINGS', /\bsavings?\b(?:\s*(?:bank|account|a\/?c))?|\bS\.?B\.?\s*(?:a\/?c|account|acc)\b|\bSB\s*AC\b|^SB$/i],
  ['CURRENT', /\bcurrent\b(?:\s*(?:account|a\/?c))?|^CD$|^CA$/i],
  ['CASH CREDIT', /\bcash\s*credit\b|^CC$/i],
  ['OVERDRAFT', /\boverdraft\b|^OD$/i],
  ['NRE', /\bNRE\b/],
  ['NRO', /\bNRO\b/],
  ['CHECKING', /\bchecking\b/i],
]

/** The kind of the account as printed on the leaf. */
export function findAccountTypes(leaf: Leaf): Found<string>[] {
  return leaf.lines.flatMap((line) =>
    kinds.flatMap(([value, pattern]) => {
      const match = pattern.exec(line.text.trim())
      if (!match || /payable|branch|tr[ua]st|checking inc/i.test(line.text)) return []
      return [
        {
          value,
          logProbability: (match[0].length > 3 ? -0.4 : -1.2) + Math.log(Math.max(0.1, line.confidence)),
          extent: partOf(line, match.index, match.index + match[0].length),
          evidence: 'printed',
        },
      ]
    }),
  )
}

/** What the last two digits of an Indian magnetic line say of the account (RBI, CTS-2010 transaction codes). */
export const typeOfTransactionCode: Readonly<Record<string, string>> = {
  '10': 'SAVINGS',
  '11': 'CURRENT',
  '13': 'CASH CREDIT',
  '29': 'CURRENT',
  '30': 'CASH CREDIT',
  '31': 'SAVINGS',
}
