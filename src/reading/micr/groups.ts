import { median } from './median.js'
import { halfWidth, type MicrSymbol } from './symbols.js'

type Placed = Pick<MicrSymbol, 'text' | 'middle'>

/** The distance from one cell to the next: most neighbours touch, so it is the median once the gaps are left out. */
export function pitchOf(symbols: readonly Pick<MicrSymbol, 'middle'>[]): number {
  const steps = symbols.slice(1).map(({ middle }, index) => middle - symbols[index]!.middle)
  const rough = median(steps)
  return median(steps.filter((step) => step < 1.5 * rough && step > 0.5 * rough)) || rough
}

/**
 * The line's text with one space where at least half a cell stands empty. E-13B aligns characters at their right edges,
 * so those are compared and not the middles.
 */
export function spaceGroups(symbols: readonly Placed[]): string {
  const pitch = pitchOf(symbols)
  const right = ({ text, middle }: Placed) => middle + halfWidth(text, pitch)
  return symbols
    .map((symbol, index) => {
      const before = symbols[index - 1]
      return before && right(symbol) - right(before) > 1.5 * pitch ? ` ${symbol.text}` : symbol.text
    })
    .join('')
}
