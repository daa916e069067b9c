/** One symbol of a line by its middle, in any unit of length. */
export interface PlacedSymbol {
  readonly text: string
  readonly middle: number
}

/** Widths of the symbols and pitch between right edges, in units of E-13B's grid of 0.013 inch (ISO 1004-1). */
const WIDTHS: Readonly<Record<string, number>> = { '1': 4, '2': 4, '3': 5, '4': 6, '5': 5, '6': 6, '7': 5, '9': 6 }
const WIDEST = 7
const PITCH = 0.125 / 0.013

/** The distance from one cell to the next: most neighbours touch, so it is the median once the gaps are left out. */
export function pitchOf(symbols: readonly PlacedSymbol[]): number {
  const steps = symbols.slice(1).map(({ middle }, index) => middle - symbols[index]!.middle)
  const rough = median(steps)
  return median(steps.filter((step) => step < 1.5 * rough && step > 0.5 * rough)) || rough
}

/**
 * The line's text with one space where at least half a cell stands empty. E-13B aligns characters at their right edges,
 * so those are compared and not the middles.
 */
export function spaceGroups(symbols: readonly PlacedSymbol[]): string {
  const pitch = pitchOf(symbols)
  const right = ({ text, middle }: PlacedSymbol) => middle + (((WIDTHS[text] ?? WIDEST) / 2) * pitch) / PITCH
  return symbols
    .map((symbol, index) => {
      const before = symbols[index - 1]
      return before && right(symbol) - right(before) > 1.5 * pitch ? ` ${symbol.text}` : symbol.text
    })
    .join('')
}

export function median(values: readonly number[]): number {
  if (!values.length) return 0
  const sorted = [...values].sort((a, b) => a - b)
  const half = sorted.length >> 1
  return sorted.length % 2 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2
}
