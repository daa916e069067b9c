import { plateFormats, plateLists } from '../knowledge/plate-formats.js'
import type { Line } from '../reading/reading.js'
import type { Quad } from '../vision/picture.js'
import { boundsOf } from '../vision/quad.js'
import { buildAutomaton } from './automaton.js'
import { decodePlate } from './decode-plate.js'
import { placeSupport } from './place-support.js'
import type { PlateCandidate } from './plate-candidate.js'
import { type PlateStretch, plateStretches } from './stretches.js'

const automaton = buildAutomaton(plateFormats, plateLists)

/**
 * The registration numbers that the lines of a photograph may be: each line by itself, lines side by side and lines one
 * above the other. Best first; several readings of one place are all there.
 */
export function findPlates(
  lines: readonly Line[],
  size: { width: number; height: number },
  alphabet: readonly string[],
): PlateCandidate[] {
  return plateStretches(lines)
    .flatMap((stretch) => readStretch(stretch, size, alphabet))
    .sort((a, b) => b.support - a.support)
}

function readStretch(
  stretch: PlateStretch,
  size: { width: number; height: number },
  alphabet: readonly string[],
): PlateCandidate[] {
  const recognitions = stretch.lines.flatMap(({ recognition }) => recognition ?? [])
  const place = placeSupport(stretch, size)
  return decodePlate(recognitions, alphabet, automaton).map(({ text, state, logProbability }) => {
    const formats = automaton.formatsAt(state)
    const digits = /\d/.test(text) ? 0 : noDigits
    return {
      text,
      formats,
      logProbability,
      support: base + logProbability + formats[0]!.weight + place + digits + perCharacter * (text.length - 7),
      quad: stretch.lines.length === 1 ? stretch.lines[0]!.quad : aroundAll(stretch.lines),
    }
  })
}

/** A number in the commonest form, read without doubt in a good place, is right about 97 times in 100. */
const base = 4
/** Long forms are met by chance less often, and part of a number is often a shorter form. */
const perCharacter = 0.4
/** Words are far more common in photographs than registrations without a digit. */
const noDigits = -5

/** A leaning box around several lines: along the first, so that a tilted plate's box stays close. */
function aroundAll(lines: readonly Line[]): Quad {
  const [x, y, width, height] = boundsOf(lines.flatMap(({ quad }) => quad))
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]
}
