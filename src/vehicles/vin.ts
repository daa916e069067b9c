import { vinMakers } from '../knowledge/vin-makers.js'
import { buildAutomaton } from '../plates/automaton.js'
import { decodePlate } from '../plates/decode-plate.js'
import type { Line } from '../reading/reading.js'
import type { Quad } from '../vision/picture.js'

export interface VinReading {
  readonly value: string
  /** null: the first three characters are in no table. */
  readonly maker: string | null
  /** Whether position 9 holds the check digit; only North America and China require one. */
  readonly checked: boolean
  /** Log-odds that this is a VIN and read right. */
  readonly support: number
  readonly quad: Quad
}

/** ISO 3779: 17 characters without I, O and Q, the last four digits. */
const forms = buildAutomaton([{ country: null, kind: 'any', form: 'X3-IOQ X10-IOQ D4', weight: 0 }], {})
const label = /vin\b|chass?is|frame\s*no|v\.?i\.?n/i

/** Chassis numbers among the lines of a photograph, best first. */
export function findVins(lines: readonly Line[], alphabet: readonly string[]): VinReading[] {
  const named = lines.some(({ text }) => label.test(text))
  return lines
    .flatMap((line) => {
      const written = line.text.replace(/[^A-Za-z0-9]/g, '').length
      if (!line.recognition || written < 16 || written > 30) return []
      return decodePlate([line.recognition], alphabet, forms).map(({ text, logProbability }): VinReading => {
        const maker = vinMakers[text.slice(0, 3)] ?? null
        const checked = checkDigit(text) === text[8]
        const digits = text.replace(/\D/g, '').length
        const support =
          logProbability +
          (maker ? 3 : 0) +
          (checked ? 2.5 : 0) +
          (named ? 1.5 : 0) -
          (digits < 6 || digits > 15 ? 2 : 0) -
          1
        return { value: text, maker, checked, support, quad: line.quad }
      })
    })
    .filter(({ support }) => support > -2)
    .sort((a, b) => b.support - a.support)
}

const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]
const letterValues: Readonly<Record<string, number>> = {
  A: 1,
  B: 2,
  C: 3,
  D: 4,
  E: 5,
  F: 6,
  G: 7,
  H: 8,
  J: 1,
  K: 2,
  L: 3,
  M: 4,
  N: 5,
  P: 7,
  R: 9,
  S: 2,
  T: 3,
  U: 4,
  V: 5,
  W: 6,
  X: 7,
  Y: 8,
  Z: 9,
}

/** The check digit of 17 characters, 49 CFR 565.15(c). */
export function checkDigit(vin: string): string {
  const sum = [...vin].reduce(
    (total, character, at) => total + weights[at]! * (letterValues[character] ?? Number(character)),
    0,
  )
  return sum % 11 === 10 ? 'X' : String(sum % 11)
}
