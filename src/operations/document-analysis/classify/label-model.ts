import { type DocumentLabel, documentLabels } from '../../../knowledge/document-labels.js'
import { documentEvidenceNames, type Evidence, wordEvidenceNames } from './evidence.js'

type Weights = Readonly<Record<string, number>>

/** models/document-label/weights.json: log-odds for each piece of evidence, by name. What is not named weighs nothing. */
export interface LabelWeights {
  readonly bias: Weights
  /** The same for every label. */
  readonly words: Weights
  /** By label: added to those for every label. */
  readonly ownWords: Readonly<Record<string, Weights>>
  /** By label: structure, marks and look. */
  readonly document: Readonly<Record<string, Weights>>
  /** Scores are divided by it: fitted so that confidences are probabilities. */
  readonly temperature: number
}

export interface LabelProbability {
  readonly label: DocumentLabel
  /** 0 to 1. */
  readonly confidence: number
}

/** @returns every label with its probability, the likeliest first */
export type LabelModel = (evidence: Evidence) => LabelProbability[]

/** @throws when the file names evidence or labels that there are not: it belongs to another version */
export function labelModel(weights: LabelWeights): LabelModel {
  const row = (names: readonly string[], weights: Weights) => {
    const unknown = Object.keys(weights).filter((name) => !names.includes(name))
    if (unknown.length) throw new Error(`the label model weighs unknown evidence: ${unknown.join(', ')}`)
    return names.map((name) => weights[name] ?? 0)
  }
  const shared = row(wordEvidenceNames, weights.words)
  row(documentLabels, weights.bias)
  const models = documentLabels.map((label) => {
    const own = row(wordEvidenceNames, weights.ownWords[label] ?? {})
    return {
      label,
      bias: weights.bias[label] ?? 0,
      words: shared.map((weight, index) => weight + own[index]!),
      document: row(documentEvidenceNames, weights.document[label] ?? {}),
    }
  })
  return (evidence) => {
    const scores = models.map(
      ({ label, bias, words, document }) =>
        (bias + dot(words, evidence.words[label]) + dot(document, evidence.document)) / weights.temperature,
    )
    const highest = Math.max(...scores)
    const odds = scores.map((score) => Math.exp(score - highest))
    const sum = odds.reduce((total, each) => total + each, 0)
    return models
      .map(({ label }, index) => ({ label, confidence: odds[index]! / sum }))
      .sort((a, b) => b.confidence - a.confidence)
  }
}

const dot = (a: readonly number[], b: readonly number[]): number => a.reduce((sum, each, at) => sum + each * b[at]!, 0)
