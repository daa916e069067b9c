import { maxTokens, type Token } from '../token.js'
import { assign } from './assignment.js'
import { type CostTables, exactLink, type Link, linkJoined, linkTokens } from './link.js'

/** A token of one name with a token of the other; where words are written together on one side, `span` neighbouring tokens. */
export interface Pair {
  readonly a: number
  readonly b: number
  readonly spanA: number
  readonly spanB: number
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

// One alignment at a time, reused by the next: the marks of tokens that are still free, and the links that were measured.
const freeA = new Uint8Array(maxTokens)
const freeB = new Uint8Array(maxTokens)
const measured: (Link | undefined)[] = new Array(maxTokens * maxTokens).fill(undefined)

/** The link of two words, measured once in an alignment however many steps ask for it. */
function linkOf(a: readonly Token[], i: number, b: readonly Token[], j: number, costs: CostTables): Link {
  const at = i * b.length + j
  let link = measured[at]
  if (link === undefined) {
    link = linkTokens(a[i]!, b[j]!, costs)
    measured[at] = link
  }
  return link
}

const single = (a: number, b: number, link: Link): Pair => ({ a, b, spanA: 1, spanB: 1, link })

/**
 * Aligns two token lists: equal words first, then words written together or apart, then the best assignment of the rest by
 * similarity, then initials. What is left on both sides contradicts, what is left on one side was omitted.
 */
export function align(a: readonly Token[], b: readonly Token[], costs: CostTables): Alignment {
  const alignment: Alignment = { links: [], initials: [], clashes: [], contradictions: [], omittedA: [], omittedB: [] }
  freeA.fill(1, 0, a.length)
  freeB.fill(1, 0, b.length)
  let restA = 0
  let restB = 0
  for (let j = 0; j < b.length; j++) if (!b[j]!.initial) restB++
  for (let i = 0; i < a.length; i++) {
    const token = a[i]!
    if (!token.initial) restA++
    for (let j = 0; j < b.length; j++) {
      const other = b[j]!
      if (freeB[j] === 0 || token.initial !== other.initial || token.text !== other.text) continue
      if (token.initial) alignment.initials.push(single(i, j, sameLetter))
      else {
        alignment.links.push(single(i, j, exactLink))
        restA--
        restB--
      }
      freeA[i] = 0
      freeB[j] = 0
      break
    }
  }
  if (restA > 0 && restB > 0) {
    for (let k = a.length * b.length; k >= 0; k--) measured[k] = undefined
    if (restA > 1) joinParts(a, freeA, b, freeB, costs, alignment, false)
    if (restB > 1) joinParts(b, freeB, a, freeA, costs, alignment, true)
    assignWords(a, b, costs, alignment)
  }
  placeInitials(a, freeA, b, freeB, alignment, false)
  placeInitials(b, freeB, a, freeA, alignment, true)
  settleRest(a, b, costs, alignment)
  return alignment
}

/** Venkata Ramana with Venkataramana: two or three neighbouring words of `a` as one word of `b`. */
function joinParts(
  a: readonly Token[],
  openA: Uint8Array,
  b: readonly Token[],
  openB: Uint8Array,
  costs: CostTables,
  alignment: Alignment,
  swapped: boolean,
): void {
  for (let j = 0; j < b.length; j++) {
    const whole = b[j]!
    if (openB[j] === 0 || whole.initial || whole.text.length < 4) continue
    next: for (let i = 0; i + 1 < a.length; i++) {
      let length = 0
      for (let size = 1; size <= 3 && i + size <= a.length; size++) {
        const last = a[i + size - 1]!
        if (openA[i + size - 1] === 0) continue next
        length += last.text.length
        if (length > whole.text.length + 3) continue next
        if (size === 1 || length < whole.text.length - 3) continue
        const parts = a.slice(i, i + size)
        const link = linkJoined(parts, whole, costs)
        if (link === undefined) continue
        if (parts.some((part) => !part.initial && linkTokens(part, whole, costs).similarity >= link.similarity))
          continue
        alignment.links.push(
          swapped ? { a: j, b: i, spanA: 1, spanB: size, link } : { a: i, b: j, spanA: size, spanB: 1, link },
        )
        openA.fill(0, i, i + size)
        openB[j] = 0
        break next
      }
    }
  }
}

const rowsOf: number[] = []
const columnsOf: number[] = []
const gain = new Float64Array(maxTokens * maxTokens)

function assignWords(a: readonly Token[], b: readonly Token[], costs: CostTables, alignment: Alignment): void {
  rowsOf.length = 0
  columnsOf.length = 0
  for (let i = 0; i < a.length; i++) if (freeA[i] === 1 && !a[i]!.initial) rowsOf.push(i)
  for (let j = 0; j < b.length; j++) if (freeB[j] === 1 && !b[j]!.initial) columnsOf.push(j)
  if (rowsOf.length === 0 || columnsOf.length === 0) return
  const swapped = rowsOf.length > columnsOf.length
  const rows = swapped ? columnsOf : rowsOf
  const columns = swapped ? rowsOf : columnsOf
  const links: Link[] = []
  let best = 0
  for (let r = 0; r < rows.length; r++)
    for (let c = 0; c < columns.length; c++) {
      const link = swapped ? linkOf(a, columns[c]!, b, rows[r]!, costs) : linkOf(a, rows[r]!, b, columns[c]!, costs)
      links.push(link)
      // squared, so that one good link beats two middling ones
      gain[r * columns.length + c] = link.similarity * link.similarity
      if (link.similarity > best) best = link.similarity
    }
  if (best < linkFrom) return
  const chosen = assign(gain, rows.length, columns.length)
  for (let r = 0; r < rows.length; r++) {
    const c = chosen[r]!
    const link = links[r * columns.length + c]!
    if (link.similarity < linkFrom) continue
    const i = swapped ? columns[c]! : rows[r]!
    const j = swapped ? rows[r]! : columns[c]!
    alignment.links.push(single(i, j, link))
    freeA[i] = 0
    freeB[j] = 0
  }
}

/** Initials that other spellings and scripts write with another letter: Z for J, V for W, C for K. */
const letterKin = ['ck', 'cs', 'kq', 'jg', 'jz', 'vwb', 'fp', 'iy', 'ei', 'sz', 'sx']

function letterLink(x: string, y: string): Link {
  if (x === y) return sameLetter
  return letterKin.some((kin) => kin.includes(x) && kin.includes(y)) ? nearLetter : otherLetter
}

/** Gives each free initial of `a` the first free word of `b` that begins with its letter. */
function placeInitials(
  a: readonly Token[],
  openA: Uint8Array,
  b: readonly Token[],
  openB: Uint8Array,
  alignment: Alignment,
  swapped: boolean,
): void {
  for (let i = 0; i < a.length; i++) {
    if (openA[i] === 0 || !a[i]!.initial) continue
    const letter = a[i]!.text.charCodeAt(0)
    for (let j = 0; j < b.length; j++) {
      if (openB[j] === 0 || b[j]!.initial || b[j]!.text.charCodeAt(0) !== letter) continue
      alignment.initials.push(swapped ? single(j, i, sameLetter) : single(i, j, sameLetter))
      openA[i] = 0
      openB[j] = 0
      break
    }
  }
}

function settleRest(a: readonly Token[], b: readonly Token[], costs: CostTables, alignment: Alignment): void {
  for (let i = 0; i < a.length; i++) {
    if (freeA[i] === 0) continue
    let best = -1
    let bestLink = otherLetter
    for (let j = 0; j < b.length; j++) {
      if (freeB[j] === 0) continue
      const x = a[i]!
      const y = b[j]!
      const link =
        x.initial && y.initial
          ? otherLetter
          : x.initial || y.initial
            ? letterLink(x.text[0]!, y.text[0]!)
            : linkOf(a, i, b, j, costs)
      if (best < 0 || link.similarity > bestLink.similarity) {
        best = j
        bestLink = link
      }
    }
    if (best < 0) {
      alignment.omittedA.push(i)
      continue
    }
    freeB[best] = 0
    const pair = single(i, best, bestLink)
    if (!a[i]!.initial && !b[best]!.initial) alignment.contradictions.push(pair)
    else if (bestLink.similarity >= 0.8 && a[i]!.origin !== b[best]!.origin) alignment.initials.push(pair)
    else alignment.clashes.push(pair)
  }
  for (let j = 0; j < b.length; j++) if (freeB[j] === 1) alignment.omittedB.push(j)
}
