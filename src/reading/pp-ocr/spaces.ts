import type { Picture } from '../../vision/picture.js'
import type { Recognition } from '../recognition.js'
import type { Peak } from './ctc.js'
import { type Gap, inkGaps } from './ink-gaps.js'

/**
 * From what a pair of letters shows to the log-odds that a space stands between them. Fitted by
 * training/fit_spaces.py on drawn lines: proportional, of one pitch, and with letters spaced out.
 */
const weights = {
  /** Log-odds of the space at its best step. */
  logOdds: 0.87,
  /** The gap beyond the line's usual one, in heights of the line. */
  gap: 13.89,
  /** How much further apart the letters stand than the line's usually do, as a part of that. */
  pitch: 3.46,
  constant: -1.3,
}
/** The gap that is expected between letters before a line is looked at, and how many gaps of the line outweigh that. */
const usualGap = 0.06
const weightOfUsual = 2
/** Letters further apart than three times the usual tell no more. */
const mostPitch = 2

/**
 * Adds the spaces that best path decoding loses: where the blank is likelier at every single step although the network
 * thinks of a space there, and the picture shows a gap.
 * @param space class of the space
 * @param line the picture that was read, without its padding
 */
export function addSpaces(
  peaks: readonly Peak[],
  { frames, classes, stepWidth }: Recognition,
  space: number,
  line: Picture,
): Peak[] {
  const letters = peaks.filter(({ label }) => label !== space)
  if (space === 0 || letters.length < 2) return [...peaks]
  const pixelsOfStep = stepWidth * line.width
  const gapBetween = inkGaps(line)
  const pairs = letters.slice(1).map((right, index) => {
    const left = letters[index]!
    return {
      left,
      right,
      gap: gapBetween(left.middle * pixelsOfStep, right.middle * pixelsOfStep),
      pitch: right.middle - left.middle,
    }
  })
  const widthOf = ({ from, to }: Gap) => (to - from) / line.height
  const trust = pairs.length / (pairs.length + weightOfUsual)
  const gapOfLine = trust * median(pairs.map(({ gap }) => widthOf(gap))) + (1 - trust) * usualGap
  const pitchOfLine = median(pairs.map(({ pitch }) => pitch))
  const isParted = ({ left, right }: (typeof pairs)[number]) =>
    peaks.some(({ label, middle }) => label === space && middle > left.middle && middle < right.middle)
  const added = pairs.flatMap((pair) => {
    if (isParted(pair)) return []
    const odds =
      weights.logOdds * logOdds(bestBetween(frames, classes, space, pair.left.first, pair.right.end)) +
      weights.gap * (widthOf(pair.gap) - gapOfLine) +
      weights.pitch * trust * Math.min(mostPitch, pair.pitch / pitchOfLine - 1) +
      weights.constant
    if (odds <= 0) return []
    const middle = (pair.gap.from + pair.gap.to) / 2 / pixelsOfStep
    return [{ label: space, probability: 1 / (1 + Math.exp(-odds)), middle, first: middle, end: middle }]
  })
  return [...peaks, ...added].sort((a, b) => a.middle - b.middle)
}

function bestBetween(frames: Float32Array, classes: number, label: number, from: number, to: number): number {
  let best = Number.NEGATIVE_INFINITY
  for (let step = from; step < to; step++) best = Math.max(best, frames[step * classes + label]!)
  return best
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1]!

/** Of the logarithm of a probability; beyond 8 either way it tells no more. */
function logOdds(logProbability: number): number {
  const odds = logProbability - Math.log(Math.max(1e-9, -Math.expm1(logProbability)))
  return Math.min(8, Math.max(-8, odds))
}
