import type { CostTables } from '../compare/link.js'
import { phonemeCount } from '../compare/phonemes.js'
import { type Frequencies, Rarity } from './rarity.js'
import { type TreeModel, Trees } from './trees.js'

/** The trained parts, as training/train_name_match.py writes them to models/name-match. */
export interface NameModelFiles {
  readonly frequencies: Frequencies
  /** One table for each origin of token.ts; a row for each phoneme. */
  readonly phonemeCosts: { readonly tables: readonly (readonly (readonly number[])[])[] }
  readonly trees: TreeModel & { readonly features: readonly string[] }
}

export interface NameModel {
  readonly rarity: Rarity
  readonly costs: CostTables
  readonly trees: Trees
}

export function nameModel(files: NameModelFiles): NameModel {
  return {
    rarity: new Rarity(files.frequencies),
    costs: files.phonemeCosts.tables.map((rows) => {
      if (rows.length !== phonemeCount)
        throw new Error('models/name-match/phoneme-costs.json is of another phoneme alphabet')
      return Float64Array.from(rows.flat())
    }),
    trees: new Trees(files.trees),
  }
}
