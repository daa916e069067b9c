import type { Token } from '../token.js'
import { assign } from './assignment.js'
import { type CostTables, type Link, linkFlags, linkJoined, linkTokens } from './link.js'

/** One or more tokens of one name with one or more of the other. */
export interface Pair {
  readonly a: readonly number[]
  readonly b: readonly number[]
  readonly link: Link
}

/** How two names stand to each other, token by token. Numbers index the token lists that were given. */
export interface Alignment {
  /** Tokens that are the same, or spellings of each other. */
  readonly links: Pair[]
  /** An initial with a word that begins with it, or with the same initial. */
  readonly initials: Pair[]
  /** An initial against a word or initial of another letter. */
  readonly clashes: Pair[]
  /** Words that stand against each other and are not the same. */
  readonly contradictions: Pair[]
  /** Tokens of one name without a counterpart in the other. */
  readonly omittedA: number[]
  readonly omittedB: number[]
}

/** Two words at least this alike are taken for spellings of each other; below, they contradict. */
const linkFrom = 0.55

const sameLetter: Link = { similarity: 1, letters: 1, sounds: 1, flags: 0 }
const nearLetter: Link = { similarity: 0.8, letters: 0.5, sounds: 0.8, flags: 0 }
const otherLetter: Link = { similarity: 0, letters: 0, sounds: 0, flags: 0 }

/**
 * Aligns two token lists: equal words first, then words written together or apart, then the best assignment of the rest by
 * similarity, then initials. What is left on both sides contradicts, what is left on one side was omitted.
 */
export function align(a: readonly Token[], b: readonly Token[], costs: CostTables): Alignment {
  const alignment: Alignment = { links: [], initials: [], clashes: [], contradictions: [], omittedA: [], omittedB: [] }
  const freeA = new Uint8Array(a.length).fill(1)
  const freeB = new Uint8Array(b.length).fill(1)
  for (let i = 0; i < a.length; i++)
    for (let j = 0; j < b.length; j++)
      if (freeB[j] === 1 && a[i]!.text === b[j]!.text && a[i]!.initial === b[j]!.initial) {
        const pair = { a: [i], b: [j], link: a[i]!.initial ? sameLetter : exact }
        ;(a[i]!.initial ? alignment.initials : alignment.links).push(pair)
        freeA[i] = 0
        freeB[j] = 0
        break
      }
  const restA = words(a, freeA)
  const restB = words(b, freeB)
  if (restA.length > 0 && restB.length > 0) {
    if (restA.length > 1) joinParts(a, freeA, b, freeB, costs, alignment, false)
    if (restB.length > 1) joinParts(b, freeB, a, freeA, costs, alignment, true)
    assignWords(a, freeA, b, freeB, costs, alignment)
  }
  placeInitials(a, freeA, b, freeB, alignment, false)
  placeInitials(b, freeB, a, freeA, alignment, true)
  settleRest(a, freeA, b, freeB, costs, alignment)
  return alignment
}

const exact: Link = { similarity: 1, letters: 1, sounds: 1, flags: linkFlags.exact }

function words(tokens: readonly Token[], free: Uint8Array): number[] {
  const out: number[] = []
  for (let i = 0; i < tokens.length; i++) if (free[i] === 1 && !tokens[i]!.initial) out.push(i)
  return out
}

/** Venkata Ramana with Venkataramana: two or three neighbouring words of `a` as one word of `b`. */
function joinParts(
  a: readonly Token[],
  freeA: Uint8Array,
  b: readonly Token[],
  freeB: Uint8Array,
  costs: CostTables,
  alignment: Alignment,
  swapped: boolean,
): void {
  for (let i = 0; i + 1 < a.length; i++)
    for (let size = 2; size <= 3 && i + size <= a.length; size++) {
      const parts: Token[] = []
      const indices: number[] = []
      for (let k = i; k < i + size; k++)
        if (freeA[k] === 1) {
          parts.push(a[k]!)
          indices.push(k)
        }
      if (parts.length < size) break
      for (let j = 0; j < b.length; j++) {
        const whole = b[j]!
        if (freeB[j] === 0 || whole.initial || whole.text.length < 4) continue
        const link = linkJoined(parts, whole, costs)
        if (link === undefined) continue
        let better = true
        for (const part of parts)
          if (!part.initial && linkTokens(part, whole, costs).similarity >= link.similarity) better = false
        if (!better) continue
        alignment.links.push(swapped ? { a: [j], b: indices, link } : { a: indices, b: [j], link })
        for (const k of indices) freeA[k] = 0
        freeB[j] = 0
        break
      }
    }
}

