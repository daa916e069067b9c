import type { Quad } from '../../vision/picture.js'
import { sizeOfQuad, turnQuad } from '../../vision/quad.js'
import type { Rotation } from '../page-reader.js'

/** A figure for each clockwise turn that could make a page upright. */
export type TurnScores = Readonly<Record<Rotation, number>>

const turns: readonly Rotation[] = [0, 90, 180, 270]

/** How pages come, before one is looked at: mostly upright. */
const prior: TurnScores = { 0: 0.7, 90: 0.1, 180: 0.1, 270: 0.1 }
/** From this probability on, prior and look decide alone; below it, lines are read to settle the matter. */
const sure = 0.9
/** What a line read with one more hundredth of confidence weighs, as a logarithm: 0.1. */
const weightOfReading = 10
/** Lines that are tried, and the proportion that they had best: a few words, soon read. */
export const sampleSize = 3
const bestProportion = 8
/** Of a strip so thin the network sees too little. */
const strip = 4

/** The turn that the look of the page settles, or null when lines must be tried. */
export function obviousTurn(look: TurnScores): Rotation | null {
  const total = turns.reduce<number>((sum, turn) => sum + prior[turn] * look[turn], 0)
  return turns.find((turn) => prior[turn] * look[turn] >= sure * total) ?? null
}

/**
 * @param look probability of each turn, from the look of the page
 * @param confidences mean confidence of the sampled lines, read as each turn would show them
 */
export function chooseTurn(look: TurnScores, confidences: TurnScores): Rotation {
  const score = (turn: Rotation) => Math.log(prior[turn] * (look[turn] + 1e-3)) + weightOfReading * confidences[turn]
  return turns.reduce((best, turn) => (score(turn) > score(best) ? turn : best))
}

/** A picture so flat holds a line or little more: the detector may miss thin writing that fills it. */
export const isStrip = ({ width, height }: { width: number; height: number }): boolean => width > strip * height

/** A strip is a line: a lying one stands as it was sent, a standing one runs up or down. Null for a page. */
export function turnOfStrip({ width, height }: { width: number; height: number }): TurnScores | null {
  if (isStrip({ width, height })) return { 0: 1, 90: 0, 180: 0, 270: 0 }
  return height > strip * width ? { 0: 0, 90: 0.5, 180: 0, 270: 0.5 } : null
}

/** The boxes that are tried: those long enough to tell lines that lie from lines that stand, and not much longer. */
export function sampleBoxes(quads: readonly Quad[]): Quad[] {
  const oddity = (quad: Quad) => {
    const { width, height } = sizeOfQuad(quad)
    return Math.abs(Math.log(Math.max(width, height) / Math.min(width, height) / bestProportion))
  }
  return [...quads].sort((a, b) => oddity(a) - oddity(b)).slice(0, sampleSize)
}

/** The box as it is read once the page is turned, or null when its text would then run upwards or downwards. */
export function asTurned(quad: Quad, turn: Rotation): Quad | null {
  // A clockwise quarter brings the bottom left corner to the top left.
  const turned = turnQuad(quad, (4 - turn / 90) % 4)
  const { width, height } = sizeOfQuad(turned)
  return width > height ? turned : null
}
