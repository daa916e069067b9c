import { findApproximately } from './approximate.js'
import { fold } from './fold.js'

/** A phrase that stands in a line. */
export interface PhraseHit {
  /** The phrase's place in the list that the finder was made of. */
  readonly phrase: number
  /** In the folded line. */
  readonly from: number
  readonly to: number
  /** 1: as it is written; less with each misread letter. */
  readonly likeness: number
}

export interface PhraseFinder {
  /** The phrases in a line; they may overlap. `letters` is the length of the folded line, which places are counted in. */
  find(line: string): { readonly letters: number; readonly hits: readonly PhraseHit[] }
}

/** A phrase of so many letters may lack one, two or three. Shorter ones are other words with a letter changed. */
const editsOf = (length: number) => (length < 7 ? 0 : length < 13 ? 1 : length < 22 ? 2 : 3)
/** Readers lose the spaces of condensed print: a phrase so long is looked for inside words as well. */
const longEnoughInside = 11
const longestPhrase = 60
/** A line of more letters is a paragraph in one piece; what follows is not looked at. */
const longestLine = 400

/**
 * Finds many phrases at once: those written as they are by a table of runs of words, those with misread letters by the
 * groups of three letters that they share with the line (Ukkonen 1992), each then aligned.
 */
export function phraseFinder(list: readonly string[]): PhraseFinder {
  const folded = list.map((phrase) => fold(phrase).text)
  const exact = new Map<string, number>()
  const postings = new Map<string, number[]>()
  folded.forEach((phrase, index) => {
    if (phrase.length < 2 || phrase.length > longestPhrase || exact.has(phrase)) return
    exact.set(phrase, index)
    if (editsOf(phrase.length) === 0) return
    for (const triple of triplesOf(phrase)) {
      const posting = postings.get(triple)
      if (posting) posting.push(index)
      else postings.set(triple, [index])
    }
  })
  const counts = new Uint16Array(list.length)

  return {
    find(line) {
      const { text, begins } = fold(line.slice(0, longestLine))
      const hits = new Map<number, PhraseHit>()
      for (let from = 0; from < text.length; from++) {
        if (!begins[from]) continue
        for (let to = from + 2; to <= Math.min(text.length, from + longestPhrase); to++) {
          if (!begins[to]) continue
          const phrase = exact.get(text.slice(from, to))
          if (phrase !== undefined && !hits.has(phrase)) hits.set(phrase, { phrase, from, to, likeness: 1 })
        }
      }
      const touched: number[] = []
      for (const triple of triplesOf(text))
        for (const phrase of postings.get(triple) ?? []) {
          if (counts[phrase] === 0) touched.push(phrase)
          counts[phrase]!++
        }
      for (const phrase of touched) {
        const pattern = folded[phrase]!
        const edits = editsOf(pattern.length)
        // An edit spoils three triples at most.
        const likely = counts[phrase]! >= pattern.length - 2 - 3 * edits && counts[phrase]! > 1
        counts[phrase] = 0
        if (!likely || hits.has(phrase)) continue
        const found = findApproximately(pattern, text, edits)
        if (!found) continue
        const whole = begins[found.from] && begins[found.to]
        if (!whole && pattern.length < longEnoughInside) continue
        hits.set(phrase, { phrase, from: found.from, to: found.to, likeness: 1 - (1.5 * found.edits) / pattern.length })
      }
      return { letters: text.length, hits: [...hits.values()] }
    },
  }
}

function triplesOf(text: string): Set<string> {
  const triples = new Set<string>()
  for (let at = 0; at + 3 <= text.length; at++) triples.add(text.slice(at, at + 3))
  return triples
}
