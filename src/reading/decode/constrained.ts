import type { Recognition } from '../recognition.js'

/**
 * Texts that a line may hold: from each state, the characters that may follow and where they lead. A weight is the natural
 * logarithm of how usual the step is (0 where none is given), in the same currency as the recogniser's probabilities.
 */
export interface Grammar<State> {
  readonly start: State
  next(state: State): Iterable<readonly [character: string, state: State, weight?: number]>
  accepts(state: State): boolean
}

export interface Decoding {
  readonly text: string
  /** Natural logarithm of the text's probability against the best that the line holds without the grammar; at most about 0. */
  readonly logProbability: number
  /** Its share among all accepted texts that the beam kept, 0 to 1: how sure the choice is, given that one of them is right. */
  readonly probability: number
}

interface Prefix<State> {
  readonly text: string
  readonly state: State
  readonly last: number
  /** Logarithms of the probability of all alignments that end in a blank, and in the last character. */
  blank: number
  character: number
}

/** Characters fainter than e^-16 at a step are not tried there. */
const faintest = -16

const none = Number.NEGATIVE_INFINITY

/**
 * Decodes a line anew under a grammar: prefix beam search (Graves et al. 2006; Hannun et al. 2014) in which only allowed
 * characters extend a prefix. `skipped` characters count as nothing: the edges of boxes, read as | or 1, spaces, dots.
 * @returns accepted texts, best first.
 */
export function decodeConstrained<State>(
  recognition: Recognition,
  alphabet: readonly string[],
  grammar: Grammar<State>,
  { skipped = '', beam = 24, most = 8 }: { skipped?: string; beam?: number; most?: number } = {},
): Decoding[] {
  const { frames, steps, classes } = recognition
  const classOf = new Map(alphabet.map((character, index) => [character, index + 1]))
  const blanks = [0, ...[...skipped].flatMap((character) => classOf.get(character) ?? [])]
  let prefixes = new Map<string, Prefix<State>>([
    ['', { text: '', state: grammar.start, last: -1, blank: 0, character: none }],
  ])
  let free = 0
  for (let step = 0; step < steps; step++) {
    const at = step * classes
    free += best(frames, at, classes)
    const blank = sum(blanks.map((label) => frames[at + label]!))
    const next = new Map<string, Prefix<State>>()
    const reach = (text: string, state: State, last: number) => {
      let prefix = next.get(text)
      if (!prefix) {
        prefix = { text, state, last, blank: none, character: none }
        next.set(text, prefix)
      }
      return prefix
    }
    for (const prefix of prefixes.values()) {
      const total = add(prefix.blank, prefix.character)
      const same = reach(prefix.text, prefix.state, prefix.last)
      same.blank = add(same.blank, total + blank)
      if (prefix.last >= 0) same.character = add(same.character, prefix.character + frames[at + prefix.last]!)
      for (const [character, state, weight = 0] of grammar.next(prefix.state)) {
        const label = classOf.get(character)
        if (label === undefined) continue
        const emission = frames[at + label]!
        if (emission < faintest) continue
        const longer = reach(prefix.text + character, state, label)
        longer.character = add(longer.character, (label === prefix.last ? prefix.blank : total) + emission + weight)
      }
    }
    prefixes = new Map(
      [...next.entries()].sort(([, a], [, b]) => add(b.blank, b.character) - add(a.blank, a.character)).slice(0, beam),
    )
  }
  const accepted = [...prefixes.values()]
    .filter(({ state }) => grammar.accepts(state))
    .map(({ text, blank, character }) => ({ text, log: add(blank, character) }))
    .sort((a, b) => b.log - a.log)
  const all = sum(accepted.map(({ log }) => log))
  return accepted
    .slice(0, most)
    .map(({ text, log }) => ({ text, logProbability: log - free, probability: Math.exp(log - all) }))
}

function best(frames: Float32Array, at: number, classes: number): number {
  let most = none
  for (let label = 0; label < classes; label++) if (frames[at + label]! > most) most = frames[at + label]!
  return most
}

function add(a: number, b: number): number {
  if (a === none) return b
  if (b === none) return a
  return a > b ? a + Math.log1p(Math.exp(b - a)) : b + Math.log1p(Math.exp(a - b))
}

const sum = (values: readonly number[]) => values.reduce(add, none)
