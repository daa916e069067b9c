// Prints what training/train_name_match.py learns from: for labelled pairs (CSV on stdin: a,b,type) the phonemes of
// their tokens (`codes`), the tables of names (`lexicon`) or the features of their comparison (`features FILE`, 32-bit floats row by row).
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { siblings, variants } from '../bench/names/near-names.js'
import { phonemes, skeletonOf, toPhonemes } from '../src/names/compare/phonemes.js'
import { compareProfiles } from '../src/names/features/compare-profiles.js'
import { featureCount, featureNames } from '../src/names/features/feature-names.js'
import { indianFamilyNames } from '../src/names/lexicon/indian-family-names.js'
import { indianFemaleNames, indianMaleNames } from '../src/names/lexicon/indian-given-names.js'
import { regionalFemaleNames, regionalMaleNames } from '../src/names/lexicon/indian-regional-names.js'
import { knownName } from '../src/names/lexicon/known-names.js'
import { nicknameGroups } from '../src/names/lexicon/nicknames.js'
import { nameModel } from '../src/names/model/name-model.js'
import { Name } from '../src/names/name.js'
import { origins } from '../src/names/token.js'

const [mode, folder, file] = process.argv.slice(2)
const read = (name: string) => JSON.parse(readFileSync(join(folder!, name), 'utf8'))
const pairs: [string, string, string][] = JSON.parse(readFileSync(0, 'utf8'))
const empty = { bias: 0, trees: [], features: [], calibration: [[0, 0] as const, [1, 1] as const] }
const model = nameModel({
  frequencies: read('frequencies.json'),
  phonemeCosts: mode === 'codes' ? { tables: [] } : read('phoneme-costs.json'),
  trees: empty,
})

if (mode === 'codes') {
  const lines = pairs.map(([a, b]) => {
    const sides = [a, b].map((text) => {
      const profile = new Name(text, model.rarity).profile('person')
      const tokens = profile.parts.tokens.filter((token) => !token.initial && !token.particle)
      return {
        origin: profile.origin,
        tokens: tokens.map((token) => [...token.codes].map((code) => phonemes[code]).join('')),
      }
    })
    return JSON.stringify(sides)
  })
  process.stdout.write(`${JSON.stringify({ alphabet: phonemes, origins })}\n${lines.join('\n')}`)
} else if (mode === 'lexicon') {
  // the tables of names, each with what tells spellings of one name from two names
  const entry = (name: string) => ({
    name,
    skeleton: skeletonOf(toPhonemes(name)),
    gender: knownName(skeletonOf(toPhonemes(name)))?.gender ?? 0,
    groups: nicknameGroups.get(name) ?? [],
  })
  process.stdout.write(
    JSON.stringify({
      given: [...indianMaleNames, ...indianFemaleNames, ...regionalMaleNames, ...regionalFemaleNames].map(entry),
      family: indianFamilyNames.map(entry),
      // what bench/names measures is not trained on
      kept: [...siblings, ...variants].map((pair) => pair.map((name) => name.toLowerCase())),
    }),
  )
} else {
  const out = new Float32Array(pairs.length * featureCount)
  for (const [i, [a, b, given]] of pairs.entries()) {
    const left = new Name(a, model.rarity)
    const right = new Name(b, model.rarity)
    const type =
      given === 'person' || given === 'company'
        ? given
        : left.looksLikeCompany || right.looksLikeCompany
          ? 'company'
          : 'person'
    out.set(compareProfiles(left.profile(type), right.profile(type), type, model.costs).features, i * featureCount)
  }
  writeFileSync(file!, new Uint8Array(out.buffer))
  process.stdout.write(JSON.stringify(featureNames))
}
