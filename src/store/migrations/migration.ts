import type { Kysely } from 'kysely'

/** One step of the tables' history. A step that was released is never edited: the next change is a new step. */
export interface Migration {
  /** Stored when applied, e.g. `0001-tokens-and-usage`. */
  readonly name: string
  // biome-ignore lint/suspicious/noExplicitAny: a step sees the tables of its own time, not those of today
  up(db: Kysely<any>): Promise<void>
}
