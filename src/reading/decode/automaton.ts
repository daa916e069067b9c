import type { Grammar } from './constrained.js'
import { type Pattern, parsePattern } from './pattern.js'

/** A state of the nondeterministic automaton: steps that read a character and steps that read nothing. */
interface Node {
  readonly steps: { readonly characters: readonly string[]; readonly to: number }[]
  readonly free: number[]
}

/**
 * The grammar of a pattern (see {@link parsePattern}), as an automaton whose deterministic states are made when they are
 * first reached (Thompson 1968; Rabin and Scott 1959). Make it once and use it for every line.
 * @param options.anyCase letters match in either case; the text keeps the case that was read
 */
export function patternGrammar(source: string, { anyCase = false }: { anyCase?: boolean } = {}): Grammar<number> {
  const nodes: Node[] = []
  const add = () => nodes.push({ steps: [], free: [] }) - 1
  const end = add()
  const start = build(parsePattern(source), end, nodes, add, anyCase)

  const sets: number[][] = []
  const known = new Map<string, number>()
  const followers: (readonly (readonly [string, number])[] | undefined)[] = []
  const stateOf = (members: Iterable<number>): number => {
    const all = closure(nodes, members)
    const key = all.join()
    let state = known.get(key)
    if (state === undefined) {
      state = sets.push(all) - 1
      known.set(key, state)
    }
    return state
  }
  return {
    start: stateOf([start]),
    next: (state) => {
      const made = followers[state]
      if (made) return made
      const reached = new Map<string, Set<number>>()
      for (const member of sets[state]!)
        for (const { characters, to } of nodes[member]!.steps)
          for (const character of characters) reached.set(character, (reached.get(character) ?? new Set()).add(to))
      followers[state] = [...reached].map(([character, members]) => [character, stateOf(members)] as const)
      return followers[state]
    },
    accepts: (state) => sets[state]!.includes(end),
  }
}

/** Adds the nodes that read a pattern and then go on at `then`. @returns where it begins */
function build(pattern: Pattern, then: number, nodes: Node[], add: () => number, anyCase: boolean): number {
  const inner = (part: Pattern, to: number) => build(part, to, nodes, add, anyCase)
  switch (pattern.kind) {
    case 'set': {
      const at = add()
      const characters = anyCase ? bothCases(pattern.characters) : pattern.characters
      nodes[at]!.steps.push({ characters, to: then })
      return at
    }
    case 'sequence':
      return pattern.parts.reduceRight((to, part) => inner(part, to), then)
    case 'choice': {
      const at = add()
      nodes[at]!.free.push(...pattern.parts.map((part) => inner(part, then)))
      return at
    }
    case 'repeat': {
      let to = then
      if (pattern.most === Infinity) {
        to = add()
        nodes[to]!.free.push(inner(pattern.part, to), then)
      } else
        for (let count = pattern.least; count < pattern.most; count++) {
          const at = add()
          nodes[at]!.free.push(inner(pattern.part, to), then)
          to = at
        }
      for (let count = 0; count < pattern.least; count++) to = inner(pattern.part, to)
      return to
    }
  }
}

const bothCases = (characters: readonly string[]) => [
  ...new Set(characters.flatMap((character) => [character, character.toLowerCase(), character.toUpperCase()])),
]

/** The nodes that are reached without reading, sorted. */
function closure(nodes: readonly Node[], from: Iterable<number>): number[] {
  const found = new Set(from)
  for (const member of found) for (const to of nodes[member]!.free) found.add(to)
  return [...found].sort((a, b) => a - b)
}
