import { phonemeCount, phonemes } from './phonemes.js'

/** Longest token that is compared letter by letter; what is longer is cut. */
export const maxTokenLength = 40

const rowBefore = new Float64Array(maxTokenLength + 1)
const rowLast = new Float64Array(maxTokenLength + 1)
const row = new Float64Array(maxTokenLength + 1)

/**
 * Letters that scanners and fingers mistake for each other, with the cost of the mistake. Scanner confusions by shape cost
 * 0.5, neighbours on a QWERTY keyboard 0.8.
 */
const letterCosts = new Float64Array(128 * 128).fill(1)
function confuse(pairs: string, cost: number): void {
  for (const pair of pairs.split(' ')) {
    const x = pair.charCodeAt(0)
    const y = pair.charCodeAt(1)
    letterCosts[x * 128 + y] = cost
    letterCosts[y * 128 + x] = cost
  }
}
const keyboard = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
for (const [r, keys] of keyboard.entries())
  for (const [i, key] of [...keys].entries()) {
    const neighbours = [keys[i + 1], keyboard[r + 1]?.[i], keyboard[r + 1]?.[i - 1]]
    for (const other of neighbours) if (other) confuse(key + other, 0.8)
  }
confuse('o0 il i1 l1 s5 b8 z2 g9 g6 t7 ce uv nh rn ec gq lt ij ao b6 e3', 0.5)
for (let i = 0; i < 128; i++) letterCosts[i * 129] = 0

/**
 * Damerau-Levenshtein (optimal string alignment) over letters with weighted substitutions. A common beginning and end cost
 * nothing and are left out first: spellings of one name have little else.
 */
export function letterDistance(a: string, b: string): number {
  let n = Math.min(a.length, maxTokenLength)
  let m = Math.min(b.length, maxTokenLength)
  let start = 0
  while (start < n && start < m && a.charCodeAt(start) === b.charCodeAt(start)) start++
  while (n > start && m > start && a.charCodeAt(n - 1) === b.charCodeAt(m - 1)) {
    n--
    m--
  }
  if (n === start || m === start) return n + m - 2 * start
  let last = rowLast
  let current = row
  let before = rowBefore
  for (let j = start; j <= m; j++) last[j] = j - start
  for (let i = start + 1; i <= n; i++) {
    const x = a.charCodeAt(i - 1) & 127
    current[start] = i - start
    for (let j = start + 1; j <= m; j++) {
      const y = b.charCodeAt(j - 1) & 127
      let best = last[j - 1]! + letterCosts[x * 128 + y]!
      const deletion = last[j]! + 1
      if (deletion < best) best = deletion
      const insertion = current[j - 1]! + 1
      if (insertion < best) best = insertion
      if (i > start + 1 && j > start + 1 && x === (b.charCodeAt(j - 2) & 127) && y === (a.charCodeAt(i - 2) & 127)) {
        const swap = before[j - 2]! + 0.9
        if (swap < best) best = swap
      }
      current[j] = best
    }
    const spare = before
    before = last
    last = current
    current = spare
  }
  return last[m]!
}

/** Costs of turning one phoneme into another: `[from * phonemeCount + to]`, 0 standing for nothing. */
export type PhonemeCosts = Float64Array

/** Cheapest way to turn the phonemes of `a` into those of `b` between their common beginning and end. Both are cut at `maxTokenLength`. */
export function phonemeDistance(a: Uint8Array, b: Uint8Array, costs: PhonemeCosts): number {
  let n = Math.min(a.length, maxTokenLength)
  let m = Math.min(b.length, maxTokenLength)
  let start = 0
  while (start < n && start < m && a[start] === b[start]) start++
  while (n > start && m > start && a[n - 1] === b[m - 1]) {
    n--
    m--
  }
  let last = rowLast
  let current = row
  last[start] = 0
  for (let j = start + 1; j <= m; j++) last[j] = last[j - 1]! + costs[b[j - 1]!]!
  for (let i = start + 1; i <= n; i++) {
    const from = a[i - 1]! * phonemeCount
    const drop = costs[from]!
    current[start] = last[start]! + drop
    for (let j = start + 1; j <= m; j++) {
      const y = b[j - 1]!
      let best = last[j - 1]! + costs[from + y]!
      const deletion = last[j]! + drop
      if (deletion < best) best = deletion
      const insertion = current[j - 1]! + costs[y]!
      if (insertion < best) best = insertion
      current[j] = best
    }
    const spare = last
    last = current
    current = spare
  }
  return last[m]!
}

/** Costs by kind of sound alone; the starting point of training and of tests that need no trained table. */
export function plainPhonemeCosts(): PhonemeCosts {
  const vowels = 'aeiouAIUy'
  const kin = ['bBpvwPf', 'cCsSzjJZ', 'dDtT', 'gGkKh', 'lr', 'mn', 'iIyjJ', 'uUvw']
  const costs = new Float64Array(phonemeCount * phonemeCount)
  for (const [i, x] of [...phonemes].entries())
    for (const [j, y] of [...phonemes].entries()) {
      if (i === j) continue
      const single = i === 0 ? y : j === 0 ? x : ''
      let cost = 1
      if (single !== '') cost = vowels.includes(single) ? 0.5 : single === 'h' ? 0.4 : 1
      else if (vowels.includes(x) && vowels.includes(y)) cost = 0.4
      else if (kin.some((group) => group.includes(x) && group.includes(y))) cost = 0.4
      costs[i * phonemeCount + j] = cost
    }
  return costs
}
