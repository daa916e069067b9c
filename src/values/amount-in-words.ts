import { amountFillers, type NumberWord, numberWords } from '../knowledge/number-words.js'
import { bestOfEach, type Scored } from './candidate.js'
import { firstRow, nextRow } from './edit-distance.js'

/**
 * Reads an amount in words as it was recognised, misread letters, joined and split words included. The letters are aligned
 * with the lexicon of number words under the grammar of numerals (Indian and Western scales); the cheapest alignments are
 * kept by a beam, so that several amounts come back, best first. Empty when no number word is there.
 *
 * `amountInWords('Twenty Two lacks Fifty five thousand')[0].value === 2255000`
 */
export function amountInWords(text: string): Scored<number>[] {
  const { rest, cents } = takeFraction(text)
  const { letters, boundary } = squeeze(rest)
  if (letters.length < 3) return []
  const found = align(letters, boundary)
  return bestOfEach(
    found.map(({ value, logProbability }) => ({
      value: cents !== null && Number.isInteger(value) ? round(value + cents / 100) : value,
      logProbability,
    })),
  ).slice(0, 12)
}

/** "and 45/100", "no/100", "% 100", "32 cents": hundredths written in figures. */
function takeFraction(text: string): { rest: string; cents: number | null } {
  const over = /(?:\b(no|xx|zero|nil|\d{1,2})|([%°]))\s*[/|\\l-]?\s*1[0oO]{2}\s*s?\b/i.exec(text)
  if (over) {
    const cents = over[1] && /^\d+$/.test(over[1]) ? Number(over[1]) : 0
    return { rest: text.slice(0, over.index), cents }
  }
  const named = /\b(\d{1,2})\s*(cents?|paise|pence)\b/i.exec(text)
  if (named) return { rest: text.slice(0, named.index), cents: Number(named[1]) }
  return { rest: text, cents: null }
}

/** Letters only, lower case; `boundary[i]`: a word may begin at letter i for nothing. */
function squeeze(text: string): { letters: string; boundary: boolean[] } {
  let letters = ''
  const boundary: boolean[] = []
  let fresh = true
  for (const word of text
    .toLowerCase()
    .replace(/&/g, ' and ')
    .split(/[^\p{L}01568]+/u)) {
    if (!word || amountFillers.has(word)) continue
    fresh = true
    for (const character of word) {
      boundary.push(fresh)
      fresh = false
      letters += character
    }
  }
  boundary.push(true)
  return { letters, boundary }
}

/** Where in the grammar of a numeral an alignment stands. `group` is what has been said since the last scale word. */
interface State {
  readonly cost: number
  readonly total: number
  readonly group: number
  /** What the group may still take: a tens word, then a unit, then nothing; `hundred` was said. */
  readonly open: 'any' | 'unit' | 'none'
  readonly hundred: boolean
  readonly lastScale: number
  /** The whole units, once a currency word has closed them. */
  readonly major: number | null
  readonly closed: boolean
  readonly words: number
}

const start: State = {
  cost: 0,
  total: 0,
  group: 0,
  open: 'any',
  hundred: false,
  lastScale: Number.POSITIVE_INFINITY,
  major: null,
  closed: false,
  words: 0,
}

/** A letter that belongs to no word: a stroke, a misread underline. */
const strayCost = 1.6
/** A word that begins inside a recognised word, and a recognised gap inside a word. */
const joinedCost = 0.8
const splitCost = 0.6
/** "Hundred rupees" for one hundred: rare, mostly the word before it was not read. */
const unsaidCost = 3
const beamWidth = 40
/** An alignment this much worse than the best one at its letter is given up, in nats. */
const hopeless = 9

function align(letters: string, boundary: readonly boolean[]): Scored<number>[] {
  const beams: Map<string, State>[] = Array.from({ length: letters.length + 1 }, () => new Map())
  beams[0]!.set(key(start), start)
  for (let i = 0; i < letters.length; i++) {
    const sorted = [...beams[i]!.values()].sort((a, b) => a.cost - b.cost).slice(0, beamWidth)
    beams[i] = new Map()
    if (!sorted.length) continue
    const states = sorted.filter((state) => state.cost < sorted[0]!.cost + hopeless)
    for (const state of states) put(beams[i + 1]!, key(state), state, state.cost + strayCost)
    const entry = boundary[i] ? 0 : joinedCost
    for (const [word, meaning] of numberWords) {
      const ends = wordEnds(letters, boundary, i, word)
      if (!ends.length) continue
      for (const state of states) {
        const next = say(state, meaning)
        if (!next) continue
        const at = key(next)
        for (const [end, cost] of ends) put(beams[end]!, at, next, next.cost + entry + cost)
      }
    }
  }
  const last = beams[letters.length]!
  return [...last.values()]
    .filter((state) => state.words > 0)
    .map((state) => ({ value: amountOf(state), logProbability: -state.cost }))
    .filter(({ value }) => value > 0)
}

