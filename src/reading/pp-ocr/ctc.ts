import type { Picture } from '../../vision/picture.js'
import type { Character } from '../reading.js'
import type { Recognition } from '../recognition.js'
import { addSpaces } from './spaces.js'

/** The class that stands for no character. */
const blank = 0

/**
 * The most likely class of every step; repeats joined, blanks dropped (Graves et al. 2006, best path decoding). A
 * character reaches halfway to its neighbours' middles, because the network marks characters by peaks and not by extent.
 * With the picture of the line, spaces that the best path loses are added where it shows gaps.
 */
export function decodeGreedily(recognition: Recognition, alphabet: readonly string[], line?: Picture): Character[] {
  const peaks = findPeaks(recognition)
  const spaced = line ? addSpaces(peaks, recognition, alphabet.indexOf(' ') + 1, line) : peaks
  return placeCharacters(spaced, recognition).map(({ label, probability, from, to }) => ({
    text: alphabet[label - 1]!,
    probability,
    from,
    to,
  }))
}

/** One character of the best path. */
export interface Peak {
  readonly label: number
  readonly probability: number
  /** Middle of its run of steps, in steps. */
  readonly middle: number
  /** Its run of steps, `end` excluded. */
  readonly first: number
  readonly end: number
}

export function findPeaks({ frames, steps, classes }: Recognition): Peak[] {
  const peaks: Peak[] = []
  let [label, first, best] = [blank, 0, -Infinity]
  for (let step = 0; step <= steps; step++) {
    const next = step < steps ? likeliest(frames, step * classes, classes) : { label: -1, logProbability: 0 }
    if (next.label === label) {
      best = Math.max(best, next.logProbability)
      continue
    }
    if (label !== blank)
      peaks.push({ label, probability: Math.exp(best), middle: (first + step) / 2, first, end: step })
    label = next.label
    first = step
    best = next.logProbability
  }
  return peaks
}

function likeliest(frames: Float32Array, offset: number, classes: number) {
  let label = 0
  for (let index = 1; index < classes; index++) if (frames[offset + index]! > frames[offset + label]!) label = index
  return { label, logProbability: frames[offset + label]! }
}

function placeCharacters(peaks: readonly Peak[], { stepWidth }: Recognition) {
  const within = (step: number) => Math.min(1, Math.max(0, step * stepWidth))
  return peaks.map((peak, index) => {
    const before = peaks[index - 1]
    const after = peaks[index + 1]
    const reach = Math.min(
      before ? (peak.middle - before.middle) / 2 : Infinity,
      after ? (after.middle - peak.middle) / 2 : Infinity,
    )
    const half = Number.isFinite(reach) ? reach : 1.5
    return {
      ...peak,
      from: within(before ? (before.middle + peak.middle) / 2 : peak.middle - half),
      to: within(after ? (after.middle + peak.middle) / 2 : peak.middle + half),
    }
  })
}
