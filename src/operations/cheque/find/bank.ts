import { foreignBanks } from '../../../knowledge/foreign-banks.js'
import { indianBanks } from '../../../knowledge/indian-banks.js'
import { readingCost } from '../../../values/edit-distance.js'
import { type Extent, type Leaf, partOf, type TextLine } from '../leaf.js'
import { isVertical } from '../rows.js'
import type { Found } from './found.js'

export interface BankName {
  /** The name as it is known, or as it is printed where it is not. */
  readonly name: string
  /** First letters of its IFSCs, where it is an Indian bank. */
  readonly ifsc: string | null
  readonly country: string | null
}

const squeeze = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '')

interface Known extends BankName {
  readonly letters: string
}

const known: readonly Known[] = [
  ...indianBanks.flatMap(({ ifsc, name, otherNames }) =>
    [name, ...otherNames].map((each) => ({ name, ifsc, country: 'IN', letters: squeeze(each) })),
  ),
  ...foreignBanks.map(({ name, country }) => ({ name, ifsc: null, country, letters: squeeze(name) })),
].filter(({ letters }) => letters.length >= 4)

/** Words that end a bank's own name where it is not in the table. */
const ending =
  /\b(?:bank(?:\s+(?:plc|ltd|limited|n\.?a\.?))?|credit\s+union|savings|trust\s+company|building\s+society)\b/i

/** Names of banks on the leaf: known ones, spelled within a few misread letters, and lines that end like a bank's name. */
export function findBankNames(leaf: Leaf): Found<BankName>[] {
  const found: Found<BankName>[] = []
  for (const line of leaf.lines) {
    if (isVertical(line)) continue
    const letters = squeeze(line.text)
    if (letters.length < 4) continue
    const place = placeOf(leaf, line)
    for (const bank of known) {
      const cost = costWithin(letters, bank.letters)
      if (cost === null) continue
      // A long name that fits says more than a short one.
      const gain = Math.min(12, bank.letters.length * 0.8) - cost * 1.4
      if (gain <= 0) continue
      found.push({
        value: { name: printedName(line.text, bank), ifsc: bank.ifsc, country: bank.country },
        logProbability: gain - 12 + place,
        extent: line,
        evidence: 'known name',
      })
    }
    const own = ownName(line)
    if (own)
      found.push({
        value: { name: own.name, ifsc: null, country: null },
        logProbability: -6 + place,
        extent: own.extent,
        evidence: 'ends like a bank',
      })
  }
  return found
}

/** Large letters at the head of the leaf speak for the bank; running text ("payable at all branches of …") less so. */
function placeOf(leaf: Leaf, line: TextLine): number {
  const high = line.top < leaf.height * 0.3 ? 0 : line.top < leaf.height * 0.75 ? -0.6 : -1.2
  const size = Math.min(1, line.height / (leaf.height * 0.06)) * 1.2
  const running = /payable|branches|through|valid|for\s|favour|a\/c/i.test(line.text) ? -2.5 : 0
  const hand = line.confidence < 0.8 ? -1.5 : 0
  return high + size + running + hand
}

/** Cheapest way to read the name somewhere in the letters; null when nothing near it is there. */
function costWithin(letters: string, name: string): number | null {
  const exact = letters.indexOf(name)
  if (exact >= 0) return Math.min(2, (letters.length - name.length) * 0.04)
  if (name.length < 7 || letters.length < name.length - 2) return null
  // Quick refusal: at least half of the name's letter pairs must be there.
  let shared = 0
  for (let i = 0; i + 2 <= name.length; i++) if (letters.includes(name.slice(i, i + 2))) shared++
  if (shared < (name.length - 1) * 0.5) return null
  let best: number | null = null
  for (let start = 0; start <= letters.length - name.length + 2; start++)
    for (const length of [name.length - 1, name.length, name.length + 1]) {
      const part = letters.slice(start, start + length)
      if (part.length < name.length - 2) continue
      const cost = readingCost(part, name)
      if (cost < name.length * 0.55 && (best === null || cost < best)) best = cost
    }
  return best === null ? null : best + Math.min(2, (letters.length - name.length) * 0.04)
}

/** A name that the line carries on: "Standard Chartered Bank (Singapore) Limited", "Lloyds TSB Bank plc, PO Box …". */
function printedName(text: string, bank: Known): string {
  if (bank.ifsc && bank.country === 'IN' && !/[()]/.test(text)) return bank.name
  const segment = text.split(/[,;]|\s-\s?/)[0]!.trim()
  const letters = squeeze(segment)
  const clean = /^[\p{L}\s.&()'-]+$/u.test(segment)
  return clean && letters.includes(bank.letters) && letters.length <= bank.letters.length + 26 ? segment : bank.name
}

function ownName(line: TextLine): { name: string; extent: Extent } | null {
  if (!ending.test(line.text) || line.text.length > 60 || line.confidence < 0.75) return null
  if (/payable|branches|valid|through|account|your bank|sign|piggy/i.test(line.text)) return null
  const segment = line.text
    .split(/[,;]/)[0]!
    .replace(/^[^\p{L}]+/u, '')
    .trim()
  if (segment.length < 6 || !/^[\p{L}\s.&()'-]+$/u.test(segment)) return null
  return { name: segment, extent: partOf(line, 0, segment.length) }
}
