import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from '../../config/root.js'
import { type NameModel, nameModel } from '../../names/model/name-model.js'

/** Reads models/name-match once; the three files are a few hundred kilobytes. */
export function loadNameModel(): NameModel {
  const read = (file: string) => JSON.parse(readFileSync(join(packageRoot, 'models', 'name-match', file), 'utf8'))
  return nameModel({
    frequencies: read('frequencies.json'),
    phonemeCosts: read('phoneme-costs.json'),
    trees: read('trees.json'),
  })
}
