import type { Recognition } from '../reading/recognition.js'
import type { PlateAutomaton } from './automaton.js'

export interface PlateText {
  readonly text: string
  readonly state: number
  /** Natural logarithm of the text's probability against the best that the line holds without forms; at most about 0. */
  readonly logProbability: number
}

interface Prefix {
  readonly text: string
  readonly state: number
  readonly last: number
  blank: number
  character: number
}

/** A character that no form has is passed over at this price for every step that it takes, in natural logarithms. */
const passingOver = -3.5
/** Shapes that a font of plates makes one, or nearly; the recogniser is often sure of the wrong one. */
const lookAlikes: readonly (readonly [group: string, price: number])[] = [
  ['O0', -1.5],
  ['I1', -1.5],
  ['O0DQ', -3],
  ['I1L', -3],
  ['8B', -3],
  ['5S', -3],
  ['2Z', -3],
  ['6G', -3],
  ['4A', -3],
]
/** What it takes to read a small letter for a capital, in natural logarithms, as the prices above. */
const lowerCase = -1
/** Characters less likely than this at their step are not tried. */
const floor = -7
const beam = 16
const none = Number.NEGATIVE_INFINITY

/**
 * The registration numbers that a line may hold: prefix beam search (Graves et al. 2006; Hannun et al. 2014) in which only
 * what a form allows extends a prefix. Thus 0 and O, 1 and I, 8 and B, 5 and S are settled by their place in the form.
 * @returns texts in full form, best first by probability and weight of the form together
 */
export function decodePlate(
  recognitions: readonly Recognition[],
  alphabet: readonly string[],
  automaton: PlateAutomaton,
  most = 4,
): PlateText[] {
  const classes = alphabetClasses(alphabet)
  let prefixes = new Map<string, Prefix>([
    ['', { text: '', state: automaton.start, last: 0, blank: 0, character: none }],
  ])
  let free = 0
  for (const { frames, steps, classes: width } of recognitions)
    for (let step = 0; step < steps; step++) {
      const at = step * width
      const { best, silence, candidates } = readStep(frames, at, width, classes)
      free += best
      if (candidates.length === 0 && prefixes.size === 1 && prefixes.has('')) {
        const start = prefixes.get('')!
        start.blank = add(start.blank, start.character) + Math.max(silence, best + passingOver)
        continue
      }
      prefixes = advance(prefixes, { frames, at, best, silence, candidates }, automaton)
    }
  return [...prefixes.values()]
    .filter(({ state }) => automaton.formatsAt(state).length > 0)
    .map(({ text, state, blank, character }) => ({
      text,
      state,
      logProbability: Math.min(0, add(blank, character) - free),
    }))
    .sort((a, b) => scoreOf(b, automaton) - scoreOf(a, automaton))
    .slice(0, most)
}

const scoreOf = ({ state, logProbability }: PlateText, automaton: PlateAutomaton) =>
  logProbability + automaton.formatsAt(state)[0]!.weight

interface Step {
  readonly frames: Float32Array
  readonly at: number
  /** Of the likeliest character or of silence. */
  readonly best: number
  /** Of a blank and all silent characters together. */
  readonly silence: number
  readonly candidates: readonly { readonly character: string; readonly emission: number }[]
}

function advance(prefixes: ReadonlyMap<string, Prefix>, step: Step, automaton: PlateAutomaton): Map<string, Prefix> {
  const { best, silence, candidates } = step
  const next = new Map<string, Prefix>()
  const reach = (text: string, state: number, last: number) => {
    let prefix = next.get(text)
    if (!prefix) {
      prefix = { text, state, last, blank: none, character: none }
      next.set(text, prefix)
    }
    return prefix
  }
  const rest = Math.max(silence, best + passingOver)
  for (const prefix of prefixes.values()) {
    const total = add(prefix.blank, prefix.character)
    const same = reach(prefix.text, prefix.state, prefix.last)
    same.blank = add(same.blank, total + rest)
    for (const { character, emission } of candidates) {
      const code = character.charCodeAt(0)
      if (code === prefix.last) same.character = add(same.character, prefix.character + emission)
      const state = automaton.step(prefix.state, character)
      if (state < 0) continue
      // One glyph's steps may look now like 0 and now like O: as with a letter twice, a blank must lie between.
      const from = alike(code, prefix.last) ? prefix.blank : total
      if (from === none) continue
      const longer = reach(prefix.text + character, state, code)
      longer.character = add(longer.character, from + emission)
    }
  }
  if (next.size <= beam) return next
  const ranked = [...next.entries()].map((entry) => ({
    entry,
    score: add(entry[1].blank, entry[1].character) + automaton.bestWeight(entry[1].state),
  }))
  ranked.sort((a, b) => b.score - a.score)
  return new Map(ranked.slice(0, beam).map(({ entry }) => entry))
}

interface Reading {
  readonly character: string
  readonly price: number
}

interface Classes {
  /** What a class may stand for on a plate. */
  readonly plate: readonly (readonly Reading[])[]
  /** Blanks, separators and the marks that emblems, screws and dots are read as: nothing on a plate. */
  readonly isSilent: readonly boolean[]
}

const known = new WeakMap<readonly string[], Classes>()

function alphabetClasses(alphabet: readonly string[]): Classes {
  let classes = known.get(alphabet)
  if (!classes) {
    classes = {
      plate: [[], ...alphabet.map(readings)],
      isSilent: [true, ...alphabet.map((character) => !/\p{L}|\p{N}/u.test(character))],
    }
    known.set(alphabet, classes)
  }
  return classes
}

/** One glyph under two names: only those that hardly differ, since D and Q may well stand side by side. */
const alike = (code: number, last: number) =>
  code === last || sameGlyph.some(([a, b]) => (code === a && last === b) || (code === b && last === a))
const sameGlyph = ['O0', 'I1'].map((pair) => [pair.charCodeAt(0), pair.charCodeAt(1)] as const)

/** Itself, and what its shape may stand for, each at the least price of a group that has both. */
function readings(character: string): Reading[] {
  const capital = character.toUpperCase()
  if (!/^[A-Z0-9]$/.test(capital)) return []
  const price = capital === character ? 0 : lowerCase
  const found = new Map<string, number>([[capital, price]])
  for (const [group, change] of lookAlikes)
    if (group.includes(capital)) for (const other of group) if (!found.has(other)) found.set(other, price + change)
  return [...found].map(([to, cost]) => ({ character: to, price: cost }))
}

function readStep(frames: Float32Array, at: number, width: number, { plate, isSilent }: Classes) {
  let best = none
  let silence = none
  const found = new Map<string, number>()
  for (let label = 0; label < width; label++) {
    const value = frames[at + label]!
    if (value < floor) continue
    if (isSilent[label]) silence = add(silence, value)
    else if (plate[label]!.length)
      for (const { character, price } of plate[label]!)
        found.set(character, add(found.get(character) ?? none, value + price))
    else best = Math.max(best, value)
  }
  best = Math.max(best, silence, ...found.values())
  const candidates = [...found].map(([character, emission]) => ({ character, emission }))
  return { best, silence, candidates }
}

function add(a: number, b: number): number {
  if (a === none) return b
  if (b === none) return a
  return a > b ? a + Math.log1p(Math.exp(b - a)) : b + Math.log1p(Math.exp(a - b))
}
