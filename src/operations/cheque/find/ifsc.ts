import { findIfsc } from '../../../values/ifsc.js'
import { type Leaf, middleY, partOf } from '../leaf.js'
import type { Found } from './found.js'

/** IFSCs printed on the leaf, those that the line announces first. */
export function findIfscCodes(leaf: Leaf): Found<string>[] {
  const again = (leaf.rereads ?? []).filter(({ purpose }) => purpose === 'ifsc').map(({ line }) => line)
  return [...leaf.lines, ...again].flatMap((line) =>
    findIfsc(line.text).map(({ value, logProbability, from, to, anchored }) => ({
      value,
      // The magnetic line at the foot holds none.
      logProbability: logProbability - (middleY(line) > leaf.height * 0.88 ? 3 : 0),
      extent: partOf(line, from, to),
      evidence: anchored ? 'announced' : 'form',
    })),
  )
}
