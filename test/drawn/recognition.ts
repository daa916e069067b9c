import type { Recognition } from '../../src/reading/recognition.js'

/** Letters, digits and some signs, in the order of the classes from 1. */
export const drawnAlphabet: readonly string[] = [
  ...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-·. ',
]

/**
 * What a recogniser would see of a text: each character at one step, a blank after it. Where a step is given as
 * `[['0', 0.3], ['O', 0.7]]`, it is torn between them.
 */
export function recognitionOf(steps: readonly (string | readonly (readonly [string, number])[])[]): Recognition {
  const classes = drawnAlphabet.length + 1
  const frames = new Float32Array(steps.length * 2 * classes).fill(Math.log(1e-6))
  for (const [at, step] of steps.entries()) {
    const shares = typeof step === 'string' ? [[step, 0.999] as const] : step
    for (const [character, share] of shares)
      frames[at * 2 * classes + drawnAlphabet.indexOf(character) + 1] = Math.log(share)
    frames[(at * 2 + 1) * classes] = Math.log(0.999)
  }
  return { frames, steps: steps.length * 2, classes, stepWidth: 1 / (steps.length * 2) }
}
