import { foreignBanks } from '../../../knowledge/foreign-banks.js'
import { indianBanks } from '../../../knowledge/indian-banks.js'
import { readingCost } from '../../../values/edit-distance.js'
import { type Anchor, ofKind } from '../anchors.js'
import { type Extent, type Leaf, middleY, partOf, sharedRows, type TextLine, union } from '../leaf.js'
import { isVertical, type Rows } from '../rows.js'
import type { Found } from './found.js'

export interface BankName {
  /** The name as it is known, or as it is printed where it is not. */
  readonly name: string
  /** First letters of its IFSCs, where it is an Indian bank. */
  readonly ifsc: string | null
  readonly country: string | null
}

const squeeze = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '')

interface Known extends BankName {
  readonly letters: string
  readonly pairs: readonly string[]
}

/** Where the words of a text begin among its bare letters. */
function startsOf(text: string): number[] {
  let at = 0
  return text.split(/[^\p{L}]+/u).flatMap((word) => {
    const start = at
    at += squeeze(word).length
    return at > start ? [start] : []
  })
}

const pairsOf = (letters: string) => [...letters].slice(1).map((letter, index) => letters[index]! + letter)

const known: readonly Known[] = [
  ...indianBanks.flatMap(({ ifsc, name, otherNames }) =>
    [name, ...otherNames].map((each) => ({ name, ifsc, country: 'IN', letters: squeeze(each) })),
  ),
  ...foreignBanks.map(({ name, country }) => ({ name, ifsc: null, country, letters: squeeze(name) })),
]
  .filter(({ letters }) => letters.length >= 4)
  .map((bank) => ({ ...bank, pairs: pairsOf(bank.letters) }))

/** Words that end a bank's own name where it is not in the table. */
const ending =
  /^bank\s+\p{L}+$|\b(?:bank\s+of\s+\p{L}+|bank(?:\s+(?:plc|ltd|limited|n\.?a\.?))?|credit\s+union|savings\s+bank|trust\s+company|building\s+society)\b/iu

/** Names of banks on the leaf: known ones, spelled within a few misread letters, and lines that end like a bank's name. */
export function findBankNames(leaf: Leaf): Found<BankName>[] {
  const found: Found<BankName>[] = []
  for (const line of [...leaf.lines, ...stacked(leaf)]) {
    if (isVertical(line)) continue
    const letters = squeeze(line.text)
    if (letters.length < 4) continue
    const place = placeOf(leaf, line)
    const pairs = new Set(pairsOf(letters))
    const starts = startsOf(line.text)
    for (const bank of known) {
      const cost = costWithin(letters, starts, pairs, bank)
      if (cost === null) continue
      // A long name that fits says more than a short one.
      const gain = Math.min(13, bank.letters.length * 0.8) - cost * 1.1
      if (gain <= 0) continue
      const printed = printedName(line, bank)
      found.push({
        value: { name: printed, ifsc: bank.ifsc, country: bank.country },
        // A name that the leaf carries on says more than its known part.
        logProbability: gain - 12 + place + (printed === bank.name ? 0 : 1) - (hasForeword(line.text, bank) ? 2.5 : 0),
        extent: line,
        evidence: 'known name',
      })
    }
    const own = ownName(line)
    // Nearly a known name, letter for letter, is that name misread rather than another bank's.
    if (own && !(line.confidence < 0.96 && known.some((bank) => isMisreading(letters, pairs, bank))))
      found.push({
        value: { name: own.name, ifsc: null, country: null },
        logProbability: -2.5 + place,
        extent: own.extent,
        evidence: 'ends like a bank',
      })
  }
  return found
}

/** Names that stand on two lines or in two parts: "BANK" over "FORWARD", "YES" beside "BANK", "… BANK" over "OF …". */
function stacked(leaf: Leaf): TextLine[] {
  const lines = leaf.lines.filter((line) => !isVertical(line) && line.confidence > 0.85 && line.text.trim().length < 40)
  return lines.flatMap((line) =>
    lines.flatMap((other) => {
      if (other === line) return []
      const under =
        other.top > middleY(line) &&
        other.top - line.bottom < line.height * 0.8 &&
        Math.min(line.right, other.right) - Math.max(line.left, other.left) >
          0.5 * Math.min(line.right - line.left, other.right - other.left)
      const beside =
        sharedRows(line, other) > 0.6 &&
        other.left > line.right - line.height * 0.5 &&
        other.left - line.right < line.height * 1.5
      if (!under && !beside) return []
      if (Math.min(line.text.trim().length, other.text.trim().length) < 3) return []
      const alone =
        (under && /^bank$/i.test(line.text.trim()) && Math.abs(line.height - other.height) < line.height * 0.35) ||
        /^bank\W*$/i.test(other.text.trim())
      if (!alone && !(/\bbank$/i.test(line.text.trim()) && /^of\b/i.test(other.text.trim()))) return []
      return [
        {
          ...line,
          ...union([line, other]),
          text: `${line.text.trim()} ${other.text.trim()}`,
          confidence: Math.min(line.confidence, other.confidence),
        },
      ]
    }),
  )
}

