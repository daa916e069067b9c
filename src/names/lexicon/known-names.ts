import { skeletonOf, toPhonemes } from '../compare/phonemes.js'
import { indianFamilyNames } from './indian-family-names.js'
import { indianFemaleNames, indianMaleNames } from './indian-given-names.js'
import { westernFemaleNames, westernMaleNames } from './western-names.js'

export const male = 1
export const female = 2

export interface KnownName {
  /** Bits: male 1, female 2, both 3; 0 where the name is a family name alone. */
  gender: number
  given: boolean
  family: boolean
  /** Bits: in the tables of India 1, of the West 2. */
  table: number
}

/** Names by phonetic skeleton, so that every spelling of Choudhary finds the one entry. */
const bySkeleton = new Map<string, KnownName>()
for (const [names, gender] of [
  [indianMaleNames, male],
  [indianFemaleNames, female],
  [westernMaleNames, male],
  [westernFemaleNames, female],
  [indianFamilyNames, 0],
] as const)
  for (const name of names) {
    const skeleton = skeletonOf(toPhonemes(name))
    const known = bySkeleton.get(skeleton) ?? { gender: 0, given: false, family: false, table: 0 }
    known.gender |= gender
    known.table |= names === westernMaleNames || names === westernFemaleNames ? 2 : 1
    if (gender === 0) known.family = true
    else known.given = true
    bySkeleton.set(skeleton, known)
  }

export function knownName(skeleton: string): KnownName | undefined {
  return bySkeleton.get(skeleton)
}