function assignWords(
  a: readonly Token[],
  freeA: Uint8Array,
  b: readonly Token[],
  freeB: Uint8Array,
  costs: CostTables,
  alignment: Alignment,
): void {
  const left = words(a, freeA)
  const right = words(b, freeB)
  if (left.length === 0 || right.length === 0) return
  const swapped = left.length > right.length
  const rows = swapped ? right : left
  const columns = swapped ? left : right
  const links: Link[] = []
  const gain = new Float64Array(rows.length * columns.length)
  for (let r = 0; r < rows.length; r++)
    for (let c = 0; c < columns.length; c++) {
      const i = swapped ? columns[c]! : rows[r]!
      const j = swapped ? rows[r]! : columns[c]!
      const link = linkTokens(a[i]!, b[j]!, costs)
      links.push(link)
      // squared, so that one good link beats two middling ones
      gain[r * columns.length + c] = link.similarity * link.similarity
    }
  const chosen = assign(gain, rows.length, columns.length)
  for (let r = 0; r < rows.length; r++) {
    const c = chosen[r]!
    const link = links[r * columns.length + c]!
    if (link.similarity < linkFrom) continue
    const i = swapped ? columns[c]! : rows[r]!
    const j = swapped ? rows[r]! : columns[c]!
    alignment.links.push({ a: [i], b: [j], link })
    freeA[i] = 0
    freeB[j] = 0
  }
}

const letterKin = ['cks', 'kq', 'jgz', 'vwb', 'fp', 'iey', 'uow', 'szx', 'ao']

function letterLink(x: string, y: string): Link {
  if (x === y) return sameLetter
  return letterKin.some((kin) => kin.includes(x) && kin.includes(y)) ? nearLetter : otherLetter
}

/** Gives each free initial of `a` the first free word of `b` that begins with its letter. */
function placeInitials(
  a: readonly Token[],
  freeA: Uint8Array,
  b: readonly Token[],
  freeB: Uint8Array,
  alignment: Alignment,
  swapped: boolean,
): void {
  for (let i = 0; i < a.length; i++) {
    if (freeA[i] === 0 || !a[i]!.initial) continue
    const letter = a[i]!.text[0]!
    for (let j = 0; j < b.length; j++) {
      if (freeB[j] === 0 || b[j]!.initial || b[j]!.text[0] !== letter) continue
      alignment.initials.push(swapped ? { a: [j], b: [i], link: sameLetter } : { a: [i], b: [j], link: sameLetter })
      freeA[i] = 0
      freeB[j] = 0
      break
    }
  }
}

function settleRest(
  a: readonly Token[],
  freeA: Uint8Array,
  b: readonly Token[],
  freeB: Uint8Array,
  costs: CostTables,
  alignment: Alignment,
): void {
  for (let i = 0; i < a.length; i++) {
    if (freeA[i] === 0) continue
    let best = -1
    let bestLink = otherLetter
    for (let j = 0; j < b.length; j++) {
      if (freeB[j] === 0) continue
      const x = a[i]!
      const y = b[j]!
      const link = x.initial || y.initial ? letterLink(x.text[0]!, y.text[0]!) : linkTokens(x, y, costs)
      if (best < 0 || link.similarity > bestLink.similarity) {
        best = j
        bestLink = link
      }
    }
    if (best < 0) {
      alignment.omittedA.push(i)
      continue
    }
    freeA[i] = 0
    freeB[best] = 0
    const pair = { a: [i], b: [best], link: bestLink }
    if (!a[i]!.initial && !b[best]!.initial) alignment.contradictions.push(pair)
    else if (bestLink.similarity >= 0.8 && a[i]!.origin !== b[best]!.origin) alignment.initials.push(pair)
    else alignment.clashes.push(pair)
  }
  for (let j = 0; j < b.length; j++) if (freeB[j] === 1) alignment.omittedB.push(j)
}
