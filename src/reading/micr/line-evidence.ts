import { pitchOf } from './groups.js'
import type { MicrSymbol } from './symbols.js'

/** Cells that may stand empty inside a line: before the amount of a business cheque it is about twenty. */
const WIDEST_GAP = 30
/** What an empty cell costs: two fairly sure symbols beyond a gap belong to the line, a single doubtful one does not. */
const GAP_COST = 2

export interface LineEvidence {
  readonly symbols: readonly MicrSymbol[]
  /** Sum of the symbols' log-odds, capped, less one for each and {@link GAP_COST} for each gap. */
  readonly strength: number
}

/**
 * The run of symbols with the greatest evidence (Kadane's maximal sum): what was read into dirt, borders and strokes at
 * either end stays outside.
 */
export function strongestRun(symbols: readonly MicrSymbol[]): LineEvidence {
  const pitch = pitchOf(symbols)
  let best = { first: 0, end: 0, strength: 0 }
  let run = { first: 0, strength: 0 }
  symbols.forEach((symbol, index) => {
    const before = symbols[index - 1]
    const cells = before ? (symbol.middle - before.middle) / pitch : 0
    const carried = cells > WIDEST_GAP ? 0 : run.strength - (cells > 1.6 ? GAP_COST : 0)
    run = carried > 0 ? { ...run, strength: carried } : { first: index, strength: 0 }
    run.strength += evidence(symbol)
    if (run.strength > best.strength) best = { ...run, end: index + 1 }
  })
  return { symbols: symbols.slice(best.first, best.end), strength: best.strength }
}

/** Enough sure symbols, digits most of them, and at least one mark: what printed text never gives for long. */
export function looksMagnetic(symbols: readonly MicrSymbol[]): boolean {
  const digits = symbols.filter(({ text }) => /\d/.test(text)).length
  const marks = symbols.filter(({ text }) => text === '⑆' || text === '⑈').length
  const mean = symbols.reduce((sum, { probability }) => sum + probability, 0) / Math.max(1, symbols.length)
  return digits >= 6 && marks >= 1 && marks <= digits && mean >= 0.75
}

/** No other line need be looked at: long, with both its marks, and hardly a doubt in it. */
export function isBeyondDoubt({ symbols, strength }: LineEvidence): boolean {
  const marks = symbols.filter(({ text }) => text === '⑆' || text === '⑈').length
  return symbols.length >= 15 && marks >= 2 && strength > 2.2 * symbols.length
}

function evidence({ probability }: MicrSymbol): number {
  const odds = Math.log(probability / Math.max(1e-6, 1 - probability))
  return Math.min(4, Math.max(-2, odds)) - 1
}
