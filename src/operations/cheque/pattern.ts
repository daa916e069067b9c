import type { TextLine } from './leaf.js'

/** Letters in a row that are counted. */
const gramLength = 4
/** A row of letters that stands so often on one leaf is no text of its form: no word of it is printed more than six times. */
const often = 8
/** A line is pattern where more of its rows of letters than this are. */
const mostly = 0.6
/** The bank's name at the head may have the same letters; it is higher than those of the pattern by more than this. */
const higher = 1.4

/**
 * The lines without the bank's name that is printed over and over into the paper ("CANARABANK-CANARABANK-…", "SAVINGS
 * ASSOCIATION"), whole or in fragments.
 */
export function withoutPattern(lines: readonly TextLine[]): readonly TextLine[] {
  const letters = lines.map(({ text }) => (/\d/.test(text) ? '' : text.toLowerCase().replace(/[^a-z]/g, '')))
  const counts = new Map<string, number>()
  for (const each of letters) for (const gram of gramsOf(each)) counts.set(gram, (counts.get(gram) ?? 0) + 1)
  const isPattern = letters.map((each) => {
    const grams = gramsOf(each)
    const repeated = grams.filter((gram) => counts.get(gram)! >= often).length
    return grams.length > 0 && repeated > grams.length * mostly
  })
  const pattern = lines.filter((_, index) => isPattern[index])
  if (pattern.length < 3) return lines
  const height = pattern.map((line) => line.height).sort((a, b) => a - b)[pattern.length >> 1]!
  const printed = letters.filter((_, index) => isPattern[index]).join(' ')
  return lines.filter((line, index) => {
    const fragment = letters[index]!.length > 0 && letters[index]!.length <= gramLength
    return line.height > height * higher || !(isPattern[index] || (fragment && printed.includes(letters[index]!)))
  })
}

function gramsOf(letters: string): string[] {
  const grams: string[] = []
  for (let at = 0; at + gramLength <= letters.length; at++) grams.push(letters.slice(at, at + gramLength))
  return grams
}
