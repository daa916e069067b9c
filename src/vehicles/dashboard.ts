import type { PlacedText } from './placed-text.js'

/**
 * How much the texts of a photograph speak for a dashboard: marks of a speed or rev scale and the words on dials. 3 and
 * more is one; number plates and stickers on the outside of a vehicle rarely give 1.
 */
export function dashboardEvidence(lines: readonly PlacedText[]): number {
  let marks = 0
  let words = 0
  for (const { text } of lines) {
    if (isScaleMark(text)) marks++
    if (/km\s*\/\s*h|mph|rpm|x\s*1?[0o]{3}|\bodo\b|\btrip\b|km\s*\/\s*l|kmpl|r\/min|\bdte\b/i.test(text)) words++
  }
  return Math.min(3, Math.max(0, marks - 2)) + Math.min(3, 1.5 * words)
}

/** One mark of a scale, or several that were read as one line: 80, 100 120, 5. */
export const isScaleMark = (text: string): boolean => {
  const numbers = text
    .trim()
    .split(/[\s.-]+/)
    .filter(Boolean)
  return numbers.length > 0 && numbers.every((part) => /^\d{1,3}$/.test(part) && onScale(Number(part)))
}

/** Speeds are marked in tens up to 300, revolutions by single digits. */
const onScale = (value: number) => value <= 10 || (value <= 300 && value % 10 === 0)
