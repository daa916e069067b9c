import { wordBag } from './word-bag.js'

interface Said {
  readonly confidence: number
  readonly right: boolean
}

/** Words as they were read: right where the truth has them, each as often as it does; the surest are matched first. */
export function judgeWords(truth: string, words: readonly { text: string; confidence: number }[]): Said[] {
  const left = wordBag(truth)
  return [...words]
    .sort((a, b) => b.confidence - a.confidence)
    .flatMap(({ text, confidence }) => {
      const parts = [...wordBag(text)]
      if (!parts.length) return []
      const right = parts.every(([part, count]) => (left.get(part) ?? 0) >= count)
      for (const [part, count] of parts) left.set(part, (left.get(part) ?? 0) - count)
      return [{ confidence, right }]
    })
}

/** Expected calibration error over tenths (Naeini et al. 2015), and what was said and what was right in each. */
export function calibrationOf(said: readonly Said[]): { error: number; tenths: string } {
  let error = 0
  const tenths: string[] = []
  for (let tenth = 0; tenth < 10; tenth++) {
    const inside = said.filter(({ confidence }) => Math.min(9, Math.floor(confidence * 10)) === tenth)
    if (!inside.length) continue
    const mean = inside.reduce((sum, { confidence }) => sum + confidence, 0) / inside.length
    const right = inside.filter((each) => each.right).length / inside.length
    error += (Math.abs(mean - right) * inside.length) / said.length
    tenths.push(`${mean.toFixed(2)}: ${right.toFixed(2)} (${inside.length})`)
  }
  return { error, tenths: tenths.join('  ') }
}
