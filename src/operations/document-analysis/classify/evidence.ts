import { type DocumentLabel, documentLabels } from '../../../knowledge/document-labels.js'
import type { PageText } from '../../../text-layer/page-text.js'
import type { Barcode } from '../codes/barcode.js'
import type { PlacedMrz } from '../codes/page-mrz.js'
import type { PageLook } from './look.js'
import { findMarks, markNames } from './marks.js'
import { structureNames, structureOf } from './structure.js'
import { wordEvidence, wordEvidenceNames } from './word-evidence.js'

/** What a document is judged by; plain data. */
export interface DocumentView {
  /** The first pages, `pagesLookedAt` at most. */
  readonly pages: readonly PageText[]
  readonly pageCount: number
  readonly mrz: PlacedMrz | null
  readonly barcodes: readonly Barcode[]
  /** Of the first page, where it was drawn. */
  readonly look: PageLook | null
}

/** What a document is stands on its first pages; a file of hundreds is not searched through. */
export const pagesLookedAt = 4

/** Evidence of the whole document: structure, marks, look. */
export const documentEvidenceNames = [...structureNames, ...markNames, 'paper', 'colour', 'shades', 'named'] as const
export { wordEvidenceNames }

export interface Evidence {
  /** By `documentEvidenceNames`. */
  readonly document: readonly number[]
  /** For each label, by `wordEvidenceNames`. */
  readonly words: Readonly<Record<DocumentLabel, readonly number[]>>
}

export function evidenceOf({ pages, pageCount, mrz, barcodes, look }: DocumentView): Evidence {
  const first = pages.slice(0, pagesLookedAt)
  const words = wordEvidence(first)
  const structure = structureOf(first, pageCount)
  const marks = findMarks(first, mrz, barcodes)
  // A page whose own text is enough is not drawn: it is paper.
  const { paper, colour, shades } = look ?? { paper: 0.9, colour: 0.02, shades: 0.02 }
  const none = wordEvidenceNames.map(() => 0)
  return {
    document: [
      ...structureNames.map((name) => structure[name]),
      ...markNames.map((name) => marks[name]),
      paper,
      colour,
      shades,
      // How much the document says of any kind: what has no kind says little.
      Math.max(...[...words.values()].map(({ title, fields }) => title + fields)),
    ],
    words: Object.fromEntries(
      documentLabels.map((label) => {
        const found = words.get(label)
        return [label, found ? wordEvidenceNames.map((name) => found[name]) : none]
      }),
    ) as unknown as Evidence['words'],
  }
}
