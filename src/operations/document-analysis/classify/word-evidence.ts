import type { DocumentLabel } from '../../../knowledge/document-labels.js'
import { documentWords } from '../../../knowledge/document-words/index.js'
import type { PageText, TextLine } from '../../../text-layer/page-text.js'
import { fold } from './fold.js'
import { type PhraseHit, phraseFinder } from './phrase-finder.js'

/** What the words of a document say for one label; the same keys for every label. */
export const wordEvidenceNames = ['title', 'titles', 'fields', 'fieldShare', 'fieldDensity', 'hints'] as const
export type WordEvidence = Readonly<Record<(typeof wordEvidenceNames)[number], number>>

const roles = ['titles', 'fields', 'hints'] as const
type Role = (typeof roles)[number]
interface Meaning {
  readonly label: DocumentLabel
  readonly role: Role
}

/** Every phrase once, with the labels that it speaks for. */
const phrasesAndMeanings = (() => {
  const meanings = new Map<string, { phrase: string; meanings: Meaning[] }>()
  for (const [label, vocabulary] of Object.entries(documentWords) as [
    DocumentLabel,
    (typeof documentWords)['invoice'],
  ][])
    for (const role of roles)
      for (const phrase of vocabulary![role]) {
        const key = fold(phrase).text
        const entry = meanings.get(key) ?? { phrase, meanings: [] }
        // A phrase listed twice for a label keeps its stronger role.
        if (!entry.meanings.some((meaning) => meaning.label === label)) entry.meanings.push({ label, role })
        meanings.set(key, entry)
      }
  return [...meanings.values()]
})()

const labelCount = Object.keys(documentWords).length
/** What speaks for many labels says little of any: 1 for one label, near 0 for all. */
const rarity = phrasesAndMeanings.map(({ meanings }) => 1 - Math.log(meanings.length) / Math.log(labelCount + 1))
const finder = phraseFinder(phrasesAndMeanings.map(({ phrase }) => phrase))

/** Labels of which words tell something. */
export const wordLabels = Object.keys(documentWords) as DocumentLabel[]

/** A hit as one label sees it. */
export interface Hit {
  readonly phrase: string
  readonly role: Role
  /** 0 to about 2. */
  readonly weight: number
}

/** What pages say for each label. Later pages count less: what a document is stands on its first. */
export function wordEvidence(pages: readonly PageText[]): ReadonlyMap<DocumentLabel, WordEvidence> {
  const hits = findHits(pages)
  const lines = pages.reduce((sum, page) => sum + page.lines.length, 0)
  const sums = new Map(wordLabels.map((label) => [label, sumOf(hits.get(label) ?? new Map())]))
  const allFields = [...sums.values()].reduce((sum, { fields }) => sum + fields, 0)
  return new Map(
    [...sums].map(([label, { title, titles, fields, hints }]) => [
      label,
      {
        title,
        titles: Math.log1p(titles - title),
        fields: Math.log1p(fields),
        fieldShare: fields / (allFields + 2),
        fieldDensity: Math.min(1.5, fields / (lines + 4) ** 0.7),
        hints: Math.log1p(hints),
      },
    ]),
  )
}

function sumOf(hits: ReadonlyMap<string, Hit>) {
  const weights = (role: Role) => [...hits.values()].filter((hit) => hit.role === role).map(({ weight }) => weight)
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  const titles = weights('titles')
  return {
    title: Math.max(0, ...titles),
    titles: sum(titles),
    fields: sum(weights('fields')),
    hints: sum(weights('hints')),
  }
}

/** The strongest place of each phrase, by label. */
export function findHits(pages: readonly PageText[]): Map<DocumentLabel, Map<string, Hit>> {
  const best = new Map<DocumentLabel, Map<string, Hit>>()
  pages.forEach((page, index) => {
    const common = medianHeight(page.lines)
    for (const line of page.lines) {
      const { letters, hits } = finder.find(line.text)
      const place = {
        first: index === 0,
        middle: (line.top + line.bottom) / 2 / page.height,
        large: (line.bottom - line.top) / common,
      }
      for (const { hit, meaning, inside } of meaningsOf(hits)) {
        const { phrase } = phrasesAndMeanings[hit.phrase]!
        const strength = hit.likeness * rarity[hit.phrase]! * (inside ? 0.4 : 1)
        const share = (hit.to - hit.from) / Math.max(1, letters)
        const weight =
          strength * (meaning.role === 'titles' ? prominence(place, share, hit.to - hit.from) : index === 0 ? 1 : 0.5)
        const known = best.get(meaning.label) ?? new Map<string, Hit>()
        if ((known.get(phrase)?.weight ?? 0) < weight) known.set(phrase, { phrase, role: meaning.role, weight })
        best.set(meaning.label, known)
      }
    }
  })
  return best
}

/** For each label the longest phrases that do not overlap; `inside`: a longer phrase of another label holds it. */
function* meaningsOf(hits: readonly PhraseHit[]): Generator<{ hit: PhraseHit; meaning: Meaning; inside: boolean }> {
  const longestFirst = [...hits].sort((a, b) => b.to - b.from - (a.to - a.from))
  const taken = new Map<DocumentLabel, PhraseHit[]>()
  for (const hit of longestFirst) {
    const holders = longestFirst.filter(
      (other) =>
        other !== hit && other.from <= hit.from && other.to >= hit.to && other.to - other.from > hit.to - hit.from,
    )
    for (const meaning of phrasesAndMeanings[hit.phrase]!.meanings) {
      const mine = taken.get(meaning.label) ?? []
      if (mine.some((other) => other.from < hit.to && hit.from < other.to)) continue
      taken.set(meaning.label, [...mine, hit])
      yield { hit, meaning, inside: holders.length > 0 }
    }
  }
}

/**
 * How much a name of a kind counts where it stands: most at the head of the first page, in large print, alone on its
 * line, and of some length ("bill" and "form" are words of every text).
 */
function prominence(place: { first: boolean; middle: number; large: number }, share: number, length: number): number {
  const head = !place.first ? 0.35 : place.middle < 0.2 ? 1 : place.middle < 0.4 ? 0.8 : 0.6
  const size = Math.min(1.6, Math.max(0.7, place.large)) ** 0.7
  const alone = share > 0.7 ? 1 : 0.35 + 0.5 * share
  const specific = Math.min(1, 0.35 + length / 14)
  return head * size * alone * specific
}

function medianHeight(lines: readonly TextLine[]): number {
  const heights = lines.map(({ top, bottom }) => bottom - top).sort((a, b) => a - b)
  return Math.max(1, heights[heights.length >> 1] ?? 1)
}
