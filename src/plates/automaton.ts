import type { PlateFormat } from '../knowledge/plate-formats.js'

/** The forms of registration numbers as one automaton: a state is the set of places in forms that a text may have reached. */
export interface PlateAutomaton {
  readonly start: number
  /** The state after one more character, or −1 where no form goes on with it. */
  step(state: number, character: string): number
  /** The forms that a text which ends in this state has in full. */
  formatsAt(state: number): readonly PlateFormat[]
  /** The weight of the commonest form that is still possible. */
  bestWeight(state: number): number
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const digits = '0123456789'

/** A place in a form: what may come next, and whether the form may end here. */
interface Place {
  readonly format: number
  readonly next: Map<string, Set<number>>
  final: boolean
}

/** Forms are unrolled into places once; sets of places become states as texts reach them. */
export function buildAutomaton(
  formats: readonly PlateFormat[],
  lists: Readonly<Record<string, readonly string[]>>,
): PlateAutomaton {
  const places: Place[] = []
  const starts = new Set<number>()
  const newPlace = (format: number) => places.push({ format, next: new Map(), final: false }) - 1
  const link = (from: number, character: string, to: number) => {
    const { next } = places[from]!
    const known = next.get(character)
    if (known) known.add(to)
    else next.set(character, new Set([to]))
  }
  for (const [index, format] of formats.entries()) {
    const start = newPlace(index)
    starts.add(start)
    let open = new Set([start])
    for (const part of format.form.split(' ')) {
      const { texts, least } = expand(part, lists)
      const ends = least === 0 ? new Set(open) : new Set<number>()
      if (Array.isArray(texts[0])) {
        // A run of one class: each repeat is one more place, and from `least` on the part may end.
        const run = texts as readonly (readonly string[])[]
        let level = open
        for (const [at, characters] of run.entries()) {
          const to = newPlace(index)
          for (const from of level) for (const character of characters) link(from, character, to)
          level = new Set([to])
          if (at + 1 >= least) ends.add(to)
        }
      } else {
        for (const text of texts as readonly string[]) {
          let level = open
          for (const character of text) {
            const to = newPlace(index)
            for (const from of level) link(from, character, to)
            level = new Set([to])
          }
          for (const end of level) ends.add(end)
        }
      }
      open = ends
    }
    for (const end of open) places[end]!.final = true
  }
  return new SubsetAutomaton(places, starts, formats)
}

/** `texts`: words of which one stands here, or for a run of a class the characters of each repeat. */
function expand(
  part: string,
  lists: Readonly<Record<string, readonly string[]>>,
): { texts: readonly string[] | readonly (readonly string[])[]; least: number } {
  if (part.startsWith('@')) return { texts: lists[part.slice(1)]!, least: 1 }
  if (part.startsWith('"')) return { texts: [part.slice(1, -1)], least: 1 }
  const [, kind, first, last, without = ''] = /^([LDX])(\d+)(?:-(\d+))?(?:-([A-Z]+))?$/.exec(part)!
  const all = kind === 'D' ? digits : kind === 'L' ? letters : letters + digits
  const characters = [...all].filter((character) => !without.includes(character))
  const most = Number(last ?? first)
  return { texts: Array.from({ length: most }, () => characters), least: Number(first) }
}

class SubsetAutomaton implements PlateAutomaton {
  readonly start: number
  readonly #keys = new Map<string, number>()
  readonly #states: { places: readonly number[]; next: Map<string, number>; formats: PlateFormat[]; best: number }[] =
    []

  constructor(
    private readonly places: readonly Place[],
    starts: ReadonlySet<number>,
    private readonly formats: readonly PlateFormat[],
  ) {
    this.start = this.#state(starts)
  }

  step(state: number, character: string): number {
    const { places, next } = this.#states[state]!
    const known = next.get(character)
    if (known !== undefined) return known
    const reached = new Set<number>()
    for (const place of places) for (const to of this.places[place]!.next.get(character) ?? []) reached.add(to)
    const to = reached.size ? this.#state(reached) : -1
    next.set(character, to)
    return to
  }

  formatsAt(state: number): readonly PlateFormat[] {
    return this.#states[state]!.formats
  }

  bestWeight(state: number): number {
    return this.#states[state]!.best
  }

  #state(set: ReadonlySet<number>): number {
    const places = [...set].sort((a, b) => a - b)
    const key = places.join()
    const known = this.#keys.get(key)
    if (known !== undefined) return known
    const formats = [...new Set(places.filter((at) => this.places[at]!.final).map((at) => this.places[at]!.format))]
      .map((index) => this.formats[index]!)
      .sort((a, b) => b.weight - a.weight)
    const best = Math.max(...places.map((at) => this.formats[this.places[at]!.format]!.weight))
    this.#states.push({ places, next: new Map(), formats, best })
    this.#keys.set(key, this.#states.length - 1)
    return this.#states.length - 1
  }
}
