import { confusionCost, gapCost, isPair, pairCost } from './look-alikes.js'

/** One more row of an alignment: costs of having read up to `at` where each start of `meant` was written. */
export function nextRow(
  read: string,
  at: number,
  meant: string,
  rows: { previous: readonly number[]; before: readonly number[] | null },
  extra = 0,
): number[] {
  const { previous, before } = rows
  const letter = read.charCodeAt(at)
  const letterBefore = at > 0 ? read.charCodeAt(at - 1) : 0
  const current = new Array<number>(meant.length + 1)
  current[0] = previous[0]! + gapCost + extra
  let meantBefore = 0
  for (let j = 1; j <= meant.length; j++) {
    const wanted = meant.charCodeAt(j - 1)
    let cost = previous[j - 1]! + confusionCost(letter, wanted) + extra
    const skipped = previous[j]! + gapCost + extra
    if (skipped < cost) cost = skipped
    const missed = current[j - 1]! + gapCost
    if (missed < cost) cost = missed
    if (before && isPair(wanted, letterBefore, letter) && before[j - 1]! + pairCost + extra < cost)
      cost = before[j - 1]! + pairCost + extra
    if (j > 1 && isPair(letter, meantBefore, wanted) && previous[j - 2]! + pairCost + extra < cost)
      cost = previous[j - 2]! + pairCost + extra
    current[j] = cost
    meantBefore = wanted
  }
  return current
}

const firstRows: (readonly number[])[] = []

/** The alignment of nothing read: each letter of `meant` missed. Shared by all words of one length. */
export function firstRow({ length }: string): readonly number[] {
  firstRows[length] ??= Array.from({ length: length + 1 }, (_, j) => j * gapCost)
  return firstRows[length]!
}

/** Cost in nats of having read `read` where `meant` was written; both lower case. */
export function readingCost(read: string, meant: string): number {
  let before: readonly number[] | null = null
  let previous = firstRow(meant)
  for (let i = 0; i < read.length; i++) {
    const current = nextRow(read, i, meant, { previous, before })
    before = previous
    previous = current
  }
  return previous[meant.length]!
}

/** Plain edit distance. */
export function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const current = [i]
    for (let j = 1; j <= b.length; j++)
      current[j] = Math.min(previous[j]! + 1, current[j - 1]! + 1, previous[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1))
    previous = current
  }
  return previous[b.length]!
}

/** 1 for equal texts, 0 for texts that share nothing. */
export const similarity = (a: string, b: string): number =>
  a.length || b.length ? 1 - editDistance(a, b) / Math.max(a.length, b.length) : 1
