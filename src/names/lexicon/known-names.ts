import { skeletonOf, toPhonemes } from '../compare/phonemes.js'
import { indianFamilyNames } from './indian-family-names.js'
import { indianFemaleNames, indianMaleNames } from './indian-given-names.js'
import { regionalFemaleNames, regionalMaleNames } from './indian-regional-names.js'
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

const india = 1
const west = 2

/** Names by phonetic skeleton, so that every spelling of Choudhary finds the one entry. */
const bySkeleton = new Map<string, KnownName>()
for (const [names, gender, table] of [
  [indianMaleNames, male, india],
  [indianFemaleNames, female, india],
  [regionalMaleNames, male, india],
  [regionalFemaleNames, female, india],
  [westernMaleNames, male, west],
  [westernFemaleNames, female, west],
  [indianFamilyNames, 0, india],
] as const)
  for (const name of names) {
    const skeleton = skeletonOf(toPhonemes(name))
    const known = bySkeleton.get(skeleton) ?? { gender: 0, given: false, family: false, table: 0 }
    known.gender |= gender
    known.table |= table
    if (gender === 0) known.family = true
    else known.given = true
    bySkeleton.set(skeleton, known)
  }

const derivedFemale: KnownName = { gender: female, given: true, family: false, table: india }
const derivedMale: KnownName = { gender: male, given: true, family: false, table: india }

/**
 * Endings of men's names that make a woman's with -a (Sunil, Sunila; Rashid, Rashida) and with -i (Suresh, Sureshi). Others take
 * a final -a without becoming another name: Ramesha, Nagaraja, Manjunatha, Prasanta.
 */
const takesA = /(?:[aiu]l|it|id|im|ir|iz|if|ik|ur)$/
const takesI = /(?:es|is|or|al|av|en)$/

/** What is known of a name by its skeleton; a name that a table holds in the other gender is that of the pair. */
export function knownName(skeleton: string): KnownName | undefined {
  const known = bySkeleton.get(skeleton)
  if (known !== undefined || skeleton.length < 4) return known
  const stem = skeleton.slice(0, -1)
  const ending = skeleton.endsWith('a') ? takesA : skeleton.endsWith('i') ? takesI : undefined
  if (ending !== undefined) return ending.test(stem) && isOnly(stem, male) ? derivedFemale : undefined
  return isOnly(`${skeleton}a`, female) ? derivedMale : undefined
}

function isOnly(skeleton: string, gender: number): boolean {
  const known = bySkeleton.get(skeleton)
  return known !== undefined && known.gender === gender && known.table === india && !known.family
}