/** Large letters at the head of the leaf speak for the bank; running text ("payable at all branches of …") less so. */
function placeOf(leaf: Leaf, line: TextLine): number {
  const high = line.top < leaf.height * 0.3 ? 0 : line.top < leaf.height * 0.75 ? -0.6 : -1.2
  const size = Math.min(1, line.height / (leaf.height * 0.06)) * 1.2
  const running = /payable|branches|through|valid|for\s|favour|a\/c/i.test(line.text) ? -2.5 : 0
  const hand = line.confidence < 0.8 ? -1.5 : 0
  return high + size + running + hand
}

/** Cheapest way to read the name in the letters, from the start of one of its words if letters differ; null when nothing near it is there. */
function costWithin(
  letters: string,
  starts: readonly number[],
  pairs: ReadonlySet<string>,
  { letters: name, pairs: wanted }: Known,
): number | null {
  const rest = Math.min(2, Math.max(0, letters.length - name.length) * 0.04)
  const exact = letters.indexOf(name)
  if (exact >= 0) return rest
  if (name.length < 7 || letters.length < name.length - 2) return null
  // Quick refusal: most of the name's letter pairs must be there.
  let shared = 0
  for (const pair of wanted) if (pairs.has(pair)) shared++
  if (shared < wanted.length * 0.55) return null
  let best: number | null = null
  for (const start of starts) {
    if (start > letters.length - name.length + 2) break
    for (const length of [name.length - 1, name.length, name.length + 1]) {
      const part = letters.slice(start, start + length)
      if (part.length < name.length - 2) continue
      const cost = readingCost(part, name)
      if (cost < name.length * 0.55 && (best === null || cost < best)) best = cost
    }
  }
  return best === null ? null : best + rest
}

/** Whether the whole line is the name with some letters misread. */
function isMisreading(letters: string, pairs: ReadonlySet<string>, bank: Known): boolean {
  const own = letters.replace(/(?:limited|ltd)$/, '')
  if (own === bank.letters || Math.abs(own.length - bank.letters.length) > bank.letters.length * 0.2) return false
  return (costWithin(own, [0], pairs, bank) ?? Number.POSITIVE_INFINITY) < bank.letters.length * 0.5
}

/** Words that a name may carry on with and stay the same. */
const plainEnd = /^(?:the|bank|ltd|limited|n\.?a\.?|co\.?|india|of|and|&|member|fdic)*$/i

/** The name as the leaf carries it on: "Standard Chartered Bank (Singapore) Limited", "HSBC Bank Middle East Limited". */
function printedName(line: TextLine, bank: Known): string {
  const segment = line.text.split(/[,;]|\s-\s?/)[0]!.trim()
  if (line.confidence < 0.9 || !/^[\p{L}\s.&()'-]+$/u.test(segment)) return bank.name
  const letters = squeeze(segment)
  if (!letters.startsWith(bank.letters) && !letters.startsWith(`the${bank.letters}`)) return bank.name
  const further = letters.slice(letters.indexOf(bank.letters) + bank.letters.length)
  return further.length > 26 || plainEnd.test(further) ? bank.name : segment
}

/** Whether another word stands before the name and makes it another bank's: "Demo Bank of India". */
function hasForeword(text: string, bank: Known): boolean {
  const words = text.split(/[^\p{L}]+/u).filter((word) => word.length > 1)
  const letters = words.map(squeeze)
  for (let i = 1; i < letters.length; i++)
    if (letters.slice(i).join('').startsWith(bank.letters))
      return letters[i - 1]!.length >= 3 && !/^(?:the|of|at|m)$/i.test(words[i - 1]!)
  return false
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

/**
 * The bank of an American cheque that calls itself by another word than "bank": the first line of the small block under
 * the amount in words, over the memo, with its address below.
 */
export function findBankBlock(leaf: Leaf, anchors: readonly Anchor[], rows: Rows): Found<BankName>[] {
  const base = rows.words.at(-1)?.base
  if (base === undefined || !ofKind(anchors, 'dollars', 'order_of').length) return []
  const memo = ofKind(anchors, 'memo').find(({ extent }) => extent.top > base)?.extent.top ?? leaf.height * 0.82
  const block = leaf.lines
    .filter(
      (line) =>
        !isVertical(line) &&
        line.top > base - rows.spacing * 0.1 &&
        line.bottom < memo + line.height * 0.5 &&
        line.right < leaf.width * 0.55,
    )
    .sort((a, b) => a.top - b.top)
  const first = block[0]
  if (!first || first.confidence < 0.9 || !/^[\p{L}\s.&'-]{5,}$/u.test(first.text.trim())) return []
  const address = block.slice(1, 3).some((line) => /\d/.test(line.text) && line.top - first.bottom < first.height * 3)
  return address
    ? [
        {
          value: { name: first.text.trim(), ifsc: null, country: null },
          logProbability: -4,
          extent: first,
          evidence: 'block under the amount',
        },
      ]
    : []
}
