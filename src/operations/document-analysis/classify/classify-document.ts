import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from '../../../config/root.js'
import { type DocumentView, evidenceOf } from './evidence.js'
import { type LabelModel, type LabelProbability, labelModel } from './label-model.js'

export interface Classification extends LabelProbability {
  /** The next likeliest, best first. */
  readonly alternatives: readonly LabelProbability[]
}

const leastAlternative = 0.01
const mostAlternatives = 3
/** Kinds of document that nobody foresaw are met: nothing is certain. */
const surest = 0.995

let model: LabelModel | undefined

/** Says what a document is; a few milliseconds. */
export function classifyDocument(view: DocumentView): Classification {
  model ??= labelModel(JSON.parse(readFileSync(join(packageRoot, 'models', 'document-label', 'weights.json'), 'utf8')))
  const [best, ...others] = model(evidenceOf(view)).map(rounded)
  return {
    ...best!,
    alternatives: others.filter(({ confidence }) => confidence >= leastAlternative).slice(0, mostAlternatives),
  }
}

const rounded = ({ label, confidence }: LabelProbability): LabelProbability => ({
  label,
  confidence: Math.round(Math.min(surest, confidence) * 1000) / 1000,
})
