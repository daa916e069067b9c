import { type Decoding, decodeConstrained, type Grammar } from '../decode/constrained.js'
import type { Recognition } from '../recognition.js'
import { micrSymbols } from './symbols.js'

/** Any symbol may follow any other. */
const anything: Grammar<null> = {
  start: null,
  next: () => steps,
  accepts: () => true,
}
const steps = micrSymbols.map((symbol) => [symbol, null] as const)

/** The likeliest readings of the steps from `from` to `to` (shares of the band), best first, without spaces. */
export function likeliestTexts(recognition: Recognition, from: number, to: number): Decoding[] {
  const { classes, stepWidth } = recognition
  const first = Math.max(0, Math.floor(from / stepWidth))
  const end = Math.min(recognition.steps, Math.ceil(to / stepWidth))
  const part = {
    ...recognition,
    steps: end - first,
    frames: recognition.frames.subarray(first * classes, end * classes),
  }
  return decodeConstrained(part, micrSymbols, anything, { beam: 6, most: 5 })
}
