import type { Face } from '../../faces/face.js'

/**
 * Probability that a place is a face, from what the two detectors say of it. A face is one that was seen on the page or
 * one that is clear when looked at alone, as small ones are. Each way is a logistic function of its own score first; the
 * surer of the two counts. On 62 pages without people what was no face reached 0.91 in the closer look, but 0.82 where
 * the second detector agreed.
 */
export function faceConfidence({ score, closeScore, secondOpinion }: Face): number {
  const close = 2 * (closeScore - 0.3) + 30 * Math.max(0, closeScore - 0.78)
  const onPage = 25 * (score - 0.72) + close + 0.5 * (secondOpinion - 0.5)
  const alone = 30 * (closeScore - 0.85) + 6 * (secondOpinion - 0.9) + 10 * (score - 0.5)
  return rounded(Math.max(onPage, alone))
}

/** Below it a place is no face: more likely not than so. */
export const leastFaceConfidence = 0.5

/**
 * From the network's log-odds to those of being right (Platt 1999). On drawn documents training/photo_frame/calibrate.py
 * fits 1.41 and 2.99. Real ones differ from what was drawn, and its certainty tells less there: both numbers were lowered
 * by hand to what 84 photographs of real documents showed.
 */
const edges = { slope: 0.5, intercept: 2.8 }

/**
 * Probability that the edges are right, from the share of the network's belief that lies near them.
 * @param certainty log of that share, all four sides together.
 */
export const edgesConfidence = (certainty: number): number =>
  rounded(edges.slope * (certainty - Math.log(1 - Math.exp(Math.min(-1e-3, certainty)))) + edges.intercept)

const rounded = (odds: number) => Math.round(1000 * Math.min(0.995, Math.max(0.005, 1 / (1 + Math.exp(-odds))))) / 1000
