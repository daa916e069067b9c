import type { DocumentLabel } from '../document-labels.js'

/**
 * What a kind of document says of itself, in many languages. Letter case, accents and punctuation do not count, and a
 * misread letter is forgiven in longer phrases. General knowledge of such documents; no phrase was mined from test files.
 */
export interface Vocabulary {
  /** Names of the kind, as they stand at the head or in large print. */
  readonly titles: readonly string[]
  /** Names of its fields, and sentences that only such documents bear. */
  readonly fields: readonly string[]
  /** Words that occur on it more often than elsewhere. */
  readonly hints: readonly string[]
}

export type Vocabularies = Partial<Record<DocumentLabel, Vocabulary>>

/** Phrases of a text that separates them by commas or line ends. */
export const phrases = (text: string): string[] =>
  text
    .split(/[,\n]/)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