/** Where `word` could end when it begins at letter `from`, with the cost of reading it so. */
function wordEnds(
  letters: string,
  boundary: readonly boolean[],
  from: number,
  word: string,
): [end: number, cost: number][] {
  const slack = word.length > 4 ? 3 : word.length > 3 ? 2 : 1
  const limit = Math.min(letters.length - from, word.length + slack)
  // At most this much may go wrong inside one word, else a stray letter explains it better.
  const most = 0.9 + 1.15 * word.length
  let before: readonly number[] | null = null
  let previous = firstRow(word)
  const ends: [number, number][] = []
  for (let i = 1; i <= limit; i++) {
    const gap = i > 1 && boundary[from + i - 1] ? splitCost : 0
    const current = nextRow(letters, from + i - 1, word, { previous, before: i > 1 ? before : null }, gap)
    before = previous
    previous = current
    if (i > 2 && current.every((cost) => cost > most)) break
    const cost = current[word.length]!
    if (i >= word.length - slack && cost <= most) ends.push([from + i, cost])
  }
  return ends.sort((a, b) => a[1] - b[1]).slice(0, 3)
}

const key = (s: State) => `${s.total}|${s.group}|${s.open}|${s.hundred}|${s.lastScale}|${s.major}|${s.closed}`

function put(beam: Map<string, State>, at: string, state: State, cost: number): void {
  const known = beam.get(at)
  if (!known || known.cost > cost) beam.set(at, { ...state, cost })
}

/** The state after a word; null where the grammar does not take it. */
function say(state: State, word: NumberWord): State | null {
  const next = step(state, word)
  return (
    next && {
      ...next,
      words: state.words + (word.kind === 'unit' || word.kind === 'hundred' || word.kind === 'scale' ? 1 : 0),
    }
  )
}

function step(state: State, word: NumberWord): State | null {
  if (word.kind === 'and' || word.kind === 'only') return state
  if (state.closed) return null
  switch (word.kind) {
    case 'unit': {
      if (state.open === 'none') return null
      if (state.open === 'unit' && (word.value >= 10 || word.value === 0)) return null
      const open = word.value >= 20 ? 'unit' : 'none'
      return { ...state, group: state.group + word.value, open }
    }
    case 'hundred': {
      // "twelve hundred" is said, "three hundred hundred" is not.
      const said = state.group || (state.open === 'any' && !state.hundred ? 1 : 0)
      if (!said || said >= 100 || state.hundred) return null
      const cost = state.cost + (state.group ? 0 : unsaidCost)
      return { ...state, cost, group: said * 100, open: 'any', hundred: true }
    }
    case 'scale': {
      if (state.major !== null) return null
      const said = state.group || (state.open === 'any' && !state.hundred && state.total === 0 ? 1 : 0)
      if (!said || word.value >= state.lastScale) return null
      return {
        ...state,
        cost: state.cost + (state.group ? 0 : unsaidCost),
        total: state.total + said * word.value,
        group: 0,
        open: 'any',
        hundred: false,
        lastScale: word.value,
      }
    }
    case 'currency': {
      // "Rupees" may stand before the amount as well as behind it.
      if (state.major !== null) return null
      if (state.total + state.group === 0) return state
      return { ...state, major: state.total + state.group, total: 0, group: 0, open: 'any', hundred: false }
    }
    case 'fraction': {
      // "and paise fifty": the word stands before its number.
      if (state.group >= 100 || state.group === 0) {
        if (state.major !== null) return state.group === 0 ? state : null
        return { ...state, major: state.total + state.group, total: 0, group: 0, open: 'any', hundred: false }
      }
      const major = state.major ?? state.total
      const minor = state.major === null ? state.group : state.total + state.group
      return { ...state, major: major + minor / 100, total: 0, group: 0, open: 'none', closed: true }
    }
    case 'no':
      return state.open === 'any' ? { ...state, open: 'none' } : null
  }
}

/** A number that stands behind the currency word without "cents" is hundredths too: "ten dollars and fifty". */
const amountOf = (state: State) =>
  round(
    state.major === null
      ? state.total + state.group
      : state.major + (state.closed ? 0 : (state.total + state.group) / 100),
  )

const round = (value: number) => Math.round(value * 100) / 100
