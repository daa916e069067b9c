import type { Recognition } from '../recognition.js'

/** The mean of the probabilities of several readings of one line, step by step; all have the same shape. */
export function joinReadings(readings: readonly Recognition[]): Recognition {
  const [first, ...others] = readings
  if (!first) throw new RangeError('nothing to join')
  if (!others.length) return first
  const frames = first.frames.map((_, index) => {
    let sum = 0
    for (const { frames } of readings) sum += Math.exp(frames[index]!)
    return Math.log(sum / readings.length)
  })
  return { ...first, frames }
}
