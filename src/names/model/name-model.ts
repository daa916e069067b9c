import type { CostTables } from '../compare/link.js'
import { phonemeCount } from '../compare/phonemes.js'
import { type Frequencies, Rarity } from './rarity.js'
import { type TreeModel, Trees } from './trees.js'

/** The trained parts, as training/train_name_match.py writes them to models/name-match. */
export interface NameModelFiles {
  readonly frequencies: Frequencies
  /** One table for each origin of token.ts; a row for each phoneme. */
  readonly phonemeCosts: { readonly tables: readonly (readonly (readonly number[])[])[] }
  readonly trees: TreeModel & {
    readonly features: readonly string[]
    /** Points of a rising line from the trees' probability to the answer's; straight between them. */
    readonly calibration: readonly (readonly [from: number, to: number])[]
  }
}

export interface NameModel {
  readonly rarity: Rarity
  readonly costs: CostTables
  readonly trees: Trees
  /** Log-odds of the trees → calibrated probability. */
  calibrate(logOdds: number): number
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
    calibrate: (logOdds) => interpolate(files.trees.calibration, 1 / (1 + Math.exp(-logOdds))),
  }
}

function interpolate(points: readonly (readonly [number, number])[], x: number): number {
  let before = points[0]!
  for (const point of points) {
    if (x <= point[0]) {
      const width = point[0] - before[0]
      return width === 0 ? point[1] : before[1] + ((x - before[0]) / width) * (point[1] - before[1])
    }
    before = point
  }
  return before[1]
}
