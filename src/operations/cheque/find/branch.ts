import { type Leaf, middleY, type TextLine, union } from '../leaf.js'
import { isVertical, type Rows } from '../rows.js'
import type { Found } from './found.js'

export interface BranchBlock {
  readonly branch: Found<string> | null
  readonly address: Found<string> | null
}

const address =
  /\b\d{3}\s?\d{3}\b|\b(?:road|street|st\.|marg|nagar|floor|shop|plot|sector|colony|bazaar|market|complex|tower|avenue|hyderabad|mumbai|delhi|kolkata|chennai|bengaluru|bangalore|pune|dist|near|opp)\b|\b\d{5}\b/i
const skip = /cancel|ifs|neft|rtgs|valid|payable|sign|rupees|bearer|swift|a\/c|tel\b|month|holiday|pay\b/i

/**
 * The block of small print by the bank's name or its IFSC: which branch, and where. The branch is named by the word
 * "branch", by a number in brackets, or is the first line of the block; the rest is its address.
 */
export function findBranch(
  leaf: Leaf,
  bank: TextLine | null,
  ifsc: { top: number; bottom: number; left: number } | null,
  rows: Rows,
): BranchBlock {
  const seeds = leaf.lines.filter(
    (line) =>
      !isVertical(line) && !isWritten(line, rows) && line.confidence > 0.75 && middleY(line) < leaf.height * 0.9,
  )
  const near = seeds.filter((line) => {
    if (skip.test(line.text.replace(/branch/i, '')) || line === bank || line.text.replace(/[^\p{L}]/gu, '').length < 4)
      return false
    const by = ifsc ?? bank
    if (!by) return /branch/i.test(line.text)
    const gap = Math.max(by.top - line.bottom, line.top - by.bottom)
    return (
      gap < line.height * 3.5 &&
      Math.abs(line.left - by.left) < leaf.width * 0.12 &&
      (address.test(line.text) || /branch|\(\d{4,6}\)/i.test(line.text) || gap < line.height * 2.2)
    )
  })
  if (!near.length) return { branch: null, address: null }
  const block = [...near].sort((a, b) => middleY(a) - middleY(b)).slice(0, 5)
  const named = block.find((line) => /branch|\(\d{4,6}\)/i.test(line.text)) ?? block[0]!
  const name = named.text
    .replace(/^.*?\(\d{4,6}\)\s*-?\s*/, '')
    .replace(/\bbranch\b.*$/i, '')
    .split(/[,:;]|\s-\s?\d|-\s?\d{3}/)[0]!
    .replace(/\s+main\s*$/i, ' Main')
    .trim()
  const rest = block.filter((line) => line !== named || (address.test(line.text) && !/\bbranch\W*$/i.test(line.text)))
  const sure = (lines: readonly TextLine[]) => Math.min(...lines.map(({ confidence }) => Math.log(confidence)))
  return {
    branch:
      name.length >= 3
        ? { value: name, logProbability: -0.7 + sure([named]) * 4, extent: named, evidence: 'block of the branch' }
        : null,
    address: rest.length
      ? {
          value: rest.map(({ text }) => text.trim().replace(/[,\s]+$/, '')).join(', '),
          logProbability: -1 + sure(rest) * 6,
          extent: union(rest),
          evidence: 'block of the branch',
        }
      : null,
  }
}

/** Whether the line stands on the row of "Pay" or on one of the words: what is written there may come close to the block. */
const isWritten = (line: TextLine, { pay, words, spacing }: Rows): boolean =>
  [...(pay ? [pay] : []), ...words.slice(0, 1)].some(
    ({ base }) => Math.abs(middleY(line) - (base - spacing * 0.33)) < spacing * 0.4,
  )
