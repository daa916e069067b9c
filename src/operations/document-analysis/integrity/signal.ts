export type Severity = 'info' | 'low' | 'medium' | 'high'

/** Something that speaks for or against a document being as it was issued. */
export interface Signal {
  readonly code: string
  readonly severity: Severity
  readonly page: number | null
  readonly box: readonly number[] | null
  /** One sentence for a person. */
  readonly detail: string
}

export type Verdict = 'clean' | 'suspicious' | 'tampered' | 'unknown'

export interface Integrity {
  readonly verdict: Verdict
  readonly signals: readonly Signal[]
}
