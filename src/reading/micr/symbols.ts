import { findPeaks } from '../pp-ocr/ctc.js'
import type { Character } from '../reading.js'
import type { Recognition } from '../recognition.js'

/** The network's classes from 1 up, in the contract's symbols. Class 0 is CTC's blank. */
export const micrSymbols = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '⑆', '⑇', '⑈', '⑉'] as const

/** A symbol of a line. */
export interface MicrSymbol {
  readonly text: string
  readonly probability: number
  /** Where its middle stands along the band, 0 to 1. The network was taught to answer there. */
  readonly middle: number
}

/** Widths of the symbols, and the pitch between their right edges, in units of E-13B's grid of 0.013 inch (ISO 1004-1). */
const WIDTHS: Readonly<Record<string, number>> = { '1': 4, '2': 4, '3': 5, '4': 6, '5': 5, '6': 6, '7': 5, '9': 6 }
const WIDEST = 7
const PITCH = 0.125 / 0.013

export const readSymbols = (recognition: Recognition): MicrSymbol[] =>
  findPeaks(recognition).map(({ label, probability, middle }) => ({
    text: micrSymbols[label - 1]!,
    probability,
    middle: Math.min(1, middle * recognition.stepWidth),
  }))

/** Half a symbol's width where cells are `pitch` apart. */
export const halfWidth = (text: string, pitch: number): number => (((WIDTHS[text] ?? WIDEST) / 2) * pitch) / PITCH

/** Symbols as characters with their extent along the band. */
export const placeSymbols = (symbols: readonly MicrSymbol[], pitch: number): Character[] =>
  symbols.map(({ text, probability, middle }) => ({
    text,
    probability,
    from: Math.max(0, middle - halfWidth(text, pitch)),
    to: Math.min(1, middle + halfWidth(text, pitch)),
  }))
