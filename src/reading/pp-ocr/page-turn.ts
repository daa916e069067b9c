import type { Quad } from '../../vision/picture.js'
import { sizeOfQuad, turnQuad } from '../../vision/quad.js'
import type { Rotation } from '../page-reader.js'

/** A figure for each clockwise turn that could make a page upright. */
export type TurnScores = Readonly<Record<Rotation, number>>

const turns: readonly Rotation[] = [0, 90, 180, 270]

/** From this probability on, the look of the page decides alone; below it, lines are read to settle the matter. */
const sure = 0.97
/** What a line read with one more hundredth of confidence weighs, as a logarithm: 0.1. */
const weightOfReading = 10
/** Lines that are tried. */
export const sampleSize = 3

/** The turn that the look of the page settles, or null when lines must be tried. */
export function obviousTurn(probabilities: TurnScores): Rotation | null {
  return turns.find((turn) => probabilities[turn] >= sure) ?? null
}

/** @param confidences mean confidence of the sampled lines, read as each turn would show them */
export function chooseTurn(probabilities: TurnScores, confidences: TurnScores): Rotation {
  const score = (turn: Rotation) => Math.log(probabilities[turn] + 1e-3) + weightOfReading * confidences[turn]
  return turns.reduce((best, turn) => (score(turn) > score(best) ? turn : best))
}

/** The longest boxes of a page: they read best, and tell lines that lie from lines that stand. */
export function sampleBoxes(quads: readonly Quad[]): Quad[] {
  const longerSide = (quad: Quad) => {
    const { width, height } = sizeOfQuad(quad)
    return Math.max(width, height) / Math.min(width, height)
  }
  return [...quads].sort((a, b) => longerSide(b) - longerSide(a)).slice(0, sampleSize)
}

/** The box as it is read once the page is turned, or null when its text would then run upwards or downwards. */
export function asTurned(quad: Quad, turn: Rotation): Quad | null {
  // A clockwise quarter brings the bottom left corner to the top left.
  const turned = turnQuad(quad, (4 - turn / 90) % 4)
  const { width, height } = sizeOfQuad(turned)
  return width > height ? turned : null
}
